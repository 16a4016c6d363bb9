/** The only list of games. One that other packages brought, and these pages do not know, is drawn from its view. */
import { know } from '../art/factions'
import { kindOf } from '../parts/bots'
import type { GameFacts } from '../protocol'
import { keep, settings } from '../settings.svelte'
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

/** The bot that was played against last; before that, one that plays sense and is gentle. */
export const likedBot = (game: string): string =>
  settings.bots[game] ?? settings.bot ?? offeredGame(game)?.bot ?? ''

export const likeBot = (game: string, bot: string): void =>
  keep({ bots: { ...settings.bots, [game]: kindOf(bot) } })

/** The bot that the reader plays against, if it knows the game; else the gentlest that does not leave all to chance. */
export function knownBot(game: GameFacts): string {
  const liked = likedBot(game.name)
  if (game.bots.includes(liked)) return liked
  return game.bots.find((bot) => bot !== 'random') ?? game.bots.at(-1) ?? liked
}
