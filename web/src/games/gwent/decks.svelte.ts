/** Decks of one's own, as they are kept on this device, and the one that was played last. */
import { newNonce } from '../../feed/chance'
import { recall, retain } from '../../memory/kept'
import { keep, settings } from '../../settings.svelte'
import { factionName } from './factions'

export interface OwnDeck {
  id: string
  name: string
  faction: string
  leader: string
  source: string
  /** As records write it, without its name: by this its games are found. */
  line?: string
  /** The laws that it obeys; unknown for a deck that was only pasted. */
  laws?: string[]
  cards?: number
}

const PLACE = 'taverne-decks'
const MOST = 300
const FIRST = 'northern_realms'

const marked = (deck: OwnDeck): OwnDeck => ({ ...deck, id: deck.id || newNonce() })
let decks = $state.raw<OwnDeck[]>(recall<OwnDeck[]>(PLACE, []).map(marked))

export const ownDecks = (): OwnDeck[] => decks
export const ownDeck = (source: string): OwnDeck | undefined => decks.find((deck) => deck.source === source)
export const deckById = (id: string): OwnDeck | undefined => decks.find((deck) => deck.id === id)

/** A starter goes by its faction, a deck of one's own by its text. */
export const likedDeck = (): string => settings.deck || FIRST
export const factionOfDeck = (deck: string): string => ownDeck(deck)?.faction ?? deck
export const titleOf = (deck: string): string => ownDeck(deck)?.name || factionName(factionOfDeck(deck))

/** Whether it is known to break every law. */
export const isUnfinished = (deck: OwnDeck): boolean => deck.laws?.length === 0

function replace(next: OwnDeck[]): void {
  decks = next.slice(0, MOST)
  retain(PLACE, decks)
}

/** A new one comes first; one that is known stays in its place, and what was chosen stays chosen. */
export function keepDeck(deck: Omit<OwnDeck, 'id'> & { id?: string }): string {
  const known = decks.find((one) => (deck.id ? one.id === deck.id : one.source === deck.source))
  const kept = { ...deck, id: (known?.id ?? deck.id) || newNonce() }
  if (known && settings.deck === known.source) keep({ deck: kept.source })
  replace(known ? decks.map((one) => (one === known ? kept : one)) : [kept, ...decks])
  return kept.id
}

export function forgetDeck(source: string): void {
  replace(decks.filter((one) => one.source !== source))
  if (settings.deck === source) keep({ deck: '' })
}
