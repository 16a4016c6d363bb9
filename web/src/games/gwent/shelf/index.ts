/** Gwent for whoever reads: its cards as exhibits, and tables of figures. */
import { cmp } from '../../../parts/order'
import { factionOf } from '../../../art/factions'
import { say } from '../../../words/words.svelte'
import type { Exhibit, Facet, Shelf } from '../../shelf'
import { ABILITY_ICONS } from '../art/icons'
import { LINES } from '../board'
import { FACTIONS, factionName } from '../factions'
import { abilityName, allCards, allLeaders, factsOf, textsOf } from '../library.svelte'
import { cardLabel } from '../naming'
import type { GwentCard, GwentLeader } from '../protocol'
import Board from './Board.svelte'
import Face from './Face.svelte'

const NEUTRAL = 'neutral'
const KINDS = ['leader', 'hero', 'unit', 'special', 'weather', 'called'] as const
const STRENGTHS = ['0-3', '4-6', '7-9', '10-15'] as const

const strengthsOf = (strength: number | null): string[] =>
  STRENGTHS.filter((span) => {
    const [low = 0, high = 0] = span.split('-').map(Number)
    return strength !== null && low <= strength && strength <= high
  })

function cardExhibit(card: GwentCard): Exhibit {
  const { name, line } = factsOf(card.key)
  return {
    key: card.key,
    name,
    label: cardLabel(card.key),
    line: [line, factionName(card.faction), ...placesOf(card)].join(' · '),
    texts: textsOf(card.key),
    faction: card.faction,
    marks: {
      faction: [card.faction],
      kind: card.secondary ? [card.kind, 'called'] : [card.kind],
      row: card.rows,
      ability: card.abilities,
      strength: strengthsOf(card.strength),
    },
  }
}

function leaderExhibit(leader: GwentLeader): Exhibit {
  const { name, line } = factsOf(leader.key)
  return {
    key: leader.key,
    name,
    label: cardLabel(leader.key),
    line: [line, factionName(leader.faction)].join(' · '),
    texts: textsOf(leader.key),
    faction: leader.faction,
    marks: { faction: [leader.faction], kind: ['leader'] },
  }
}

const placesOf = (card: GwentCard): string[] =>
  card.rows.length ? [say(`rows-${card.rows.join('-')}`), ...copiesOf(card)] : copiesOf(card)

const copiesOf = ({ copies }: GwentCard): string[] =>
  copies > 1 ? [say('books-copies', { count: copies })] : []

const FACTION_ORDER = [...Object.keys(FACTIONS), NEUTRAL]
const placeOf = ({ marks }: Exhibit): number[] => [
  FACTION_ORDER.indexOf(marks.faction?.[0] ?? ''),
  KINDS.findIndex((kind) => marks.kind?.[0] === kind),
]

const facets: readonly Facet[] = [
  {
    name: 'faction',
    title: () => say('books-facet-faction'),
    values: FACTION_ORDER,
    valueName: factionName,
    icon: (faction) => factionOf(faction).emblem,
  },
  {
    name: 'row',
    title: () => say('books-facet-row'),
    values: LINES,
    valueName: (row) => say(`web-row-${row}`),
    icon: (row) => `row-${row}`,
  },
  {
    name: 'kind',
    title: () => say('books-facet-kind'),
    values: KINDS,
    valueName: (kind) => say(kind === 'called' ? 'books-kind-called' : `web-kind-${kind}`),
  },
  {
    name: 'ability',
    title: () => say('books-facet-ability'),
    values: Object.keys(ABILITY_ICONS),
    valueName: abilityName,
  },
  {
    name: 'strength',
    title: () => say('books-facet-strength'),
    values: STRENGTHS,
    valueName: (span) => span.replace('-', '–'),
  },
]

export const shelf: Shelf = {
  Board,
  frame: 'gfig',
  Face,
  facets,
  exhibits: () =>
    [...allLeaders().map(leaderExhibit), ...allCards().map(cardExhibit)].sort((one, other) =>
      cmp(placeOf(one), placeOf(other)),
    ),
}
