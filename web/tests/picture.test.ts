import { describe, expect, test } from 'vitest'
import { roundAround } from '../src/replay/filming'
import { gifOf } from '../src/replay/gif'
import { wrapped } from '../src/replay/drawing'

/** The pixels of the first frame, unpacked by the book. */
function firstFrame(gif: Uint8Array): number[] {
  let at = 13 + 3 * 256 + 19 + 8 + 10
  const size = gif[at]!
  const bytes: number[] = []
  for (at += 1; gif[at]; at += gif[at]! + 1) bytes.push(...gif.subarray(at + 1, at + 1 + gif[at]!))
  return unpacked(bytes, size)
}

function unpacked(bytes: number[], least: number): number[] {
  const clear = 1 << least
  let table: number[][] = []
  const reset = () => (table = Array.from({ length: clear + 2 }, (_, at) => [at]))
  reset()
  let [size, bit, last] = [least + 1, 0, null as number[] | null]
  const out: number[] = []
  for (;;) {
    let code = 0
    for (let n = 0; n < size; n += 1, bit += 1) code |= ((bytes[bit >> 3]! >> (bit & 7)) & 1) << n
    if (code === clear + 1) return out
    if (code === clear) {
      reset()
      ;[size, last] = [least + 1, null]
      continue
    }
    const found: number[] = table[code] ?? [...last!, last![0]!]
    out.push(...found)
    if (last && table.length < 4096) table.push([...last, found[0]!])
    if (table.length === 1 << size && size < 12) size += 1
    last = found
  }
}

describe('an animated picture', () => {
  test('holds every pixel, also where its dictionary begins anew', () => {
    const [width, height] = [160, 120]
    const pixels = new Uint8ClampedArray(4 * width * height)
    for (let at = 0; at < width * height; at += 1)
      pixels.set([(at * 7919) % 256, (at * at) % 256, at % 256, 255], 4 * at)
    const gif = gifOf(
      [
        { pixels, stay: 50 },
        { pixels, stay: 50 },
      ],
      width,
      height,
    )
    expect(new TextDecoder().decode(gif.subarray(0, 6))).toBe('GIF89a')
    expect(gif.at(-1)).toBe(0x3b)
    const near = (value: number, count: number) => Math.round((value * (count - 1)) / 255)
    const meant = Array.from({ length: width * height }, (_, at) => {
      const [red, green, blue] = pixels.subarray(4 * at, 4 * at + 3)
      return (near(red!, 6) * 7 + near(green!, 7)) * 6 + near(blue!, 6)
    })
    expect(firstFrame(gif)).toEqual(meant)
  })

  test('is of the round in which the reader is, and of nothing behind the veil', () => {
    const chapters = [2, 9, 15].map((step, number) => ({ step, kind: 'round', number }))
    const around = (at: number, reach: number) => roundAround({ summary: { chapters } as never, at, reach })
    expect(around(4, 20)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect(around(16, 18)).toEqual([15, 16, 17, 18])
    expect(around(4, 6)).toEqual([2, 3, 4, 5, 6])
  })

  test('breaks its caption between words', () => {
    expect(wrapped('one two three four', (line) => line.length < 9)).toEqual(['one two', 'three', 'four'])
  })
})
