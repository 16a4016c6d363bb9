/** Which games the house offers, by which rules, against whom. */
import { house } from './house'
import type { GameFacts, ModeFacts } from '../protocol'

let games = $state.raw<GameFacts[]>([])
let asked: Promise<void> | null = null

/** Ask the house, once; a house that is away is asked again. */
export function openGames(): Promise<void> {
  asked ??= house.games().then(
    (known) => {
      games = known
    },
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

export const allGames = (): GameFacts[] => games
export const gameFacts = (name: string): GameFacts | undefined => games.find((game) => game.name === name)
export const modeFacts = (game: string, mode: string): ModeFacts | undefined =>
  gameFacts(game)?.modes.find((one) => one.name === mode)
