/** What the opponent of solo play weighed, read from what happened. */
import type { GameHappening, Happening } from '../../protocol'
import { LINES } from './board'
import { standing } from '../../table/log'
import { entry } from '../../sure'

export interface Way {
  word: string
  value: number
  chosen: boolean
}

export interface Weighing {
  card: string
  measure: 'weigh' | 'weigh_strength'
  ways: Way[]
}

/** What the opponent without a player did in its turn: the card that it turned up, and its choice if it had one. */
export interface Step {
  card: string
  weighing: Weighing | null
  /** The row in which the card came to lie, -1 for none. */
  row: number
}

const TURNED = ['reveal', 'turn_up', 'unbury']
const LAID = ['play', 'beside']
const PLAYED = ['reveal', 'unbury', 'turn_up', 'revive', 'play', 'muster']

/** The last choice of the opponent, with every way it could have gone. */
export function lastWeighing(happenings: readonly Happening[]): Weighing | null {
  const events = standing(happenings)
  const end = events.findLastIndex((one) => isWeighing(one))
  if (end < 0) return null
  let start = end
  while (start > 0 && isWeighing(entry(events, start - 1))) start -= 1
  const after = events[end + 1]
  const card = events.slice(0, start).findLast((one) => PLAYED.includes(one.kind))?.card ?? ''
  const ways = events
    .slice(start, end + 1)
    .map((one) => ({ word: one.card, value: one.place, chosen: isChosen(one.card, after) }))
  return {
    card,
    measure: entry(events, end).kind as Weighing['measure'],
    ways: ways.sort((one, other) => other.value - one.value),
  }
}

/** Its last turn among these happenings. */
export function lastStep(happenings: readonly Happening[], automaton: number): Step | null {
  const own = standing(happenings).filter((one) => one.seat === automaton)
  const start = own.findLastIndex((one) => TURNED.includes(one.kind) && one.card !== '')
  if (start < 0) return null
  const laid = own.slice(start).find((one) => LAID.includes(one.kind))
  return { card: entry(own, start).card, weighing: lastWeighing(happenings), row: laid?.place ?? -1 }
}

const isWeighing = (event: GameHappening): boolean =>
  event.kind === 'weigh' || event.kind === 'weigh_strength'

function isChosen(word: string, after: GameHappening | undefined): boolean {
  const [line, side] = word.split('@')
  if (side === undefined) return after?.card === word
  return after?.place === Number(side) * LINES.length + LINES.indexOf(line as (typeof LINES)[number])
}
