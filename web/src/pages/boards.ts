/** The boards of the games, each with its library, fetched when a room needs it. */
import type { Component } from 'svelte'
import type { Room } from '../feed/room.svelte'
import type { RoomView } from '../protocol'
import type { Tell } from '../replay/told'

export interface Board {
  Table: Component<{ room: Room }>
  /** A step of a recorded game in sentences. */
  tell: Tell
}

const boards: Record<RoomView['game'], () => Promise<Board>> = {
  gwent: async () => {
    const [{ default: Table }, { tell }, { openGwentLibrary }] = await Promise.all([
      import('../gwent/GwentTable.svelte'),
      import('../gwent/tell'),
      import('../library/gwent.svelte'),
    ])
    await openGwentLibrary()
    return { Table, tell }
  },
  cardia: async () => {
    const [{ default: Table }, { tell }, { openCardiaLibrary }] = await Promise.all([
      import('../cardia/CardiaTable.svelte'),
      import('../cardia/tell'),
      import('../library/cardia.svelte'),
    ])
    await openCardiaLibrary()
    return { Table, tell }
  },
}

export const boardOf = (game: RoomView['game']): Promise<Board> => boards[game]()
