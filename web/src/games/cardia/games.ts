/** The games of a match that are over, and what acts right now, from what has happened. */
import type { GameHappening, Happening } from '../../protocol'
import { standing } from '../../table/log'

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

/** The ability or the guardian that was called last in this round, and by whom. */
export function actorOf(happenings: readonly Happening[]): GameHappening | null {
  const events = standing(happenings)
  const start = events.findLastIndex((one) => one.kind === 'reveal' || one.kind === 'game')
  return events.slice(start).findLast((one) => one.kind === 'ability' || one.kind === 'guardian') ?? null
}
