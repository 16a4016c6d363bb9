/** A new table that goes on from a step of a recorded game. */
import { knownBot } from '../games'
import { gameFacts, openGames } from '../feed/games.svelte'
import { openTable } from '../pages/opening'
import type { Replay } from './replay.svelte'
import { seatsFrom } from './seats'

interface From {
  step: number
  /** Where the reader sits; else where somebody is asked. */
  seat: number | null
  friend: boolean
}

export async function playOn(replay: Replay, { step, seat, friend }: From): Promise<void> {
  await openGames()
  const facts = gameFacts(replay.summary.game)
  const asked = (replay.update?.view as { asked?: number[] } | null)?.asked ?? []
  const mine = seat ?? asked.find((one) => replay.people.includes(one)) ?? replay.people[0] ?? 0
  const bot = facts ? knownBot(facts) : ''
  const seats = seatsFrom(replay.people, replay.sides.length, mine, friend, bot)
  await openTable({ game: replay.summary.game, record: replay.record, answers: step, seats })
}
