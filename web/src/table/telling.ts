/**
 * What happened at a table, in sentences, by the grammar of its game (`data/happenings.json` in its Python package).
 *
 * The terminal reads the same grammar (`taverne/cli/telling.py`); what both tell of the same games is compared.
 */
import type { GameHappening, Happening, RoomHappening } from '../protocol'
import { type Details, knows, say } from '../words/words.svelte'
import type { Cast } from './cast'
import type { Gains } from './gains'
import { type Sentence, aside, sinceDeal } from './log'
import { markDetails, marked, partsOf, plain } from './marks'

export type Beat = [GameHappening, ...GameHappening[]]

/** Another message for some beats: with or without a card or a seat, up to a length, under a rule. */
interface Variant {
  of: string[]
  message: string
  card?: boolean
  seat?: boolean
  most?: number
  rule?: string
}

/** Which events share a sentence, which message tells it, and what their numbers mean. */
export interface Grammar {
  messages: string
  /** Which events begin a move, and which end what moves can change. */
  moves: string[]
  ends: string[]
  /** Moves that are part of another one if the same seat makes them right after it. */
  continues: Partial<Record<string, string[]>>
  untold: string[]
  headings: string[]
  /** Told together as long as one seat does the same again. */
  runs: string[]
  /** Pairs that are told together as long as they happen in the same place. */
  gathers: string[]
  pairs: Partial<Record<string, string[]>>
  /** After one kind of event, everything of another kind becomes one sentence. */
  sweep: { after: string; through: string[]; of: string } | null
  variants: Variant[]
  in_rows: string[]
  of_sides: string[]
  at_seats: string[]
  rows: string[]
  counted_from_one: boolean
  counted_as_is: string[]
  /** Where a signed number stands: at the `place`, or behind the `card`, written like `number_behind`. */
  numbers: Partial<Record<string, string>>
  number_behind: string
  /** Details that only some kinds have. */
  says: Partial<Record<string, string[]>>
  /** Told with their card alone, where this effect holds. */
  told_under: Partial<Record<string, string>>
}

/** What only the game itself can say of its cards. */
export interface Lexicon {
  name(card: string): string
  more(event: GameHappening, rules: string): Details
  isTold(event: GameHappening, rules: string): boolean
}

const NO_GAINS: Gains = new Map()
const STRONG = ['name', 'Name', 'of_name', 'Of_name', 'owner', 'Owner', 'of_owner', 'Of_owner', 'Side']
const SWEEP: GameHappening = { of: 'game', kind: 'sweep', seat: -1, card: '', place: -1 }

/** Tells by one grammar, in the words of one game. */
export class Teller {
  constructor(
    private readonly grammar: Grammar,
    private readonly lexicon: Lexicon,
  ) {}

  /** The same in few words: what a card says is left out. */
  tellBriefly(events: readonly GameHappening[], cast: Cast, rules: string): Sentence[] {
    const told = events.filter((event) => this.isTold(event, rules))
    return [...this.beats(told)].map((beat) => {
      const brief = `${this.grammar.messages}-${beat[0].kind}-brief`
      return this.sentence(beat, cast, rules, NO_GAINS, knows(brief) ? brief : undefined)
    })
  }

  /** The sentences since the last deal, as far as this viewer may know. */
  tell(happenings: readonly Happening[], cast: Cast, rules: string, gains = NO_GAINS): Sentence[] {
    const told: Sentence[] = []
    let events: GameHappening[] = []
    const tellEvents = () => {
      for (const beat of this.beats(events)) told.push(this.sentence(beat, cast, rules, gains))
      events = []
    }
    for (const one of sinceDeal(happenings)) {
      if (one?.of === 'game' && this.isTold(one, rules)) events.push(one)
      else if (isAside(one)) {
        tellEvents()
        told.push(aside(one, cast))
      }
    }
    tellEvents()
    return told
  }

  private isTold(event: GameHappening, rules: string): boolean {
    return !this.grammar.untold.includes(event.kind) && this.lexicon.isTold(event, rules)
  }

  /** Events that are told together: pairs, several pairs in one place, runs of one kind, the sweep. */
  *beats(events: readonly GameHappening[]): Generator<Beat> {
    let sweeping = false
    let rest = events
    for (let [first] = rest; first; [first] = rest) {
      sweeping = this.isSweeping(first.kind, sweeping)
      const beat: Beat = [first]
      for (const [at, next] of rest.entries()) {
        if (at === 0) continue
        if (!this.belongs(beat, next, rest[at + 1], sweeping)) break
        beat.push(next)
      }
      yield sweeping && this.isSwept(first.kind) ? [SWEEP] : beat
      rest = rest.slice(beat.length)
    }
  }

  private isSweeping(kind: string, sweeping: boolean): boolean {
    const { sweep } = this.grammar
    return sweep !== null && (kind === sweep.after || (sweeping && sweep.through.includes(kind)))
  }

  private isSwept(kind: string): boolean {
    return kind === this.grammar.sweep?.of
  }

  /** Whether the next event is part of what has begun. */
  private belongs(
    beat: Beat,
    next: GameHappening,
    after: GameHappening | undefined,
    sweeping: boolean,
  ): boolean {
    const [first] = beat
    if (this.grammar.runs.includes(first.kind)) return next.kind === first.kind && next.seat === first.seat
    if (this.isSwept(first.kind)) return sweeping && this.isSwept(next.kind)
    if (this.grammar.gathers.includes(first.kind)) return this.isGathered(beat, next, after)
    return beat.length === 1 && (this.grammar.pairs[first.kind]?.includes(next.kind) ?? false)
  }

