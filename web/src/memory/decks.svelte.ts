/** Decks of one's own, as they were pasted and found legal. */
import { recall, retain } from './kept'

export interface OwnDeck {
  name: string
  faction: string
  leader: string
  source: string
}

const PLACE = 'taverne-decks'
const MOST = 30

let decks = $state.raw<OwnDeck[]>(recall(PLACE, []))

export const ownDecks = (): OwnDeck[] => decks
export const ownDeck = (source: string): OwnDeck | undefined => decks.find((deck) => deck.source === source)

export function keepDeck(deck: OwnDeck): void {
  decks = [deck, ...decks.filter((one) => one.source !== deck.source)].slice(0, MOST)
  retain(PLACE, decks)
}

export function forgetDeck(source: string): void {
  decks = decks.filter((one) => one.source !== source)
  retain(PLACE, decks)
}
