/** The only list of games. One that other packages brought, and these pages do not know, is drawn from its view. */
import { know } from '../art/factions'
import { settings } from '../settings.svelte'
import { simpleGame } from '../simple/game'
import { cardia } from './cardia'
import type { Game, OfferedGame } from './game'
import { gwent } from './gwent'

export const GAMES: readonly [OfferedGame, ...OfferedGame[]] = [gwent, cardia]

for (const game of GAMES) know(game.factions)

export const offeredGame = (name: string): OfferedGame | undefined => GAMES.find((game) => game.name === name)
export const gameOf = (name: string): Game => offeredGame(name) ?? simpleGame(name, GAMES[0].glass)

/** The game that was played last. */
export const likedGame = (): OfferedGame => offeredGame(settings.game) ?? GAMES[0]

/** The bot that was played against last. */
export const likedBot = (game: string): string =>
  settings.bots[game] ?? settings.bot ?? offeredGame(game)?.bot ?? ''
