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

const isSketch = (found: unknown): found is SketchWish =>
  typeof found === 'object' &&
  found !== null &&
  'game' in found &&
  'seats' in found &&
  Array.isArray(found.seats)

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const written = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(written).arrayBuffer())
}
