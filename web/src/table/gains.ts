/** What each move changed of the totals, as the house told it after every answer. */
import type { GameHappening, Happening } from '../protocol'
import { sinceDeal } from './log'
import type { Grammar } from './telling'

export type Gains = ReadonlyMap<GameHappening, readonly number[]>

/** By the event that began the move; a move that changed nothing is not among them. */
export function gainsOf(
  happenings: readonly Happening[],
  { moves, ends }: Pick<Grammar, 'moves' | 'ends'>,
): Gains {
  const gains = new Map<GameHappening, readonly number[]>()
  const trail: (GameHappening | null)[] = []
  for (const one of sinceDeal(happenings)) {
    if (one.of === 'game' && moves.includes(one.kind)) trail.push(one)
    else if (one.of === 'game' && ends.includes(one.kind)) trail.push(null)
    else if (one.of === 'gains') note(gains, trail, one.gains)
  }
  return gains
}

/** The first numbers belong to the move that was going on, all others to the moves that were told last. */
function note(
  gains: Map<GameHappening, readonly number[]>,
  trail: readonly (GameHappening | null)[],
  told: readonly (readonly number[])[],
): void {
  const [ongoing = [], ...further] = told
  let place = trail.length
  for (const numbers of further.toReversed()) {
    place = trail.findLastIndex((one, at) => at < place && one !== null)
    add(gains, trail[place], numbers)
  }
  add(gains, trail[place - 1], ongoing)
}

function add(
  gains: Map<GameHappening, readonly number[]>,
  move: GameHappening | null | undefined,
  numbers: readonly number[],
): void {
  if (!move || !numbers.some(Boolean)) return
  gains.set(move, summed(gains.get(move), numbers))
}

/** Side by side. */
export const summed = (some: readonly number[] = [], more: readonly number[]): number[] =>
  more.map((number, side) => number + (some[side] ?? 0))
