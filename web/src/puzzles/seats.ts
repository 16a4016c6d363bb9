import type { NewRoom } from '../protocol'

type SeatWish = NewRoom['seats'][number]

/** Puzzles and positions have two seats. */
export const seatsAgainst = (mine: number, bot: string): SeatWish[] =>
  [0, 1].map((seat): SeatWish => (seat === mine ? { who: 'me', decks: [] } : { who: 'bot', bot, decks: [] }))
