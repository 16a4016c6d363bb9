/** The words of a game that these pages do not know, as its package brings them. */
import { house } from '../feed/house'
import { learn, sayIfKnown } from '../words/words.svelte'

/** What a game brings for a table that is drawn from its view: its catalogue in each language. */
export interface SimpleLibrary {
  cards: string[]
  words: Record<string, string>
}

const asked = new Map<string, Promise<void>>()

export function openLibrary(game: string): Promise<void> {
  const opening = asked.get(game) ?? house.library<SimpleLibrary>(game).then(({ words }) => learn(words))
  asked.set(game, opening)
  opening.catch(() => asked.delete(game))
  return opening
}

/** What a game calls itself. */
export const gameName = (game: string): string => sayIfKnown(`${game}-name`) ?? game
