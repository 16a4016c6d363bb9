/** Decks of one's own, as they were pasted and found legal, and the one that was played last. */
import { recall, retain } from '../../memory/kept'
import { settings } from '../../settings.svelte'
import { factionName } from './factions'

export interface OwnDeck {
  name: string
  faction: string
  leader: string
  source: string
}

const PLACE = 'taverne-decks'
const MOST = 30
const FIRST = 'northern_realms'

let decks = $state.raw<OwnDeck[]>(recall(PLACE, []))

export const ownDecks = (): OwnDeck[] => decks
export const ownDeck = (source: string): OwnDeck | undefined => decks.find((deck) => deck.source === source)

/** A starter goes by its faction, a deck of one's own by its text. */
export const likedDeck = (): string => settings.deck || FIRST
export const factionOfDeck = (deck: string): string => ownDeck(deck)?.faction ?? deck
export const titleOf = (deck: string): string => ownDeck(deck)?.name || factionName(factionOfDeck(deck))

export function keepDeck(deck: OwnDeck): void {
  decks = [deck, ...decks.filter((one) => one.source !== deck.source)].slice(0, MOST)
  retain(PLACE, decks)
}

export function forgetDeck(source: string): void {
  decks = decks.filter((one) => one.source !== source)
  retain(PLACE, decks)
}
