/** A game that has ended is kept on this device: at once, or when its room is next seen. */
import { house } from '../feed/house'
import type { RoomView } from '../protocol'
import { isForgotten, keepGame, openGameList, playedGames } from './games.svelte'

const idOf = (room: RoomView, number: number): string => `${room.room}-${number}`

const isKnown = (id: string): boolean => isForgotten(id) || playedGames().some((game) => game.id === id)

/** Only what one has played oneself; without a number the game that has just ended. */
export async function keepFinished(room: RoomView, record: string, number = room.number): Promise<void> {
  const seat = room.you.played[number]
  if (seat === undefined) return
  await openGameList()
  if (isKnown(idOf(room, number))) return
  const summary = await house.sumUp(record).catch(() => null)
  if (!summary) return
  await keepGame(
    { id: idOf(room, number), room: room.room, number, at: Date.now(), seat, clock: room.clock, summary },
    record,
  )
}

/** Whoever left before the end finds the game all the same, also when the others have played again since. */
export async function lookAfter(room: RoomView): Promise<void> {
  const numbers = Object.keys(room.you.played).map(Number)
  if (!numbers.length) return
  await openGameList()
  for (const number of numbers) {
    if (isKnown(idOf(room, number))) continue
    const record = await house.record(room.room, number).catch(() => null)
    if (record !== null) await keepFinished(room, record, number)
  }
}
