/** Where an option lies on the table. The words are the house's; nothing here knows a rule. */
import { LINES, type LineName } from './board'

export type Spot =
  | { on: 'hand'; card: string }
  | { on: 'pile'; card: string }
  | { on: 'row'; row: number }
  | { on: 'unit'; card: string; line: LineName }
  | { on: 'seat'; seat: number }
  | { on: 'side'; side: number }
  | { on: 'deck'; place: number }
  | { on: 'button' }

export interface Asked {
  kind: string
  shape: string
  options: string[]
}

/** Questions whose cards are those in one's hand; all others are about cards in some pile. */
const FROM_HAND = ['turn', 'exchange', 'shed']
const BUTTONS = ['pass', 'leader', 'done']

export function spotOf(asked: Asked, word: string): Spot {
  if (BUTTONS.includes(word)) return { on: 'button' }
  const [head = '', tail = ''] = word.split(/[@/]/)
  if (asked.shape === 'row')
    return { on: 'row', row: Number(tail) * LINES.length + LINES.indexOf(head as LineName) }
  if (asked.shape === 'unit') return { on: 'unit', card: head, line: tail as LineName }
  if (['seat', 'side', 'deck'].includes(asked.shape)) return numbered(asked.shape, word)
  if (asked.shape === 'card' || asked.shape === 'exchange') {
    return { on: FROM_HAND.includes(asked.kind) ? 'hand' : 'pile', card: word }
  }
  return { on: 'button' }
}

function numbered(shape: string, word: string): Spot {
  const number = Number(word.slice(shape.length + 1))
  if (shape === 'seat') return { on: 'seat', seat: number }
  return shape === 'side' ? { on: 'side', side: number } : { on: 'deck', place: number }
}

/** The options of a question, by the place where a finger finds them. */
export class Spots {
  readonly hand = new Map<string, string>()
  readonly pile: string[] = []
  readonly rows = new Map<number, string>()
  readonly units = new Map<string, string>()
  readonly seats = new Map<number, string>()
  readonly sides = new Map<number, string>()
  readonly decks = new Map<number, string>()
  readonly buttons: string[] = []

  constructor(asked: Asked | null) {
    if (asked) for (const word of asked.options) this.put(spotOf(asked, word), word)
  }

  unit(card: string, line: LineName): string | undefined {
    return this.units.get(`${card}/${line}`)
  }

  /** Whether something in the rows is to be chosen. */
  get onBoard(): boolean {
    return this.rows.size > 0 || this.units.size > 0
  }

  private put(spot: Spot, word: string): void {
    if (spot.on === 'hand') this.hand.set(spot.card, word)
    else if (spot.on === 'pile') this.pile.push(word)
    else if (spot.on === 'row') this.rows.set(spot.row, word)
    else if (spot.on === 'unit') this.units.set(`${spot.card}/${spot.line}`, word)
    else if (spot.on === 'seat') this.seats.set(spot.seat, word)
    else if (spot.on === 'side') this.sides.set(spot.side, word)
    else if (spot.on === 'deck') this.decks.set(spot.place, word)
    else this.buttons.push(word)
  }
}
