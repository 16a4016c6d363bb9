/** Where on the table the options of a question lie: in the row, in the hand, in a pile, or on buttons. */
import type { Question } from '../../protocol'
import type { CardiaView } from './protocol'

const SPOT = /^(?:(\d+)@(\d)|place-(\d+))$/
const PAIR = /^pair-(\d+)$/

/** The place and the seat that a word means; one's own card where it names no seat. */
export function spotOf(word: string, seat: number): [place: number, seat: number] | null {
  const spot = SPOT.exec(word)
  if (!spot) return null
  return spot[3] ? [Number(spot[3]) - 1, seat] : [Number(spot[1]) - 1, Number(spot[2])]
}

/** The card in the row that a word means. */
export function cardMeant(word: string, view: CardiaView): string {
  const [place, seat] = spotOf(word, view.seat) ?? [-1, 0]
  return view.row[place]?.cards[seat]?.card ?? ''
}

/** The first place of two neighbours. */
export function pairOf(word: string): number | null {
  const pair = PAIR.exec(word)
  return pair ? Number(pair[1]) - 1 : null
}

export class Spots {
  /** Words by place and seat. */
  private readonly cards = new Map<string, string>()
  readonly pairs = new Map<number, string>()
  readonly hand = new Set<string>()
  readonly pile: string[] = []
  readonly factions: string[] = []
  readonly buttons: string[] = []

  constructor(question: Question | null, view: CardiaView) {
    if (question) for (const word of question.options) this.lay(word, question.shape, view)
  }

  private lay(word: string, shape: string, view: CardiaView): void {
    const spot = spotOf(word, view.seat)
    const pair = pairOf(word)
    const mine = view.seats[view.seat]
    if (spot) this.cards.set(spot.join(), word)
    else if (pair !== null) this.pairs.set(pair, word)
    else if (shape === 'faction') this.factions.push(word)
    else if (mine?.hand.cards?.includes(word)) this.hand.add(word)
    else if (view.seats.some((seat) => seat.discard.includes(word))) this.pile.push(word)
    else this.buttons.push(word)
  }

  /** The option that a card in the row stands for; of two pairs, not the one that is picked. */
  at(place: number, seat: number, viewer: number, picked = ''): string | undefined {
    const word = this.cards.get([place, seat].join())
    if (word !== undefined || seat !== viewer) return word
    const pairs = [this.pairs.get(place), this.pairs.get(place - 1)].filter((one) => one !== undefined)
    return pairs.find((one) => one !== picked) ?? pairs[0]
  }

  get isOnTable(): boolean {
    return this.cards.size > 0 || this.pairs.size > 0
  }
}

/** Whether a word is picked first and confirmed then; buttons say at once what they do. */
export const needsYes = (spots: Spots, word: string): boolean =>
  !spots.buttons.includes(word) && !spots.factions.includes(word)

/** Whether a picked word means this card of the row. */
export function means(word: string, place: number, seat: number, viewer: number): boolean {
  const spot = spotOf(word, viewer)
  if (spot) return spot[0] === place && spot[1] === seat
  const pair = pairOf(word)
  return pair !== null && seat === viewer && (pair === place || pair + 1 === place)
}
