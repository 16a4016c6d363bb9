/** Numbers into lines: the drawing hand behind windows and cards. */

/** Chance that follows from a word, so that a card always looks the same. */
export function seededBy(word: string): () => number {
  let state = 2166136261
  for (const letter of word) {
    state ^= letter.charCodeAt(0)
    state = Math.imul(state, 16777619)
  }
  return () => {
    state += 0x6d2b79f5
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function colour(hue: number, saturation: number, lightness: number): string {
  const h = ((hue % 360) + 360) % 360
  const l = lightness / 100
  const a = (saturation / 100) * Math.min(l, 1 - l)
  const channel = (n: number) => {
    const k = (n + h / 30) % 12
    const value = l - a * Math.max(-1, Math.min(k - 3, Math.min(9 - k, 1)))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

export interface Centre {
  x: number
  y: number
}

export function at({ x, y }: Centre, radius: number, angle: number): string {
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
}

export function wedge(
  c: Centre,
  inner: number,
  outer: number,
  from: number,
  to: number,
  fill: string,
): string {
  const arc = `A${outer} ${outer} 0 0 1 ${at(c, outer, to)}`
  return `<path d="M${at(c, inner, from)}L${at(c, outer, from)}${arc}L${at(c, inner, to)}Z" fill="${fill}"/>`
}

export function leaf(
  c: Centre,
  inner: number,
  outer: number,
  angle: number,
  width: number,
  fill: string,
  belly = 0.55,
): string {
  const middle = inner + (outer - inner) * belly
  const tip = at(c, outer, angle)
  const foot = at(c, inner, angle)
  const [left, right] = [at(c, middle, angle - width), at(c, middle, angle + width)]
  return `<path d="M${foot}Q${left} ${tip}Q${right} ${foot}Z" fill="${fill}"/>`
}

export function disc(c: Centre, distance: number, angle: number, radius: number, fill: string): string {
  const [x, y] = at(c, distance, angle).split(' ')
  return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="${fill}"/>`
}

export function star(c: Centre, outer: number, inner: number, points: number, turn: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    at(c, i % 2 ? inner : outer, turn + (i * Math.PI) / points),
  )
  return `M${corners.join('L')}Z`
}

export const escaped = (text: string | number): string =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
