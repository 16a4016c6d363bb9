/** The boards of the games, each with its library, fetched when a room needs it. */
import type { Component } from 'svelte'
import type { Room } from '../feed/room.svelte'
import type { Tell } from '../replay/told'

export interface Board {
  Table: Component<{ room: Room }>
  /** A step of a recorded game in sentences. */
  tell: Tell
}

const boards: Partial<Record<string, () => Promise<Board>>> = {
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

/** A game that other packages brought is drawn from its view and its options alone. */
async function simpleBoard(game: string): Promise<Board> {
  const [{ default: Table }, { tell }, { openLibrary }] = await Promise.all([
    import('../simple/SimpleTable.svelte'),
    import('../simple/log'),
    import('../simple/library'),
  ])
  await openLibrary(game)
  return { Table, tell }
}

export const hasBoard = (game: string): boolean => game in boards
export const boardOf = (game: string): Promise<Board> => (boards[game] ?? (() => simpleBoard(game)))()
