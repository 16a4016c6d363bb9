/** The rounds of the game so far, read from what happened. */
import type { GameHappening, Happening } from '../../protocol'
import { standing } from '../../table/log'

export interface Round {
  number: number
  /** The totals of all sides; empty while the round is being played. */
  totals: number[]
  /** What every side has left or won: gems or points. */
  scores: (number | null)[]
}

export function roundsOf(happenings: readonly Happening[]): Round[] {
  const rounds: Round[] = []
  for (const one of standing(happenings)) {
    if (one.kind === 'duel') rounds.length = 0
    else if (one.kind === 'round') rounds.push({ number: one.place, totals: [], scores: [] })
    else count(rounds.at(-1), one)
  }
  return rounds
}

function count(round: Round | undefined, event: GameHappening): void {
  if (!round) return
  if (event.kind === 'total') round.totals[event.seat] = event.place
  else if (event.kind === 'gem' || event.kind === 'points') round.scores[event.seat] = event.place
}

/** The rounds whose totals are known. */
export const finished = (rounds: Round[]): Round[] => rounds.filter((round) => round.totals.length > 0)

/** The sides that lead a round; all of them if they are level. */
export function ahead(round: Round): number[] {
  const most = Math.max(...round.totals)
  return round.totals.flatMap((total, side) => (total === most ? [side] : []))
}
