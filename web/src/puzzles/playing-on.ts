/** A table that was tried out becomes a game: the reader in one seat, a bot in the other. */
import { gameFacts, openGames } from '../feed/games.svelte'
import { knownBot } from '../games'
import { type SeatWish, openTable } from '../pages/opening'
import { seatsAgainst } from './seats'

export async function playOnAgainstBot(game: string, record: string, seat: number): Promise<void> {
  await openGames()
  const facts = gameFacts(game)
  const seats: SeatWish[] = seatsAgainst(seat, facts ? knownBot(facts) : '')
  await openTable({ game, record, seats })
}
