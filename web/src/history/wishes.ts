/** Which games the reader wants to see. */
import type { PlayedGame } from '../memory/games.svelte'
import { type Outcome, resultOf } from './counting'
import { deckOf, modeOf, rivalsOf } from './telling'

export interface Wishes {
  result: Outcome | ''
  mode: string
  rivals: string
  deck: string
}

export const ANY: Wishes = { result: '', mode: '', rivals: '', deck: '' }

export const isWished = (game: PlayedGame, wishes: Wishes): boolean =>
  (!wishes.result || resultOf(game) === wishes.result) &&
  (!wishes.mode || modeOf(game) === wishes.mode) &&
  (!wishes.rivals || rivalsOf(game) === wishes.rivals) &&
  (!wishes.deck || deckOf(game).key === wishes.deck)

/** What can be chosen, each once. */
export const choicesOf = (games: PlayedGame[], of: (game: PlayedGame) => string): string[] =>
  [...new Set(games.map(of))].filter(Boolean).toSorted((one, other) => one.localeCompare(other))
