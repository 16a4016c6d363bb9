/** The bytes of a QR code: the text, its padding, and what repairs it (error correction level L). */
import { entry } from '../sure'

/** By version: bytes in all, bytes for repair in each block, blocks. */
export const VERSIONS: [bytes: number, repair: number, blocks: number][] = [
  [26, 7, 1],
  [44, 10, 1],
  [70, 15, 1],
  [100, 20, 1],
  [134, 26, 1],
  [172, 18, 2],
  [196, 20, 2],
  [242, 24, 2],
  [292, 30, 2],
]
const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11]

const POWERS: number[] = []
const LOGS: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value
  LOGS[value] = power
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1
}

const times = (a: number, b: number): number =>
  a && b ? entry(POWERS, (entry(LOGS, a) + entry(LOGS, b)) % 255) : 0

/** Room for the text: two bytes are spent on the mode and the length. */
const roomOf = ([bytes, repair, blocks]: (typeof VERSIONS)[number]): number => bytes - repair * blocks - 2

/** The smallest version that holds so many bytes, counted from 1; 0 if none does. */
export const versionFor = (length: number): number =>
  VERSIONS.findIndex((version) => roomOf(version) >= length) + 1

export function codewords(text: Uint8Array, version: number): number[] {
  const [bytes, repair, blocks] = entry(VERSIONS, version - 1)
  const size = (bytes - repair * blocks) / blocks
  const content = padded(text, size * blocks)
  const parts = Array.from({ length: blocks }, (_, block) => content.slice(block * size, (block + 1) * size))
  return [...interleaved(parts), ...interleaved(parts.map((part) => repairOf(part, repair)))]
}

/** Mode, length and text are shifted by half a byte. */
function padded(text: Uint8Array, size: number): number[] {
  const halves = [
    BYTE_MODE,
    text.length >> 4,
    text.length & 15,
    ...[...text].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ]
  const bytes: number[] = []
  for (let at = 0; at + 1 < halves.length; at += 2)
    bytes.push((entry(halves, at) << 4) | entry(halves, at + 1))
  for (let at = 0; bytes.length < size; at++) bytes.push(entry(PADDING, at % 2))
  return bytes
}

function interleaved(parts: number[][]): number[] {
  return entry(parts, 0).flatMap((_, at) => parts.map((part) => entry(part, at)))
}

/** Reed and Solomon: the remainder of a division of polynomials. */
function repairOf(content: number[], count: number): number[] {
  const divisor = generator(count)
  const rest = [...content, ...Array<number>(count).fill(0)]
  for (let at = 0; at < content.length; at++) {
    const factor = entry(rest, at)
    divisor.forEach((term, place) => {
      rest[at + place] = entry(rest, at + place) ^ times(term, factor)
    })
  }
  return rest.slice(content.length)
}

function generator(count: number): number[] {
  let terms = [1]
  for (let power = 0; power < count; power++) {
    const next = [...terms, 0]
    terms.forEach((term, place) => {
      next[place + 1] = entry(next, place + 1) ^ times(term, entry(POWERS, power))
    })
    terms = next
  }
  return terms
}
