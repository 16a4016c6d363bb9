/** What the happenings of an update say about the ways of cards. */
import type { GameHappening, Happening } from '../protocol'

/** Each begins something of its own. */
const BEGINNINGS = ['play', 'leader', 'pass', 'reveal', 'turn_up', 'commit']
const PLAYED = ['play', 'reveal', 'turn_up', 'plays_openly']
/** So many turns are shown; who missed more just sees how things stand. */
const MOST_TURNS = 3

export interface Story {
  /** The card that caused everything else. */
  played: string
  /** The seat that did it, -1 for nobody. */
  actor: number
  burnt: Set<string>
  called: Set<string>
  revived: Set<string>
  /** Cards that took the place of others: those are turned over where they lie. */
  old: Set<string>
  young: Set<string>
  /** The board was cleared at the end of a round. */
  swept: boolean
}

export const gameEvents = (happenings: readonly Happening[]): GameHappening[] =>
  happenings.filter((one): one is GameHappening => one.of === 'game')

/** Whether a reader could follow all of it. */
export function isShort(happenings: readonly Happening[]): boolean {
  const events = gameEvents(happenings)
  return events.length > 0 && turnsIn(events) <= MOST_TURNS
}

/** Cards that are turned up together belong to one turn. */
function turnsIn(events: GameHappening[]): number {
  return events.filter((one, place) => BEGINNINGS.includes(one.kind) && events[place - 1]?.kind !== one.kind).length
}

export function storyOf(happenings: readonly Happening[]): Story {
  const events = gameEvents(happenings)
  const of = (...kinds: string[]) => new Set(events.flatMap((one) => (kinds.includes(one.kind) && one.card ? [one.card] : [])))
  const cause = events.find((one) => PLAYED.includes(one.kind) && one.card)
  const turns = events.flatMap((one, place) => (['transform', 'summon'].includes(one.kind) ? [[one.card, events[place + 1]?.card ?? ''] as const] : []))
  const swept = events.some((one) => one.kind === 'total')
  return {
    played: cause?.card ?? '',
    actor: cause?.seat ?? events.find((one) => one.seat >= 0)?.seat ?? -1,
    burnt: swept ? new Set() : of('fall'),
    called: of('muster'),
    revived: of('revive', 'return'),
    old: new Set(turns.map(([old]) => old)),
    young: new Set(turns.map(([, young]) => young)),
    swept,
  }
}
