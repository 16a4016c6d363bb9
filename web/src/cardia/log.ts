/** What happened at a table of Cardia, in sentences. Draws and discards in a row share one. */
import { boxCardOf, nameOf, textOf } from '../library/cardia.svelte'
import type { GameHappening, Happening, RoomHappening } from '../protocol'
import type { Cast } from '../table/cast'
import { type Sentence, aside, sinceDeal } from '../table/log'
import { type Details, knows, say } from '../words/words.svelte'
import { factsOf, signed } from './naming'
import { ruleOf, scenesOf } from './terms'

const TOGETHER = ['draw', 'discard', 'looked_at']
const WITH_TEXT = ['ability', 'guardian', 'guardian_up']
const WITH_FACTS = ['reveal', 'puppet', 'plays_openly']
const WITHOUT_PLACE = ['game', 'game_won', 'game_drawn', 'match_over', 'next_tokens']
const TOKENS = /^(\w+?)([+-]\d+)$/
const MANY = 3

export function sentences(happenings: readonly Happening[], cast: Cast, rules: string): Sentence[] {
  const told: Sentence[] = []
  const known = sinceDeal(happenings).filter((one) => one.of !== 'row').filter((one) => isTold(one, rules))
  for (let start = 0; start < known.length; ) {
    const first = known[start]!
    const end = first.of === 'game' ? endOfBeat(known, start) : start + 1
    told.push(first.of === 'game' ? sentence(known.slice(start, end) as GameHappening[], cast, rules) : aside(first, cast))
    start = end
  }
  return told
}

/** A chosen card is told when it is revealed; in the fog, its owner is told at once. */
function isTold(one: GameHappening | RoomHappening, rules: string): boolean {
  if (one.of === 'room') return knows(`web-room-${one.kind}`)
  return one.kind !== 'commit' || (one.card !== '' && isFoggy(rules))
}

const isFoggy = (rules: string): boolean =>
  scenesOf(rules).some((scene) => boxCardOf(scene)?.effects.some(([verb]) => verb === 'fog'))

function endOfBeat(events: readonly Happening[], start: number): number {
  const first = events[start] as GameHappening
  let end = start + 1
  const belongs = (one: Happening | undefined) => one?.of === 'game' && one.kind === first.kind && one.seat === first.seat
  while (TOGETHER.includes(first.kind) && belongs(events[end])) end += 1
  return end
}

function sentence(beat: GameHappening[], cast: Cast, rules: string): Sentence {
  const first = beat[0]!
  return {
    text: say(messageOf(beat, rules), detailsOf(beat, cast)),
    seat: first.seat,
    heading: first.kind === 'game',
    kind: first.kind,
    cards: beat.flatMap((event) => (event.card ? [cardOf(event)] : [])),
  }
}

function messageOf(beat: GameHappening[], rules: string): string {
  const { kind, card, seat } = beat[0]!
  if (kind === 'draw' && card && beat.length <= MANY) return 'cardia-log-draw-known'
  if (kind.startsWith('judged') && seat < 0) return `cardia-log-${kind}-${ruleOf(rules, 'two_judges') === 'tie' ? 'tie' : 'even'}`
  if ((kind === 'trade' || kind === 'peek') && !card) return `cardia-log-${kind}-none`
  if (kind === 'match_over' && seat < 0) return 'cardia-log-match_over-drawn'
  return `cardia-log-${kind}`
}

/** Everything that a sentence about these events may want to name. */
function detailsOf(beat: GameHappening[], cast: Cast): Details {
  const first = beat[0]!
  const names = beat.filter((event) => event.card).map((event) => nameOrFaction(cardOf(event)))
  return {
    ...cast.seat(first.seat),
    card: names[0] ?? '',
    cards: names.join(', '),
    count: beat.length,
    number: WITHOUT_PLACE.includes(first.kind) ? first.place : first.place + 1,
    next: first.place + 2,
    tokens: tokensOf(first),
    text: WITH_TEXT.includes(first.kind) ? textOf(first.card) : '',
    facts: WITH_FACTS.includes(first.kind) ? factsOf(first.card) : '',
  }
}

/** The card without the tokens that an event writes behind it. */
export const cardOf = (event: GameHappening): string =>
  (event.kind === 'tokens' ? TOKENS.exec(event.card)?.[1] : undefined) ?? event.card

const nameOrFaction = (key: string): string => (knows(`cardia-faction-${key}`) ? say(`cardia-faction-${key}`) : nameOf(key))

function tokensOf(event: GameHappening): string {
  if (event.kind === 'next_tokens') return signed(event.place)
  const parts = event.kind === 'tokens' ? TOKENS.exec(event.card) : null
  return parts ? signed(Number(parts[2])) : ''
}
