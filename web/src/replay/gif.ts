/** Frames as an animated GIF: every frame whole, in the colours of a fixed palette. */

/** What canvas pixels look like: four bytes each. */
export interface Frame {
  pixels: Uint8ClampedArray
  /** How long it stays, in hundredths of a second. */
  stay: number
}

const RED = 6
const GREEN = 7
const BLUE = 6
const BITS = 8
const CLEAR = 1 << BITS
const END = CLEAR + 1
const MOST = 4096
const LONGEST_BLOCK = 255

class Bytes {
  readonly all: number[] = []

  text(words: string): this {
    for (const letter of words) this.all.push(letter.charCodeAt(0))
    return this
  }

  byte(...values: number[]): this {
    for (const value of values) this.all.push(value & 255)
    return this
  }

  word(...values: number[]): this {
    for (const value of values) this.byte(value, value >> 8)
    return this
  }
}

export function gifOf(frames: readonly Frame[], width: number, height: number): Uint8Array<ArrayBuffer> {
  const out = new Bytes().text('GIF89a').word(width, height).byte(0xf7, 0, 0)
  for (const colour of palette()) out.byte(...colour)
  out.byte(0x21, 0xff, 11).text('NETSCAPE2.0').byte(3, 1, 0, 0, 0)
  for (const { pixels, stay } of frames) {
    out.byte(0x21, 0xf9, 4, 0).word(stay).byte(0, 0)
    out.byte(0x2c).word(0, 0, width, height).byte(0, BITS)
    inBlocks(packed(places(pixels)), out)
  }
  return Uint8Array.from(out.byte(0x3b).all)
}

function palette(): [number, number, number][] {
  const level = (at: number, count: number): number => Math.round((255 * at) / (count - 1))
  const found: [number, number, number][] = []
  for (let at = 0; at < CLEAR; at += 1) {
    const [red, rest] = [Math.floor(at / (GREEN * BLUE)), at % (GREEN * BLUE)]
    found.push([
      level(Math.min(red, RED - 1), RED),
      level(Math.floor(rest / BLUE), GREEN),
      level(rest % BLUE, BLUE),
    ])
  }
  return found
}

/** The place in the palette of every pixel. */
function places(pixels: Uint8ClampedArray): Uint8Array {
  const near = (value: number, count: number): number => Math.round((value * (count - 1)) / 255)
  const found = new Uint8Array(pixels.length / 4)
  for (let at = 0; at < found.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * at, 4 * at + 3)
    found[at] = (near(red, RED) * GREEN + near(green, GREEN)) * BLUE + near(blue, BLUE)
  }
  return found
}

/** Codes of growing length, the lowest bit first. */
class Codes {
  readonly bytes: number[] = []
  private held = 0
  private bits = 0

  put(code: number, size: number): void {
    this.held |= code << this.bits
    this.bits += size
    while (this.bits >= 8) this.shift()
  }

  finish(): number[] {
    if (this.bits > 0) this.shift()
    return this.bytes
  }

  private shift(): void {
    this.bytes.push(this.held & 255)
    this.held >>>= 8
    this.bits -= 8
  }
}

/** LZW, as GIF wants it. */
function packed(pixels: Uint8Array): number[] {
  const codes = new Codes()
  let known = new Map<number, number>()
  let [size, next] = [BITS + 1, END + 1]
  codes.put(CLEAR, size)
  let prefix = pixels[0] ?? 0
  for (const pixel of pixels.subarray(1)) {
    const longer = known.get((prefix << BITS) | pixel)
    if (longer !== undefined) {
      prefix = longer
      continue
    }
    codes.put(prefix, size)
    if (next < MOST) {
      if (next === 1 << size) size += 1
      known.set((prefix << BITS) | pixel, next)
      next += 1
    } else {
      codes.put(CLEAR, size)
      known = new Map()
      ;[size, next] = [BITS + 1, END + 1]
    }
    prefix = pixel
  }
  codes.put(prefix, size)
  codes.put(END, size)
  return codes.finish()
}

function inBlocks(bytes: readonly number[], out: Bytes): void {
  for (let at = 0; at < bytes.length; at += LONGEST_BLOCK) {
    const block = bytes.slice(at, at + LONGEST_BLOCK)
    out.byte(block.length, ...block)
  }
  out.byte(0)
}
