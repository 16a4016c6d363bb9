/** Who sits where when a recorded game is played on. */
import type { NewRoom } from '../protocol'

type SeatWish = NewRoom['seats'][number]

/** You in the seat whose eyes you had, else of whoever is asked; a friend in the next; bots in the others. */
export function seatsFrom(
  people: readonly number[],
  count: number,
  mine: number,
  friend: boolean,
  bot: string,
): SeatWish[] {
  const other = friend ? people.find((seat) => seat !== mine) : undefined
  return Array.from({ length: count }, (_, seat): SeatWish => {
    if (seat === mine) return { who: 'me', decks: [] }
    if (seat === other || !people.includes(seat)) return { who: 'open', decks: [] }
    return { who: 'bot', bot, decks: [] }
  })
}
