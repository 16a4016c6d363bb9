/** The games that were played on this device: what came of them, and their records. */
import type { GameSummary, RoomView } from '../protocol'
import { clearOut, putAway, takeOut, throwAway, wholeShelf } from './cupboard'
import { recall, retain } from './kept'

export interface PlayedGame {
  id: string
  /** The room where it was played, and its number there; a game from a file has none. */
  room: string
  number: number
  /** When it was kept. */
  at: number
  /** One's own seat. */
  seat: number | null
  clock?: RoomView['clock']
  summary: GameSummary
}

const FORGOTTEN = 'taverne-games-forgotten'
const MOST_FORGOTTEN = 500

let games = $state.raw<PlayedGame[]>([])
let opening: Promise<void> | null = null

/** The newest first. */
export const playedGames = (): PlayedGame[] => games

export function openGameList(): Promise<void> {
  opening ??= wholeShelf<PlayedGame>('games').then((found) => {
    games = sorted([...games, ...found.filter((game) => !games.some((one) => one.id === game.id))])
  })
  return opening
}

const sorted = (list: PlayedGame[]): PlayedGame[] => list.toSorted((one, other) => other.at - one.at)

export async function keepGame(game: PlayedGame, record: string): Promise<void> {
  await openGameList()
  games = sorted([game, ...games.filter((one) => one.id !== game.id)])
  await putAway('records', game.id, record)
  await putAway('games', game.id, game)
}

export const recordOf = async (id: string): Promise<string> => (await takeOut<string>('records', id)) ?? ''

/** What the reader has thrown away does not come back by itself. */
export const isForgotten = (id: string): boolean => recall<string[]>(FORGOTTEN, []).includes(id)

const forget = (ids: string[]): void =>
  retain(FORGOTTEN, [...new Set([...recall<string[]>(FORGOTTEN, []), ...ids])].slice(-MOST_FORGOTTEN))

/** A game that another device keeps, or none any more. */
export class NotKept extends Error {}

export async function recordHere(id: string): Promise<string> {
  const record = await recordOf(id)
  if (!record) throw new NotKept(id)
  return record
}

export async function forgetGame(id: string): Promise<void> {
  forget([id])
  games = games.filter((one) => one.id !== id)
  await throwAway('games', id)
  await throwAway('records', id)
}

export async function forgetGames(): Promise<void> {
  forget(games.map(({ id }) => id))
  games = []
  await clearOut()
}
