/** The row from left to right: open encounters, cards that lie face down, the one being chosen, empty places. */
import type { CardiaEncounter, CardiaGuardian, CardiaPlaced, CardiaView } from './protocol'
import { entry } from '../../sure'

export interface Cell {
  /** Nothing, the back of a card, a card for all, or one that only its owner sees. */
  kind: 'empty' | 'back' | 'open' | 'secret'
  card: string
  placed: CardiaPlaced | null
}

export interface Place {
  at: number
  /** By seat. */
  cells: Cell[]
  encounter: CardiaEncounter | null
  guardian: CardiaGuardian | null
  isNow: boolean
}

const FEWEST = 9
const SEATS = [0, 1]
const EMPTY: Cell = { kind: 'empty', card: '', placed: null }
const CHOOSING = /^(commit|commit_openly|lay) /

/** Whether both are still to lay their cards of this round. */
export const isChoosing = (view: CardiaView): boolean =>
  view.seats.some((seat) => seat.sealed !== null) || view.pending.some((words) => CHOOSING.test(words))

/** Where the round is being played, or -1. */
export function placeInPlay(view: CardiaView): number {
  if (view.over) return -1
  return isChoosing(view) ? view.row.length + view.laid.length : view.current
}

/** `thought` is the hand card that the viewer is about to lay. */
export function placesOf(view: CardiaView, thought = ''): Place[] {
  const now = placeInPlay(view)
  const last = view.guardians.at(-1)?.place ?? 0
  const count = Math.max(FEWEST, last + 1, view.row.length + view.laid.length + 1)
  return Array.from({ length: count }, (_, at) => ({
    at,
    cells: SEATS.map((seat) => cellOf(view, at, seat, thought)),
    encounter: view.row[at] ?? null,
    guardian: view.guardians.find((guardian) => guardian.place === at) ?? null,
    isNow: at === now,
  }))
}

function cellOf(view: CardiaView, at: number, seat: number, thought: string): Cell {
  const placed = view.row[at]?.cards[seat]
  if (placed) return placed.card ? { kind: 'open', card: placed.card, placed } : EMPTY
  const laid = view.laid[at - view.row.length]?.[seat]
  if (laid) return hidden(laid.card, laid.face_up)
  if (at !== view.row.length + view.laid.length || !isChoosing(view)) return EMPTY
  const sealed = entry(view.seats, seat).sealed
  if (sealed !== null) return hidden(sealed, entry(view.opened, seat))
  return seat === view.seat && thought ? hidden(thought, false) : EMPTY
}

function hidden(card: string, faceUp: boolean): Cell {
  return { kind: faceUp ? 'open' : card ? 'secret' : 'back', card, placed: null }
}

/** Who has won a place: a seat, both, nobody, or not judged. */
export function resultOf(encounter: CardiaEncounter | null): number | 'tie' | 'both' | null {
  if (!encounter?.judged) return null
  if (encounter.winners.length > 1) return 'both'
  return encounter.winners[0] ?? 'tie'
}

/** A card of a judged encounter that did not win it, while another did. */
export const isBeaten = (encounter: CardiaEncounter | null, seat: number): boolean =>
  encounter !== null && encounter.judged && encounter.winners.length > 0 && !encounter.winners.includes(seat)

export type GuardianState = 'down' | 'up' | 'spent'

export function guardianState(view: CardiaView, guardian: CardiaGuardian): GuardianState {
  if (!guardian.card) return 'down'
  const passed = view.row.length > guardian.place && placeInPlay(view) !== guardian.place
  return passed ? 'spent' : 'up'
}
