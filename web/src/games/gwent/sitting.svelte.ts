/** One reader at one table of Gwent: what lies there, what is asked, what is being thought. */
import { getContext, setContext } from 'svelte'
import type { Room } from '../../feed/room.svelte'
import type { RoomView } from '../../protocol'
import type { GwentRow, GwentUnit, GwentView, MatchView, GwentProspect } from './protocol'
import { printed } from './library.svelte'
import { duelOf, homeSide, isAutomaton, lineOf, matchOf, rowIndex } from './board'
import type { Cast } from '../../table/cast'
import type { Deed } from '../../table/deeds'
import { type Marks, marksOf } from './last-move'
import { type Sentence, lastDeeds, sentences } from './log'
import { type Asked, Spots } from './spots'
import { castAt } from './tell'
import { optionName } from './options'
import { isComplete, kindOf, prospectOf, think } from './thought'
import { type Step, lastStep } from './why'
import { given } from '../../sure'

export interface Inspected {
  key: string
  unit?: GwentUnit
}

export class Sitting {
  /** What is picked so far of an answer. */
  path = $state.raw<string[]>([])
  /** Which of several equal cards in the hand was taken. */
  held = $state(-1)
  inspected = $state.raw<Inspected | null>(null)
  /** The unit whose strength is being explained. */
  open = $state('')
  /** The card that is held close to the eye. */
  zoomed = $state('')
  /** The rows as they lay before the board was cleared. */
  lastRows = $state.raw<GwentRow[]>([])
  /** The pile that lies spread out. */
  pile = $state.raw<{ kind: 'deck' | 'discard' | 'sky' | 'player'; seat: number } | null>(null)
  /** The row that lies spread out, by its place. */
  lens = $state(-1)
  /** The side whose total is being explained, -1 for none. */
  summed = $state(-1)
  /** Why something cannot be done. */
  whyNot = $state('')
  /** A word or two that a screen reader says at once. */
  told = $state('')
  /** How much had happened when the reader last went on. */
  private followed = $state(0)
  private plan: string[] = []
  private planned = ''

  constructor(readonly room: Room) {
    this.followed = room.happenings.length
  }

  get seen(): RoomView {
    return given(this.room.view)
  }

  /** The duel that lies on the table; before the first there is none, and nothing of it is drawn. */
  get view(): GwentView {
    return given(this.duel)
  }

  readonly duel: GwentView | null = $derived.by(() => duelOf(this.room.update?.view ?? null))
  readonly match: MatchView | null = $derived.by(() => matchOf(this.room.update?.view ?? null))
  readonly seat: number = $derived.by(() => this.room.update?.view?.seat ?? -1)
  readonly cast: Cast = $derived.by(() => castAt(given(this.room.view), this.room.update?.view ?? null))
  readonly log: Sentence[] = $derived.by(() =>
    sentences(this.room.happenings, this.cast, this.duel?.rules ?? ''),
  )

  /** What the others did since the reader's own last move, and what of it lies on the board. */
  readonly deeds: Deed[] = $derived.by(() =>
    this.duel && !this.duel.over ? lastDeeds(this.room.happenings, this.cast, this.duel.rules) : [],
  )
  readonly marks: Marks = $derived.by(() => marksOf(this.deeds, this.view))

  private readonly thought = $derived.by(() => think(this.room.question, this.room.foresight, this.path))
  readonly asked: Asked | null = $derived.by(() => this.thought.asked)
  readonly prospect: GwentProspect | null = $derived.by(() => this.thought.prospect)
  readonly spots: Spots = $derived.by(() => new Spots(this.asked))
  /** Whether only a yes is missing. */
  readonly confirming: boolean = $derived.by(() => this.path.length > 0 && this.asked === null)
  /** The totals of the rows if this is played, by their places. */
  readonly previews: Map<number, number> = $derived.by(() => this.foreseenTotals(this.prospect))
  readonly picked: string = $derived.by(() => this.path[0] ?? '')

  /** GWT-8.5 the turn of the opponent without a player that the reader has not looked at yet. */
  readonly step: Step | null = $derived.by(() => {
    const automaton = this.duel?.seats.findIndex(isAutomaton) ?? -1
    if (automaton < 0 || this.room.isReplay || !this.room.question || this.path.length) return null
    return lastStep(this.room.happenings.slice(this.followed), automaton)
  })

  goAhead(): void {
    this.followed = this.room.happenings.length
  }

  get home(): number {
    return this.duel ? homeSide(this.duel) : 0
  }

  get isWatching(): boolean {
    return this.seat < 0
  }

  /** Whether the question is about something else than the hand. */
  get isElsewhere(): boolean {
    const kind = this.room.question?.kind
    return kind !== undefined && !['turn', 'shed', 'exchange'].includes(kind)
  }

  /** Also while the card that was drawn is on its way and nothing new is asked yet. */
  get isExchanging(): boolean {
    if (this.room.question) return this.room.question.shape === 'exchange'
    return !this.room.isReplay && this.seen.phase === 'playing' && this.duel?.shape === 'exchange'
  }

