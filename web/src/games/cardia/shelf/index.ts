/** Cardia for whoever reads: its cards as exhibits, and tables of figures. */
import { factionOf } from '../../../art/factions'
import { say } from '../../../words/words.svelte'
import type { Exhibit, Facet, Shelf } from '../../shelf'
import { FACTIONS, factionName } from '../factions'
import { allBoxCards, charactersOf, nameOf, textOf } from '../library.svelte'
import { factsOf, houseName, wakesWords } from '../naming'
import type { CardiaBoxCard, CardiaCard } from '../protocol'
import Board from './Board.svelte'
import Face from './Face.svelte'

const DECKS = ['I', 'II'] as const
const SPANS = ['1-4', '5-8', '9-12', '13-16'] as const
const KINDS = ['character', 'guardian', 'scene'] as const

const spansOf = (influence: number): string[] =>
  SPANS.filter((span) => {
    const [low = 0, high = 0] = span.split('-').map(Number)
    return low <= influence && influence <= high
  })

function characterExhibit(card: CardiaCard): Exhibit {
  const line = [say('books-kind-character'), say('books-deck', { deck: card.deck }), factsOf(card.key)]
  return {
    key: card.key,
    name: nameOf(card.key),
    label: [nameOf(card.key), ...line].join(', '),
    line: line.join(' · '),
    texts: [textOf(card.key)],
    faction: card.faction,
    marks: {
      faction: [card.faction],
      kind: ['character'],
      deck: [card.deck],
      ability: [card.ongoing ? 'ongoing' : 'instant'],
      strength: spansOf(card.influence),
    },
  }
}

function boxExhibit(card: CardiaBoxCard): Exhibit {
  const faction = card.faction ? [factionName(card.faction)] : []
  const line = [say(`books-kind-${card.kind}`), ...faction]
  return {
    key: card.key,
    name: houseName(card.key, card.house),
    label: [nameOf(card.key), ...line].join(', '),
    line: line.join(' · '),
    texts: [textOf(card.key), ...(card.faction ? [wakesWords(card.faction, card.exclusive)] : [])],
    faction: card.faction,
    marks: { faction: card.faction ? [card.faction] : [], kind: [card.kind] },
  }
}

const facets: readonly Facet[] = [
  {
    name: 'faction',
    title: () => say('books-facet-faction'),
    values: Object.keys(FACTIONS),
    valueName: factionName,
    icon: (faction) => factionOf(faction).emblem,
  },
  {
    name: 'kind',
    title: () => say('books-facet-kind'),
    values: KINDS,
    valueName: (kind) => say(`books-kind-${kind}`),
  },
  {
    name: 'deck',
    title: () => say('books-facet-deck'),
    values: DECKS,
    valueName: (deck) => say('books-deck', { deck }),
  },
  {
    name: 'ability',
    title: () => say('books-facet-ability'),
    values: ['instant', 'ongoing'],
    valueName: (ability) => say(`books-ability-${ability}`),
  },
  {
    name: 'strength',
    title: () => say('books-facet-influence'),
    values: SPANS,
    valueName: (span) => span.replace('-', '–'),
  },
]

export const shelf: Shelf = {
  Board,
  frame: 'cfig',
  Face,
  facets,
  exhibits: () => [
    ...DECKS.flatMap((deck) => charactersOf(deck)).map(characterExhibit),
    ...allBoxCards().map(boxExhibit),
  ],
}
