/** Remembers drawings: a full board shows the same faces again and again. */
const MOST = 600

export function remembered<A extends unknown[]>(
  draw: (...about: A) => string,
  name: (...about: A) => string,
) {
  const drawn = new Map<string, string>()
  return (...about: A): string => {
    const key = name(...about)
    let face = drawn.get(key)
    if (face === undefined) {
      face = draw(...about)
      if (drawn.size >= MOST) drawn.clear()
      drawn.set(key, face)
    }
    return face
  }
}
