/** A QR code as rows of dark and light modules. */
import { codewords, versionFor } from './codewords'
import { entry } from '../sure'

type Grid = (boolean | null)[][]

const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]]
const LEVEL_L = 0b01
const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** The code of a text, or null if it is too long. */
export function qrGrid(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (!version) return null
  const content = codewords(bytes, version)
  const grids = MASKS.map((_, mask) => drawn(content, version, mask))
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best))
}

function drawn(content: number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  drawFinders(grid)
  drawAlignment(grid, entry(ALIGNMENT, version - 1))
  drawTiming(grid)
  drawFormat(grid, mask)
  if (version >= 7) drawVersion(grid, version)
  drawContent(grid, content, entry(MASKS, mask))
  return grid.map((row) => row.map(Boolean))
}

function drawFinders(grid: Grid): void {
  const last = grid.length - 7
  for (const [top, left] of [
    [0, 0],
    [0, last],
    [last, 0],
  ] as const) {
    for (let y = -1; y <= 7; y++)
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3))
        if (grid[top + y]?.[left + x] !== undefined) entry(grid, top + y)[left + x] = ring !== 2 && ring !== 4
      }
  }
}

function drawAlignment(grid: Grid, places: number[]): void {
  for (const y of places)
    for (const x of places) {
      if (entry(grid, y)[x] !== null) continue
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) {
          entry(grid, y + dy)[x + dx] = Math.max(Math.abs(dy), Math.abs(dx)) !== 1
        }
    }
}

function drawTiming(grid: Grid): void {
  for (let at = 8; at < grid.length - 8; at++) entry(grid, 6)[at] = entry(grid, at)[6] = at % 2 === 0
}

/** Bits with the remainder that protects them. */
function protectedBits(value: number, length: number, divisor: number): number {
  let rest = value << length
  while (rest >> length) rest ^= divisor << (Math.floor(Math.log2(rest)) - length)
  return (value << length) | rest
}

function drawFormat(grid: Grid, mask: number): void {
  const bits = protectedBits((LEVEL_L << 3) | mask, 10, 0x537) ^ 0x5412
  const last = grid.length - 1
  for (let at = 0; at < 15; at++) {
    const dark = Boolean((bits >> at) & 1)
    const near = at < 6 ? at : at < 8 ? at + 1 : -1
    if (near >= 0) entry(grid, near)[8] = dark
    else entry(grid, 8)[at === 8 ? 7 : 14 - at] = dark
    if (at < 8) entry(grid, 8)[last - at] = dark
    else entry(grid, last - 14 + at)[8] = dark
  }
  entry(grid, last - 7)[8] = true
}

function drawVersion(grid: Grid, version: number): void {
  const bits = protectedBits(version, 12, 0x1f25)
  for (let at = 0; at < 18; at++) {
    const dark = Boolean((bits >> at) & 1)
    const [long, short] = [Math.floor(at / 3), grid.length - 11 + (at % 3)]
    entry(grid, long)[short] = entry(grid, short)[long] = dark
  }
}

/** In columns of two from the right, up and down in turn. */
function drawContent(grid: Grid, content: number[], mask: (row: number, column: number) => boolean): void {
  const size = grid.length
  let bit = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - step : step
        if (entry(grid, row)[column] !== null) continue
        const dark = Boolean(((content[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
        entry(grid, row)[column] = dark !== mask(row, column)
        bit += 1
      }
  }
}

/** Long runs, squares and an uneven share of dark are hard to read. */
function penalty(grid: boolean[][]): number {
  const columns = grid.map((_, column) => grid.map((row) => entry(row, column)))
  const runs = [...grid, ...columns].reduce((sum, line) => sum + runPenalty(line), 0)
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2
  return runs + 3 * squares(grid) + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}

function runPenalty(line: boolean[]): number {
  const signs = line.map(Number).join('')
  const runs = signs.match(/0{5,}|1{5,}/g) ?? []
  const finders = signs.match(/(?=10111010000|00001011101)/g) ?? []
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 40 * finders.length
}

function squares(grid: boolean[][]): number {
  let count = 0
  for (let y = 0; y + 1 < grid.length; y++)
    for (let x = 0; x + 1 < grid.length; x++) {
      const sign = entry(grid, y)[x]
      if (
        sign === entry(grid, y)[x + 1] &&
        sign === entry(grid, y + 1)[x] &&
        sign === entry(grid, y + 1)[x + 1]
      )
        count += 1
    }
  return count
}
