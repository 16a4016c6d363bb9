/** What the house always sends, and a page can rely on: if it is missing after all, that is loud. */
export function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something is missing that is always there.')
  return value
}

/** An entry of a list that is long enough. */
export const entry = <T>(list: ArrayLike<T>, place: number): T => given(list[place])
