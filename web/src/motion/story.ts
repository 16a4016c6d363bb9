/** What the happenings of an update say about the ways of cards. */
import type { GameHappening, Happening } from '../protocol'

/** Which events of a game mean what to the eye and the ear. */
export interface Cues {
  /** Each begins something of its own. */
  beginnings: readonly string[]
  played: readonly string[]
  burnt: readonly string[]
  called: readonly string[]
  revived: readonly string[]
  /** A card that takes the place of another: the next event names it. */
  turned: readonly string[]
  /** Tells that the board is cleared. */
  swept: readonly string[]
  sounds: Readonly<Record<string, string>>
}

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

export const NOTHING: Story = {
  played: '',
  actor: -1,
  burnt: new Set(),
  called: new Set(),
  revived: new Set(),
  old: new Set(),
  young: new Set(),
  swept: false,
}

export const gameEvents = (happenings: readonly Happening[]): GameHappening[] =>
  happenings.filter((one): one is GameHappening => one.of === 'game')

/** Whether a reader could follow all of it. */
export function isShort(happenings: readonly Happening[], cues: Cues): boolean {
  const events = gameEvents(happenings)
  return events.length > 0 && turnsIn(events, cues) <= MOST_TURNS
}

/** Cards that are turned up together belong to one turn. */
function turnsIn(events: GameHappening[], { beginnings }: Cues): number {
  return events.filter((one, place) => beginnings.includes(one.kind) && events[place - 1]?.kind !== one.kind)
    .length
}

export function storyOf(happenings: readonly Happening[], cues: Cues): Story {
  const events = gameEvents(happenings)
  const of = (kinds: readonly string[]) =>
    new Set(events.flatMap((one) => (kinds.includes(one.kind) && one.card ? [one.card] : [])))
  const cause = events.find((one) => cues.played.includes(one.kind) && one.card)
  const turns = events.flatMap((one, place) =>
    cues.turned.includes(one.kind) ? [[one.card, events[place + 1]?.card ?? ''] as const] : [],
  )
  const swept = events.some((one) => cues.swept.includes(one.kind))
  return {
    played: cause?.card ?? '',
    actor: cause?.seat ?? events.find((one) => one.seat >= 0)?.seat ?? -1,
    burnt: swept ? new Set() : of(cues.burnt),
    called: of(cues.called),
    revived: of(cues.revived),
    old: new Set(turns.map(([old]) => old)),
    young: new Set(turns.map(([, young]) => young)),
    swept,
  }
}
