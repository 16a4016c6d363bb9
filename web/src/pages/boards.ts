/** The boards of the games, each with its library, fetched when a room needs it. */
import type { Component } from 'svelte'
import type { Room } from '../feed/room.svelte'
import type { RoomView } from '../protocol'

type Board = Component<{ room: Room }>

const boards: Record<RoomView['game'], () => Promise<Board>> = {
  gwent: async () => {
    const [{ default: Board }, { openGwentLibrary }] = await Promise.all([import('../gwent/GwentTable.svelte'), import('../library/gwent.svelte')])
    await openGwentLibrary()
    return Board
  },
  cardia: async () => {
    const [{ default: Board }, { openCardiaLibrary }] = await Promise.all([import('../cardia/CardiaTable.svelte'), import('../library/cardia.svelte')])
    await openCardiaLibrary()
    return Board
  },
}

export const boardOf = (game: RoomView['game']): Promise<Board> => boards[game]()
