/** One reader at one table of Cardia: what lies there, what is asked, what is being thought. */
import { getContext, setContext } from 'svelte'
import type { Room } from '../../feed/room.svelte'
import type { GameHappening, Question, RoomView } from '../../protocol'
import type { CardiaGuardian, CardiaSeat, CardiaView, Outcome, RowHappening } from './protocol'
import { type Cast, castOf } from '../../table/cast'
import type { Deed } from '../../table/deeds'
import type { Sentence } from '../../table/log'
import { say } from '../../words/words.svelte'
import { characterOf, nameOf } from './library.svelte'
import { farewellView, farewellOf } from './farewell'
import { actorOf } from './games'
import { cardsIn, lastDeeds } from './last-move'
import { sentences } from './log'
import { prospectOf, thenWords } from './prospect'
import { type Place, placeInPlay, placesOf } from './places'
import { Spots, needsYes } from './spots'
import { entry, given } from '../../sure'

export class Sitting {
  /** The answer that only lacks a yes. */
  picked = $state('')
  /** A card that is being read. */
  inspected = $state('')
  /** Whether it was asked for, and did not just come along with a pick. */
  looking = $state(false)
  /** The place whose result is being explained. */
  explained = $state(-1)
  /** The seat whose signets are being explained, -1 for none. */
  summed = $state(-1)
  /** The place of a guardian that is being read, -1 for none. */
  guarded = $state(-1)
  /** The pile that lies spread out. */
  pile = $state.raw<{ kind: 'deck' | 'discard'; seat: number } | null>(null)
  /** Why something cannot be done. */
  whyNot = $state('')
  /** How much had happened when the reader last went on. */
  private looked = $state(0)
  private answered = ''

  constructor(readonly room: Room) {
    this.looked = room.happenings.length
  }

  get seen(): RoomView {
    return given(this.room.view)
  }

  /** The game that has just ended, as long as the reader looks at it. */
  readonly farewell: RowHappening | null = $derived.by(() =>
    this.room.isReplay || this.seen.phase === 'over' ? null : farewellOf(this.room.happenings, this.looked),
  )
  readonly view: CardiaView = $derived.by(() => {
    const view = given(this.room.update).view as CardiaView
    return this.farewell ? farewellView(view, this.farewell) : view
  })
  /** What is asked, once the reader is at this game. */
  readonly question: Question | null = $derived.by(() => (this.farewell ? null : this.room.question))
  readonly seat: number = $derived.by(() => this.view.seat)
  readonly home: number = $derived.by(() => Math.max(0, this.seat))
  readonly rival: number = $derived.by(() => 1 - this.home)
  readonly cast: Cast = $derived.by(() => castOf(this.seen, [0, 1], this.seat))
  readonly log: Sentence[] = $derived.by(() => sentences(this.room.happenings, this.cast, this.view.rules))
  readonly deeds: Deed[] = $derived.by(() =>
    this.farewell || this.view.over ? [] : lastDeeds(this.room.happenings, this.cast, this.view.rules),
  )
  /** The cards in the row that the opponent's last deeds revealed or changed. */
  readonly marked: ReadonlySet<string> = $derived.by(() => cardsIn(this.deeds))
  readonly spots: Spots = $derived.by(() => new Spots(this.question, this.view))
  readonly places: Place[] = $derived.by(() => placesOf(this.view, this.isSecret ? this.picked : ''))
  readonly actor: GameHappening | null = $derived.by(() => actorOf(this.room.happenings))

  get isWatching(): boolean {
    return this.seat < 0
  }

  get isMine(): boolean {
    return this.question !== null
  }

  /** Whether a card for this round is being chosen. */
  get isSecret(): boolean {
    return this.question?.kind === 'commit' || this.question?.kind === 'commit_openly'
  }

  get mine(): CardiaSeat {
    return entry(this.view.seats, this.home)
  }

  get hand(): string[] {
    return this.isWatching ? [] : (this.mine.hand.cards ?? [])
  }

  /** What an option would lead to, if that is sure. */
  thenOf(word: string): string {
    const signets = this.view.seats.map((seat) => seat.signets)
    return thenWords(prospectOf(this.room.foresight, word), this.cast, [this.home, this.rival], signets)
  }

  /** How an encounter would stand after the picked answer. */
  outcomeAt(place: number): Outcome | undefined {
    return prospectOf(this.room.foresight, this.picked)?.encounters.find((one) => one.place === place)
  }

  /** CAR-6.2 the guardian of this place, if the card has its faction. */
  matchOf(card: string): CardiaGuardian | undefined {
    if (!this.isSecret) return undefined
    const place = placeInPlay(this.view)
    return this.view.guardians.find(
      (one) => one.place === place && one.card && one.faction === characterOf(card)?.faction,
    )
  }

  /** Take an option: a card waits for a yes, a button has said what it does. */
  choose(word: string): void {
    this.whyNot = ''
    if (needsYes(this.spots, word)) this.picked = this.picked === word ? '' : word
    else void this.send(word)
  }

  /** A card of the hand; if it is not offered, the reader hears why. */
  press(card: string): void {
    this.inspected = card
    if (this.spots.hand.has(card)) return this.choose(card)
    if (this.room.isReplay) return
    if (!this.isMine) this.whyNot = say('web-not-your-turn')
    else
      this.whyNot = say(this.spots.hand.size ? 'web-cardia-not-this-card' : 'web-cardia-not-hand', {
        card: nameOf(card),
      })
  }

  /** An option that was suggested. */
  follow(word: string): void {
    this.room.hint = null
    this.picked = ''
    this.choose(word)
  }

  /** A card for this round is dragged; whether it may be played at all. */
  lift(card: string): boolean {
    if (!this.isSecret || !this.spots.hand.has(card)) return false
    this.inspected = card
    this.picked = card
    return true
  }

  putBack(): void {
    this.picked = ''
    this.whyNot = ''
  }

  confirm(): void {
    if (this.picked) void this.send(this.picked)
  }

  private async send(word: string): Promise<void> {
    const question = this.question?.id ?? ''
    if (!question || question === this.answered) return
    this.answered = question
    if (await this.room.answer(word)) return
    this.answered = ''
    if (this.room.isTried) this.putBack()
  }

  goToNextGame(): void {
    this.looked = this.room.happenings.length
  }

  /** Call it when a new question is there. */
  goOn(): void {
    this.picked = ''
    this.whyNot = ''
    if (!this.looking) this.inspected = ''
  }

  /** The result of a place, or the card that lies there. */
  explain(place: number, card: string): void {
    this.inspected = card
    this.explained = place
    this.guarded = -1
    this.looking = true
  }

  /** A guardian that lies face down: what is known of it. */
  explainGuardian(place: number): void {
    this.explain(-1, '')
    this.guarded = place
  }

  closeLook(): void {
    this.inspected = ''
    this.explained = -1
    this.guarded = -1
    this.looking = false
  }
}

const NAME = Symbol('cardia')
export const setSitting = (sitting: Sitting): Sitting => setContext(NAME, sitting)
export const useSitting = (): Sitting => getContext<Sitting>(NAME)
