/** A game that has ended is kept on this device: at once, or when its room is next seen. */
import { house } from '../feed/house'
import type { RoomView, Update } from '../protocol'
import { keepGame, openGameList, playedGames } from './games.svelte'

const idOf = (room: RoomView): string => `${room.room}-${room.number}`

export async function keepFinished(room: RoomView, record: string): Promise<void> {
  if (room.you.seat === null) return
  await openGameList()
  const id = idOf(room)
  if (playedGames().some((game) => game.id === id)) return
  const summary = await house.sumUp(record).catch(() => null)
  if (!summary) return
  const { seat } = room.you
  await keepGame(
    { id, room: room.room, number: room.number, at: Date.now(), seat, clock: room.clock, summary },
    record,
  )
}

/** Whoever left before the end finds the game all the same. */
export async function lookAfter({ room }: Update): Promise<void> {
  if (room.phase !== 'over' || room.you.seat === null) return
  await openGameList()
  if (playedGames().some((game) => game.id === idOf(room))) return
  const record = await house.record(room.room).catch(() => null)
  if (record !== null) await keepFinished(room, record)
}
