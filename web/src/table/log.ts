/** What happened around a table, in sentences; every game tells its own events. */
import type { GameHappening, Happening, RoomHappening } from '../protocol'
import { say } from '../words/words.svelte'
import type { Cast } from './cast'

export interface Sentence {
  text: string
  /** Whose doing it was, -1 for nobody's. */
  seat: number
  heading: boolean
  /** What kind of event it began with. */
  kind: string
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
  return {
    text: say(`web-room-${one.kind}`, { ...details, ...cast.seat(seat) }),
    seat: -1,
    heading: false,
    kind: one.kind,
    cards: [],
  }
}

/** A decision of which this viewer saw nothing. */
export const unseen = (seat: number, cast: Cast): Sentence => ({
  text: say('web-replay-unseen', cast.seat(seat)),
  seat,
  heading: false,
  kind: '',
  cards: [],
})
