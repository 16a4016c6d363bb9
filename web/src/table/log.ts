/** What happened around a table, in sentences; every game tells its own events. */
import type { GameHappening, Happening, RoomHappening } from '../protocol'
import { say } from '../words/words.svelte'
import type { Cast } from './cast'
import { type Part, markDetails, partsOf, plain } from './marks'

export interface Sentence {
  text: string
  /** The same text with what stands out in it. */
  parts: Part[]
  /** What the move changed of the total of each side; empty if nothing. */
  gains: readonly number[]
  /** Whose doing it was, -1 for nobody's. */
  seat: number
  heading: boolean
  /** What kind of event it began with. */
  kind: string
  /** Where that was: a place, or a number that the event carries. */
  place: number
  cards: string[]
}

/** Only what belongs to the game on the table. */
export function sinceDeal(happenings: readonly Happening[]): readonly Happening[] {
  const deal = happenings.findLastIndex((one) => one.of === 'room' && one.kind === 'dealt')
  return deal < 0 ? happenings : happenings.slice(deal)
}

/** The events of the game on the table that still count: what was taken back does not. */
export function standing(happenings: readonly Happening[]): GameHappening[] {
  let events: GameHappening[] = []
  for (const one of sinceDeal(happenings)) {
    if (one.of === 'game') events.push(one)
    else if (one.of === 'room' && one.kind === 'taken_back')
      events = events.slice(0, Number(one.details?.events))
  }
  return events
}

/** Something around the table. */
export function aside(one: RoomHappening, cast: Cast): Sentence {
  const details = Object.fromEntries(
    Object.entries(one.details ?? {}).map(([name, value]) => [name, String(value ?? '')]),
  )
  const seat = typeof one.details?.seat === 'number' ? one.details.seat : -1
  const named = markDetails({ ...details, ...cast.seat(seat) }, ['name', 'Name'])
  return { ...plainly(say(`web-room-${one.kind}`, named)), kind: one.kind }
}

/** Somebody said nothing more than this. */
const plainly = (text: string): Sentence => ({
  text: plain(text),
  parts: partsOf(text),
  gains: [],
  seat: -1,
  heading: false,
  kind: '',
  place: -1,
  cards: [],
})

/** A decision of which this viewer saw nothing. */
export const unseen = (seat: number, cast: Cast): Sentence => ({
  ...plainly(say('web-replay-unseen', markDetails(cast.seat(seat), ['name', 'Name']))),
  seat,
})