  get isMine(): boolean {
    return this.room.question !== null
  }

  /** GWT-8.5 in solo play a card lies hidden under each Decoy of the opponent. */
  isBuriedUnder(row: GwentRow, card: string): boolean {
    const hides = printed(card)?.abilities.includes('decoy') ?? false
    return hides && (this.duel?.seats.find((seat) => seat.side === row.side)?.buried ?? 0) > 0
  }

  /** What one answer more would bring, if that is sure. */
  foreseen(word: string): GwentProspect | null {
    return prospectOf(this.room.foresight, [...this.path, word])
  }

  /** What kind of thing is to be chosen next. */
  get asks(): string {
    return kindOf(this.room.question, this.room.foresight, this.path)
  }

  /** The totals that one answer more would bring; only those that change. */
  previewOf(word: string): Map<number, number> {
    return this.foreseenTotals(this.prospect?.then.find((one) => one.word === word) ?? null)
  }

  private foreseenTotals(prospect: GwentProspect | null): Map<number, number> {
    const rows = this.duel?.rows ?? []
    const totals = prospect?.rows ?? []
    return new Map(
      totals.flatMap((total, row) => (rows[row]?.total === total ? [] : [[row, total] as const])),
    )
  }

  /** Take one option of what is asked; the answer goes out as soon as it is whole. */
  choose(word: string, held = -1): void {
    const question = this.room.question
    if (!question) return
    this.whyNot = ''
    this.goAhead()
    if (held >= 0) this.held = held
    const path = [...this.path, word]
    if (isComplete(question, this.room.foresight, path)) void this.commit(path)
    else this.path = path
    if (!this.asksIn(this.lens)) this.lens = -1
  }

  /** Whether a unit of this row is to be chosen. */
  private asksIn(place: number): boolean {
    const row = this.duel?.rows[place]
    if (!row || row.side !== this.home) return false
    return row.units.some((unit) => this.spots.unit(unit.card, lineOf(row)))
  }

  /** Another card instead of the one that is picked. */
  pick(word: string, held = -1): void {
    const again = this.picked === word && (held < 0 || held === this.held)
    this.putBack()
    if (!again) this.choose(word, held)
  }

  /** What the reader calls an option of the question. */
  nameOf(word: string): string {
    return optionName(given(this.room.question), word, this.cast, this.duel?.seats[this.seat]?.leader ?? '')
  }

  /** An option that was suggested; a card is picked, and goes where the reader says. */
  follow(word: string): void {
    this.room.hint = null
    this.putBack()
    this.choose(word, this.duel?.seats[this.seat]?.hand.cards?.indexOf(word) ?? -1)
  }

  /** A card that is dragged stays picked where a press would put it back; whether it may be played at all. */
  lift(card: string, held: number): boolean {
    if (this.isElsewhere || !this.room.question?.options.includes(card)) return false
    if (this.picked !== card || this.held !== held) this.pick(card, held)
    return true
  }

  /** Whether a card that lies in no row is played, or discarded, by letting go of it. */
  isPlayedAt(place: 'sky' | 'discard'): boolean {
    if (!this.confirming || this.held < 0) return false
    const sheds = this.room.question?.kind === 'shed'
    return place === 'discard' ? sheds : !sheds && this.prospect?.landed.length === 0
  }

  putBack(): void {
    this.path = []
    this.held = -1
    this.whyNot = ''
  }

  confirm(): void {
    if (this.confirming) void this.commit(this.path)
  }

  /** A row was meant where the picked card can only go there. */
  confirmAt(row: number): boolean {
    return this.confirming && (this.prospect?.landed.includes(row) ?? false)
  }

  private async commit(path: string[]): Promise<void> {
    const [first, ...rest] = path
    this.plan = rest
    this.planned = this.room.question?.id ?? ''
    this.putBack()
    if (!(await this.room.answer(given(first)))) this.plan = []
  }

  /** Call it when a new question is there: what was already said is answered at once. */
  goOn(): void {
    const question = this.room.question
    if (!question || question.id === this.planned) return
    this.path = []
    this.held = -1
    const word = this.plan.shift()
    if (word !== undefined && question.options.includes(word)) {
      this.planned = question.id
      void this.room.answer(word)
    } else {
      this.plan = []
    }
  }

  /** Call it before an update counts: the end of a round tells of rows that are gone by then. */
  remember(next: GwentView | null): void {
    const now = this.duel
    if (now && next && (next.round !== now.round || next.over) && now.rows.some((row) => row.units.length)) {
      this.lastRows = now.rows
    }
  }

  /** A crowded row lies spread out instead of whatever was. */
  spread(row: GwentRow): void {
    this.pile = null
    this.open = ''
    this.lens = rowIndex(row)
  }

  inspect(key: string, unit?: GwentUnit): void {
    this.inspected = unit ? { key, unit } : { key }
  }
}

const NAME = Symbol('sitting')
export const setSitting = (sitting: Sitting): Sitting => setContext(NAME, sitting)
export const useSitting = (): Sitting => getContext<Sitting>(NAME)
