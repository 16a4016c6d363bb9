/** Links to a step of a game: those that people share carry the game, so that they last; within a house its room will do. */

/** What a link asks for; `step` hides all that comes after it. */
export interface Asked {
  room: string | null
  /** Which game of the room; else its last. */
  number: number | null
  /** A game that was kept on this device. */
  kept: string | null
  /** The game itself, packed. */
  packed: string | null
  seat: number | null
  step: number | null
}

/** What a link is made for. */
interface Linked {
  record: string
  seat: number | null
  step: number
}

export class BrokenLink extends Error {}

/** More than any record: a link that unpacks to more is none of ours. */
const LONGEST = 256_000

const numbered = (word: string | null): number | null =>
  word && /^\d{1,6}$/.test(word) ? Number(word) : null

export function readLink(search: string, hash: string): Asked {
  const [asked, inside] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]
  const word = (name: string): string | null => asked.get(name) ?? inside.get(name)
  return {
    room: asked.get('room'),
    number: numbered(asked.get('number')),
    kept: asked.get('game'),
    packed: inside.get('record'),
    seat: numbered(word('seat')),
    step: numbered(word('move')),
  }
}

export async function linkTo({ record, seat, step }: Linked): Promise<string> {
  return `/replay#record=${await pack(record)}&move=${step}${seat === null ? '' : `&seat=${seat}`}`
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export async function unpack(packed: string): Promise<string> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const text = await through(bytes, new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    throw new BrokenLink()
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: number[] = []
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const byte of next.value) parts.push(byte)
    if (parts.length > LONGEST) throw new BrokenLink()
  }
  return Uint8Array.from(parts)
}
