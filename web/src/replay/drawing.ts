/** A table as plain data that can be drawn on any paper: sides, rows, cards. */
import type { Update } from '../protocol'
import { factionOf } from '../art/factions'

export interface Pane {
  figure: string
  name: string
  faction: string
  /** A hero, or whoever won. */
  isGold: boolean
}

export interface DrawnSide {
  name: string
  total: number
  isHome: boolean
  rows: { total: string; panes: Pane[] }[]
}

export type DrawingOf = (update: Update) => DrawnSide[]

export const WIDTH = 480
const MARGIN = 8
const HEAD = 22
const CAPTION = 46
const FIELD = 268
const GAP = 3
const TALLEST = 44
const LABEL = 34
const LETTERS = '"Alegreya Sans", sans-serif'

export const heightOf = (sides: readonly DrawnSide[]): number =>
  MARGIN + sides.length * HEAD + rowsIn(sides) * (rowHeight(sides) + GAP) + CAPTION

const rowsIn = (sides: readonly DrawnSide[]): number => sides.reduce((sum, side) => sum + side.rows.length, 0)
const rowHeight = (sides: readonly DrawnSide[]): number =>
  Math.min(TALLEST, Math.floor(FIELD / rowsIn(sides)))

type Paper = CanvasRenderingContext2D
type Colour = (token: string) => string

/** The sides from top to bottom, and below them what has just happened. */
export function paint(paper: Paper, sides: readonly DrawnSide[], caption: string, colour: Colour): void {
  const { width, height } = paper.canvas
  fill(paper, colour('--bg'), 0, 0, width, height)
  let top = MARGIN
  for (const side of sides) top = paintSide(paper, side, top, rowHeight(sides), colour)
  paintCaption(paper, caption, top, colour)
}

function paintSide(paper: Paper, side: DrawnSide, top: number, high: number, colour: Colour): number {
  const own = colour(side.isHome ? '--me' : '--opp')
  write(paper, `${side.name}: ${side.total}`, MARGIN, top + HEAD / 2, `700 16px ${LETTERS}`, own)
  let at = top + HEAD
  for (const row of side.rows) {
    fill(paper, colour(side.isHome ? '--row-me' : '--row-opp'), MARGIN, at, WIDTH - 2 * MARGIN, high)
    write(paper, row.total, MARGIN + 6, at + high / 2, `700 ${Math.min(16, high - 6)}px ${LETTERS}`, own)
    paintRow(paper, row.panes, at, high)
    at += high + GAP
  }
  return at
}

/** Long rows overlap. */
function paintRow(paper: Paper, panes: readonly Pane[], top: number, high: number): void {
  const wide = Math.round(high * 0.95)
  const room = WIDTH - 2 * MARGIN - LABEL - wide
  const stride = Math.min(wide + GAP, room / Math.max(1, panes.length - 1))
  panes.forEach((pane, at) => paintPane(paper, pane, MARGIN + LABEL + at * stride, top + 2, wide, high - 4))
}

function paintPane(paper: Paper, pane: Pane, left: number, top: number, wide: number, high: number): void {
  const { mid, bright } = factionOf(pane.faction)
  fill(paper, pane.isGold ? '#eebb4d' : bright, left, top, wide, high)
  fill(paper, mid, left + 2, top + 2, wide - 4, high - 4)
  const isTall = high > 30
  const middle = top + (isTall ? high * 0.38 : high / 2)
  write(paper, pane.figure, left + wide / 2, middle, `800 ${isTall ? 18 : 13}px ${LETTERS}`, '#fff', 'center')
  if (isTall)
    write(paper, pane.name, left + wide / 2, top + high - 8, `500 9px ${LETTERS}`, '#fff', 'center', wide - 6)
}

function paintCaption(paper: Paper, caption: string, top: number, colour: Colour): void {
  paper.font = `500 15px ${LETTERS}`
  const lines = wrapped(caption, (words) => paper.measureText(words).width <= WIDTH - 2 * MARGIN).slice(0, 2)
  lines.forEach((line, at) =>
    write(paper, line, MARGIN, top + 12 + at * 18, `500 15px ${LETTERS}`, colour('--ink')),
  )
}

/** Words into lines that fit. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function fill(paper: Paper, colour: string, left: number, top: number, wide: number, high: number): void {
  paper.fillStyle = colour
  paper.fillRect(left, top, wide, high)
}

function write(
  paper: Paper,
  words: string,
  left: number,
  middle: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = 'left',
  most = WIDTH,
): void {
  paper.font = font
  paper.fillStyle = colour
  paper.textAlign = align
  paper.textBaseline = 'middle'
  paper.fillText(words, left, middle, most)
}
