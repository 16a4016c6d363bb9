/** Whose card lies there, where partners share a side: what nobody at the table can tell is not said. */
import type { Happening } from '../../protocol'
import { standing } from '../../table/log'
import { faceKey, printed } from './library.svelte'
import type { GwentUnit, GwentView } from './protocol'

/** Into a hand, or back from the pile of the side on which it fell. */
const CHANGES_HANDS = ['take', 'revive']

/** The cards that others may have held since they were first played. */
export function wanderersAmong(happenings: readonly Happening[]): Set<string> {
  const moved = standing(happenings).filter(({ kind }) => CHANGES_HANDS.includes(kind))
  return new Set(moved.map(({ card }) => card))
}

/** Copies of a card that two rivals may both have brought look alike, and a spy goes from side to side. */
export function bringerOf(view: GwentView, unit: GwentUnit, wanderers: ReadonlySet<string>): number {
  const faction = view.seats[unit.owner]?.faction
  const sides = new Set(view.seats.flatMap((seat) => (seat.faction === faction ? [seat.side] : [])))
  return sides.size > 1 && wanderers.has(unit.card) && mayCross(view, unit.card) ? -1 : unit.owner
}

/** GWT-5.4 a spy lands with the others; GWT-7.3 by one reading a leader takes from the pile of a rival. */
function mayCross(view: GwentView, card: string): boolean {
  const spies = printed(card)?.abilities.includes('spy') ?? false
  const taken = view.rules.includes('relentless=opponent_discard')
  return spies || (taken && view.seats.some(({ leader }) => faceKey(leader).includes('relentless')))
}
