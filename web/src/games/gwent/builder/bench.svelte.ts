/** The workbench: a deck, every step back and forth, and what the house says of it. */
import { untrack } from 'svelte'
import { complaintsOf } from '../../../feed/complaints'
import { HouseAway, Refused, house } from '../../../feed/house'
import { deckById, keepDeck } from '../decks.svelte'
import { allLeaders, printed } from '../library.svelte'
import type { AppraisedDeck } from '../protocol'
import { type Sketch, Steps, textOf, withCopies, withFaction } from './sketch'

const PAUSE = 200
const LATER = 1500
const TOO_FAST = 'gate-too-fast'

export class Bench {
  private steps = $state.raw<Steps<Sketch>>(new Steps(EMPTY))
  id = $state('')
  /** What the house said last; of another deck while it is asked again. */
  verdict = $state.raw<AppraisedDeck | null>(null)
  complaints = $state<string[]>([])
  /** The decks with which this one goes to a tournament. */
  beside = $state.raw<string[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor(sketch: Sketch, id = '') {
    this.steps = new Steps(sketch)
    this.id = id
  }

  get deck(): Sketch {
    return this.steps.now
  }

  get source(): string {
    return textOf(this.deck)
  }

  get canUndo(): boolean {
    return this.steps.canUndo
  }

  get canRedo(): boolean {
    return this.steps.canRedo
  }

  copiesOf(card: string): number {
    return this.deck.cards[card] ?? 0
  }

  /** Only as many as are printed. */
  mayAdd(card: string): boolean {
    return this.copiesOf(card) < (printed(card)?.copies ?? 0)
  }

  add(card: string): void {
    if (this.mayAdd(card)) this.change(withCopies(this.deck, card, this.copiesOf(card) + 1))
  }

  remove(card: string): void {
    if (this.copiesOf(card)) this.change(withCopies(this.deck, card, this.copiesOf(card) - 1))
  }

  rename(name: string): void {
    if (name !== this.deck.name) this.change({ ...this.deck, name })
  }

  lead(leader: string): void {
    this.change({ ...this.deck, leader })
  }

  turnTo(faction: string): void {
    const leader = allLeaders().find((one) => one.faction === faction)?.key ?? ''
    const isNeutral = (card: string): boolean => printed(card)?.faction === 'neutral'
    if (faction !== this.deck.faction) this.change(withFaction(this.deck, faction, leader, isNeutral))
  }

  change(next: Sketch): void {
    this.steps = this.steps.then(next)
  }

  undo(): void {
    this.steps = this.steps.undone()
  }

  redo(): void {
    this.steps = this.steps.redone()
  }

  /** It is kept at once, and the house is asked when the hand rests. */
  follow(): () => void {
    const { source, beside } = this
    untrack(() => {
      if (this.canUndo || this.id) this.keep()
    })
    const pause = untrack(() => (this.verdict ? PAUSE : 0))
    this.timer = setTimeout(() => void this.ask(source, beside), pause)
    return () => clearTimeout(this.timer)
  }

  private async ask(source: string, beside: string[]): Promise<void> {
    const number = (this.asked += 1)
    try {
      const verdict = await house.appraiseDeck<AppraisedDeck>('gwent', source, beside)
      if (number !== this.asked) return
      this.verdict = verdict
      this.complaints = []
      if (this.id) this.keep()
    } catch (error) {
      if (number !== this.asked) return
      this.complaints = complaintsOf(error)
      if (isPassing(error)) this.timer = setTimeout(() => void this.ask(source, beside), LATER)
    }
  }

  keep(): void {
    const { name, faction, leader } = this.deck
    const known = this.isJudged ? this.verdict : null
    this.id = keepDeck({
      ...deckById(this.id),
      id: this.id,
      name,
      faction,
      leader,
      source: this.source,
      cards: Object.values(this.deck.cards).reduce((sum, copies) => sum + copies, 0),
      ...(known && { line: known.line ?? '', laws: lawsOf(known) }),
    })
  }

  /** Whether the verdict is about the deck as it lies here. */
  get isJudged(): boolean {
    return this.verdict !== null && sameCards(this.verdict, this.deck)
  }
}

const EMPTY: Sketch = { name: '', faction: '', leader: '', cards: {} }

export const lawsOf = (deck: AppraisedDeck): string[] =>
  (deck.verdicts ?? []).filter((one) => one.legal && one.law !== 'tournament').map((one) => one.law)

function sameCards(verdict: AppraisedDeck, deck: Sketch): boolean {
  const one = Object.entries(verdict.cards ?? {})
  return (
    verdict.faction === deck.faction &&
    verdict.leader === deck.leader &&
    one.length === Object.keys(deck.cards).length &&
    one.every(([card, copies]) => deck.cards[card] === copies)
  )
}

/** Whether the house may answer if it is asked again. */
const isPassing = (error: unknown): boolean =>
  error instanceof HouseAway || (error instanceof Refused && error.refusal.key === TOO_FAST)
