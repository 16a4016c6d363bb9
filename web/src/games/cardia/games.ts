/** The games of a match that are over, and what acts right now, from what has happened. */
import type { GameHappening, Happening } from '../../protocol'
import type { CardiaView } from './protocol'
import { sinceDeal, standing } from '../../table/log'

export interface Finished {
  number: number
  /** The seat that won it, -1 for nobody. */
  winner: number
}

export function finishedGames(happenings: readonly Happening[]): Finished[] {
  return standing(happenings).flatMap((one) =>
    one.kind === 'game_won' || one.kind === 'game_drawn' ? [{ number: one.place, winner: one.seat }] : [],
  )
}

/** The signets of both seats when that game ended; those of the last one still lie on the table. */
export function signetsIn(happenings: readonly Happening[], game: number, view: CardiaView): number[] {
  const row = sinceDeal(happenings).findLast((one) => one.of === 'row' && one.game === game)
  if (row?.of !== 'row') return view.seats.map((seat) => seat.signets)
  return view.seats.map((_, seat) => row.row.reduce((sum, one) => sum + (one.signets[seat] ?? 0), 0))
}

/** The ability or the guardian that was called last in this round, and by whom. */
export function actorOf(happenings: readonly Happening[]): GameHappening | null {
  const events = standing(happenings)
  const start = events.findLastIndex((one) => one.kind === 'reveal' || one.kind === 'game')
  return events.slice(start).findLast((one) => one.kind === 'ability' || one.kind === 'guardian') ?? null
}
