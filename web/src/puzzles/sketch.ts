/** A table set up by hand, in a link: packed, in letters that an address may have. */
import type { SketchWish } from '../protocol'

const MOST = 20_000

export async function packed(sketch: SketchWish): Promise<string> {
  const bytes = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(JSON.stringify(sketch)),
  )
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Nothing for a link that was cut off or made up. */
export async function unpacked(text: string): Promise<SketchWish | null> {
  if (text.length > MOST) return null
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const written = await through(new DecompressionStream('deflate-raw'), bytes)
    const found: unknown = JSON.parse(new TextDecoder().decode(written))
    return isSketch(found) ? found : null
  } catch {
    return null
  }
}

const SIDES = 2

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found)

const isText = (found: unknown): boolean => typeof found === 'string'

/** Whether this is left out, or names something that all is as it should be. */
const holds = (found: unknown, isGood: (one: unknown) => boolean): boolean =>
  found === undefined || (isObject(found) && Object.values(found).every(isGood))

const isSeat = (found: unknown): boolean =>
  isObject(found) &&
  holds(found.names, isText) &&
  holds(found.piles, (pile) => Array.isArray(pile) && pile.every(isText)) &&
  holds(found.numbers, Number.isInteger)

/** Which games, cards and places there are, the house knows. */
const isSketch = (found: unknown): found is SketchWish =>
  isObject(found) &&
  isText(found.game) &&
  holds(found.names, isText) &&
  Array.isArray(found.seats) &&
  found.seats.length === SIDES &&
  found.seats.every(isSeat) &&
  (found.asked === 0 || found.asked === 1)

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const written = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(written).arrayBuffer())
}
