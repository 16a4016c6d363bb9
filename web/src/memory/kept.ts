/** What a browser keeps between visits, by name; a browser that keeps nothing plays all the same. */
export function recall<T>(name: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? usual
  } catch {
    return usual
  }
}

export function retain(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Nothing is kept.
  }
}

const OURS = 'taverne'

/** Everything that this browser keeps for us, as it would be written into a file. */
export const everything = (): Record<string, string | null> =>
  Object.fromEntries(
    Object.keys(localStorage)
      .filter((key) => key.startsWith(OURS))
      .map((key) => [key, localStorage.getItem(key)]),
  )

export async function forgetEverything(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key)
  await (await import('./cupboard')).clearOut()
}
