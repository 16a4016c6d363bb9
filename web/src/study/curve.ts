/** The win chance along a game: what each seat could think of its own chance, move by move. */
import type { JudgedMove } from '../protocol'

/** The colours of the sides: one's own and the first rival are known without. */
const SIDES = ['', '', 's2', 's3', 's4']
export const colourOf = (side: number | undefined): string => SIDES[side ?? 0] ?? ''

export interface Point {
  step: number
  chance: number
}

export interface Line {
  seat: number
  /** By which eyes: the seat's own, or those of the reader. */
  isOwn: boolean
  points: Point[]
}

/** Before a seat answers it may have the best of all answers; then it has the one that it gave. */
function ownPoints(moves: readonly JudgedMove[], seat: number): Point[] {
  return moves
    .filter((move) => move.seat === seat)
    .flatMap((move) => [
      { step: move.step - 1, chance: move.before },
      { step: move.step, chance: move.after[seat] ?? 0 },
    ])
}

const allPoints = (moves: readonly JudgedMove[], seat: number): Point[] =>
  moves.map((move) => ({ step: move.step, chance: move.after[seat] ?? 0 }))

/**
 * One's own line, and among many those of the others as one saw them. A spectator gets everybody's own.
 * With hindsight all eyes see the same.
 */
export function linesOf(
  moves: readonly JudgedMove[],
  sides: readonly number[],
  eyes: number | null,
  hindsight: boolean,
): Line[] {
  const seats = firstOfSides(sides, eyes)
  if (hindsight) return seats.map((seat) => line(seat, eyes, allPoints(moves, seat)))
  if (eyes === null) return seats.map((seat) => line(seat, null, ownPoints(moves, seat)))
  const mine = moves.filter((move) => move.seat === eyes)
  const others = seats.filter((seat) => seat !== eyes && new Set(sides).size > 2)
  return [
    line(eyes, eyes, ownPoints(moves, eyes)),
    ...others.map((seat) => line(seat, eyes, allPoints(mine, seat))),
  ]
}

const line = (seat: number, eyes: number | null, points: Point[]): Line => ({
  seat,
  isOwn: seat === (eyes ?? seat),
  points,
})

/** Partners share a line; of two sides with hindsight one is enough. */
function firstOfSides(sides: readonly number[], eyes: number | null): number[] {
  const home = eyes ?? 0
  const found = [...new Set(sides)].map((side) => (side === sides[home] ? home : sides.indexOf(side)))
  return found.sort((a, b) => Number(b === home) - Number(a === home) || a - b)
}

/** The chance that was last known at this step. */
export function chanceAt(points: readonly Point[], step: number): Point | null {
  return points.filter((point) => point.step <= step).at(-1) ?? null
}

/** Up to a step; the path of a line in a box. */
export function pathOf(points: readonly Point[], last: number, width: number, height: number): string {
  return points
    .map(({ step, chance }, at) => `${at ? 'L' : 'M'}${place(step, last, width)} ${height * (1 - chance)}`)
    .join('')
}

export const place = (step: number, last: number, width: number): number =>
  Math.round((width * step * 10) / Math.max(1, last)) / 10