  /** Whether the same happens once more in the same place, as when several answer one call. */
  private isGathered(beat: Beat, next: GameHappening, after: GameHappening | undefined): boolean {
    const [first] = beat
    const last = beat.at(-1) ?? first
    const pair = this.grammar.pairs[first.kind] ?? []
    if (pair.includes(next.kind)) return last.kind === first.kind
    if (next.kind !== first.kind || next.seat !== first.seat || !pair.includes(last.kind)) return false
    return after !== undefined && pair.includes(after.kind) && after.place === last.place
  }

  /** The events whose cards are named. */
  private told(beat: Beat): GameHappening[] {
    const [first] = beat
    const gathers = this.grammar.gathers.includes(first.kind)
    return beat.filter((event) => event.card && (!gathers || event.kind === first.kind))
  }

  private sentence(
    beat: Beat,
    cast: Cast,
    rules: string,
    gains: Gains,
    message = this.message(beat, rules),
  ): Sentence {
    const [first] = beat
    const more = this.lexicon.more(first, rules)
    const details = { ...markDetails(this.details(beat, cast), STRONG), ...this.cards(beat), ...more }
    const text = say(message, details)
    return {
      text: plain(text),
      parts: partsOf(text),
      gains: gains.get(first) ?? [],
      seat: this.grammar.of_sides.includes(first.kind) ? -1 : first.seat,
      heading: this.grammar.headings.includes(first.kind),
      kind: first.kind,
      place: first.place,
      cards: beat.filter((event) => event.card).map((event) => this.card(event)),
    }
  }

  private card(event: GameHappening): string {
    return partsBehind(event, this.grammar)?.[1] ?? event.card
  }

  private cards(beat: Beat): Details {
    const names = this.told(beat).map((event) => this.lexicon.name(this.card(event)))
    const all = this.grammar.gathers.includes(beat[0].kind) ? tallied(names) : names
    return {
      card: marked(names[0] ?? ''),
      other: marked(names.at(-1) ?? ''),
      cards: all.map(marked).join(', '),
    }
  }

  private message(beat: Beat, rules: string): string {
    const [first, second] = beat
    const plain = `${this.grammar.messages}-${first.kind}`
    const variant = this.grammar.variants.find((one) => fits(one, beat, rules))
    if (variant) return `${plain}-${variant.message}`
    return second && !this.grammar.runs.includes(first.kind) ? `${plain}-${second.kind}` : plain
  }

  /** Whom and what number a sentence about these events may want to name. */
  private details(beat: Beat, cast: Cast): Details {
    const [first] = beat
    const counted = this.grammar.counted_from_one && !this.grammar.counted_as_is.includes(first.kind)
    return {
      ...cast.seat(this.grammar.of_sides.includes(first.kind) ? -1 : first.seat),
      ...this.where(beat, cast),
      count: this.grammar.gathers.includes(first.kind) ? this.told(beat).length : beat.length,
      number: first.place + Number(counted),
      next: first.place + 2,
    }
  }

  /** The row where it happened, else the side that it concerns. */
  private where(beat: Beat, cast: Cast): Details {
    const { in_rows, rows, at_seats, of_sides } = this.grammar
    const landed = beat.findLast((event) => in_rows.includes(event.kind))
    if (landed)
      return {
        ...cast.side(Math.floor(landed.place / rows.length)),
        row: rows[landed.place % rows.length] ?? '',
      }
    const [first] = beat
    if (at_seats.includes(first.kind)) return { of_owner: cast.seat(first.place).of_name ?? '', row: '' }
    const side = of_sides.includes(first.kind) && first.seat >= 0 ? first.seat : (cast.sideOf[0] ?? 0)
    return { ...cast.side(side), row: '' }
  }
}

/** A card, and the signed number that is written behind it. */
const partsBehind = (event: GameHappening, { numbers, number_behind }: Grammar): RegExpExecArray | null =>
  numbers[event.kind] === 'card' ? new RegExp(number_behind).exec(event.card) : null

/** The signed number of an event, if it has one. */
export function numberOf(event: GameHappening, grammar: Grammar): number | undefined {
  if (grammar.numbers[event.kind] === 'place') return event.place
  const written = partsBehind(event, grammar)?.[2]
  return written === undefined ? undefined : Number(written)
}

/** Each name once, with its number. */
export function tallied(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const copies = names.filter((one) => one === name).length
    return copies > 1 ? say('cli-copies', { copies, name }) : name
  })
}

const isAside = (one: Happening): one is RoomHappening => one?.of === 'room' && knows(`web-room-${one.kind}`)

function fits(variant: Variant, beat: Beat, rules: string): boolean {
  const [first] = beat
  return (
    variant.of.includes(first.kind) &&
    (variant.card ?? first.card !== '') === (first.card !== '') &&
    (variant.seat ?? first.seat >= 0) === first.seat >= 0 &&
    beat.length <= (variant.most ?? Infinity) &&
    (!variant.rule || rules.split(' ').includes(variant.rule))
  )
}
