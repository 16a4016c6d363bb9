/** A new table that goes on from a step of a recorded game. */
import { knownBot } from '../games'
import { gameFacts, openGames } from '../feed/games.svelte'
import { openTable } from '../pages/opening'
import type { Replay } from './replay.svelte'
import { seatsFrom } from './seats'

export async function playOn(replay: Replay, friend: boolean): Promise<void> {
  await openGames()
  const facts = gameFacts(replay.summary.game)
  const bot = facts ? knownBot(facts) : ''
  const asked = (replay.update?.view as { asked?: number[] } | null)?.asked ?? []
  const mine = replay.seat ?? asked.find((seat) => replay.people.includes(seat)) ?? replay.people[0] ?? 0
  const count = replay.sides.length
  const seats = seatsFrom(replay.people, count, mine, friend, bot)
  await openTable({ game: replay.summary.game, record: replay.record, answers: replay.at, seats })
}
