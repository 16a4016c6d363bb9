/** What happened at the table, in sentences. Events that belong together share one. */
import { factionName, isLeader, nameOf, leaderOf, leaderText } from '../library/gwent.svelte'
import type { GameHappening, Happening } from '../protocol'
import { type Sentence, aside, sinceDeal } from '../table/log'
import { type Details, knows, say } from '../words/words.svelte'
import { LINES } from './board'
import type { Cast } from './cast'

export { type Sentence, sinceDeal } from '../table/log'

const MANY = 3
const PAIRS = new Set(
  [
    'play land', 'play beside', 'play weather', 'play clear_weather', 'leader beside', 'leader clear_weather',
    'muster land', 'revive land', 'return land', 'transform land', 'summon land', 'decoy take', 'set_aside draw',
    'reveal land', 'reveal beside', 'reveal weather', 'reveal clear_weather', 'turn_up beside', 'turn_up clear_weather',
  ],
)
const UNTOLD = ['weigh', 'weigh_strength']
const IN_ROWS = ['land', 'beside', 'decoy', 'fall', 'keep', 'move', 'muster', 'transform', 'bury']
const OF_SIDES = ['total', 'gem', 'points', 'summon', 'reshuffle']
const TOLD_TOGETHER = ['draw', 'look']
const BEFORE_SWEEP = ['gem', 'points', 'keep', 'fall']
const HEADINGS = ['round', 'duel']

type Beat = GameHappening[]
const sweep: GameHappening = { of: 'game', kind: 'sweep', seat: -1, card: '', place: -1 }

/** The sentences since the last deal, as far as this viewer may know. */
export function sentences(happenings: readonly Happening[], cast: Cast, rules: string): Sentence[] {
  const told: Sentence[] = []
  let events: GameHappening[] = []
  const tell = () => {
    for (const beat of beats(events)) told.push(sentence(beat, cast, rules))
    events = []
  }
  for (const one of sinceDeal(happenings)) {
    if (one.of === 'game' && !UNTOLD.includes(one.kind)) events.push(one)
    else if (one.of === 'room' && knows(`web-room-${one.kind}`)) {
      tell()
      told.push(aside(one, cast))
    }
  }
  tell()
  return told
}

/** Events that are told together: pairs, draws in a row, the sweep at the end of a round. */
export function* beats(events: GameHappening[]): Generator<Beat> {
  let sweeping = false
  for (let start = 0, end = 0; start < events.length; start = end) {
    const { kind } = events[start]!
    sweeping = kind === 'total' || (sweeping && BEFORE_SWEEP.includes(kind))
    end = start + 1
    while (end < events.length && belongs(events, start, end, sweeping)) end += 1
    yield sweeping && kind === 'fall' ? [sweep] : events.slice(start, end)
  }
}

function belongs(events: GameHappening[], start: number, place: number, sweeping: boolean): boolean {
  const first = events[start]!
  const event = events[place]!
  if (TOLD_TOGETHER.includes(first.kind)) return event.kind === first.kind && event.seat === first.seat
  if (first.kind === 'fall') return sweeping && event.kind === 'fall'
  return place === start + 1 && PAIRS.has(`${first.kind} ${event.kind}`)
}

function sentence(beat: Beat, cast: Cast, rules: string): Sentence {
  const first = beat[0]!
  return {
    text: say(messageOf(beat), detailsOf(beat, cast, rules)),
    seat: OF_SIDES.includes(first.kind) ? -1 : first.seat,
    heading: HEADINGS.includes(first.kind),
    kind: first.kind,
    cards: beat.flatMap((event) => (event.card ? [event.card] : [])),
  }
}

function messageOf(beat: Beat): string {
  const first = beat[0]!
  if (first.kind === 'draw') return first.card && beat.length <= MANY ? 'log-draw-known' : 'log-draw'
  if (beat.length > 1 && !TOLD_TOGETHER.includes(first.kind)) return `log-${first.kind}-${beat[1]!.kind}`
  return `log-${first.kind}`
}

/** Everything that a sentence about these events may want to name. */
function detailsOf(beat: Beat, cast: Cast, rules: string): Details {
  const first = beat[0]!
  const names = beat.filter((event) => event.card).map((event) => nameOf(event.card))
  return {
    ...cast.seat(OF_SIDES.includes(first.kind) ? -1 : first.seat),
    ...placeOf(beat, cast),
    card: names[0] ?? '',
    other: names.at(-1) ?? '',
    cards: names.join(', '),
    count: beat.length,
    number: first.place,
    ...leaderDetails(first, rules),
  }
}

function leaderDetails(event: GameHappening, rules: string): Details {
  if (!isLeader(event.card)) return { text: '', faction: '' }
  const adapted = `solo-${event.card}`
  const text = event.kind === 'turn_up' && knows(adapted) ? say(adapted) : leaderText(event.card, rules)
  return { text, faction: factionName(leaderOf(event.card)?.faction ?? '') }
}

/** The row where it happened, else the side that it concerns. */
function placeOf(beat: Beat, cast: Cast): Details {
  const event = beat.findLast((one) => IN_ROWS.includes(one.kind))
  if (event) return { ...cast.side(Math.floor(event.place / LINES.length)), row: LINES[event.place % LINES.length] ?? '' }
  const first = beat[0]!
  if (first.kind === 'look') return { of_owner: cast.seat(first.place).of_name ?? '', row: '' }
  const side = OF_SIDES.includes(first.kind) && first.seat >= 0 ? first.seat : (cast.sideOf[0] ?? 0)
  return { ...cast.side(side), row: '' }
}
