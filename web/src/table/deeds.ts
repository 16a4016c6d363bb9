/** What the others did since the reader's own last move: it stays in sight until the reader moves again. */
import type { GameHappening, Happening } from '../protocol'
import type { Cast } from './cast'
import { type Gains, gainsOf, summed } from './gains'
import { type Sentence, standing } from './log'
import type { Grammar, Teller } from './telling'

export interface Deed {
  seat: number
  events: GameHappening[]
  sentences: Sentence[]
  /** What it changed of the total of each side; empty if nothing. */
  gains: readonly number[]
}

type Moved = GameHappening[]

/** The last deed of everybody else, in the order of play; a spectator is shown the last of all. */
export function deedsOf(
  happenings: readonly Happening[],
  cast: Cast,
  rules: string,
  teller: Teller,
  grammar: Grammar,
): Deed[] {
  const gains = gainsOf(happenings, grammar)
  return movedSince(standing(happenings), cast.viewer, grammar).map((events) => ({
    seat: events[0]?.seat ?? -1,
    events,
    sentences: teller.tellBriefly(events, cast, rules),
    gains: gainsIn(events, gains),
  }))
}

export function movedSince(events: readonly GameHappening[], viewer: number, grammar: Grammar): Moved[] {
  const start = events.findLastIndex((one) => grammar.headings.includes(one.kind))
  const moved = split(events.slice(start + 1), grammar)
  if (viewer < 0) return moved.slice(-1)
  const own = moved.findLastIndex(([first]) => first?.seat === viewer)
  const since = moved.slice(own + 1)
  return since.filter((one, at) => since.findLastIndex((other) => other[0]?.seat === one[0]?.seat) === at)
}

/** Each move with all that came of it, until somebody else moves or the round is counted. */
function split(events: readonly GameHappening[], { moves, ends, continues }: Grammar): Moved[] {
  const moved: Moved[] = []
  let open: Moved | null = null
  let last: GameHappening | undefined
  for (const one of events) {
    if (ends.includes(one.kind)) open = null
    else if (moves.includes(one.kind) && !isPart(last, one, continues)) moved.push((open = [one]))
    else open?.push(one)
    last = one
  }
  return moved
}

/** Whether the last move goes on: what a leader plays is part of what the leader does. */
const isPart = (
  last: GameHappening | undefined,
  one: GameHappening,
  continues: Grammar['continues'],
): boolean => last?.seat === one.seat && (continues[one.kind]?.includes(last.kind) ?? false)

/** What these events changed together. */
export const gainsIn = (events: readonly GameHappening[], gains: Gains): readonly number[] =>
  events.reduce<readonly number[]>((sum, one) => {
    const more = gains.get(one)
    return more ? summed(sum, more) : sum
  }, [])
