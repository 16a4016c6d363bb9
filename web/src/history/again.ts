/** The same table once more: its rules, its clock, its bots, one's own deck. */
import type { RoomWish } from '../feed/house'
import type { PlayedGame } from '../memory/games.svelte'
import type { NewRoom } from '../protocol'

type SeatWish = NewRoom['seats'][number]

export function sameTable({ seat: mine, clock, summary }: PlayedGame): Omit<RoomWish, 'name'> {
  return {
    game: summary.game,
    rules: summary.tournament ? withoutTerms(summary.rules) : summary.rules,
    tournament: summary.tournament,
    ...(clock && { clock }),
    seats: summary.seats.map((seat, number): SeatWish => {
      const decks = seat.decks.map((deck) => deck.source)
      if (number === (mine ?? 0)) return { who: 'me', decks }
      if (number === summary.automaton) return { who: 'open', decks }
      return seat.bot ? { who: 'bot', bot: seat.bot, decks: [] } : { who: 'open', decks: [] }
    }),
  }
}

/** The house adds what belongs to a tournament by itself. */
const withoutTerms = (rules: string): string =>
  rules
    .split(' ')
    .filter((word) => !/^(?:law|wins)=/.test(word))
    .join(' ')
