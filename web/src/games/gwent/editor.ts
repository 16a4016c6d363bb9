/** What can be set up at a table of Gwent by hand. */
import type { EditorKit } from '../../puzzles/kit'
import { say } from '../../words/words.svelte'
import { FACTIONS, factionName } from './factions'
import { allCards, allLeaders, nameOf, openLibrary, printed } from './library.svelte'

const ROWS = ['melee', 'ranged', 'siege']

export const editor: EditorKit = {
  open: openLibrary,
  fresh: () => ({
    game: 'gwent',
    names: {},
    asked: 0,
    seats: [seat('monsters', 'mo_leader_eredin_bringer_of_death'), seat('skellige', 'sk_leader_king_bran')],
  }),
  tableNames: [],
  seatNames: [
    { name: 'faction', label: 'editor-faction', options: () => Object.keys(FACTIONS), show: factionName },
    {
      name: 'leader',
      label: 'editor-leader',
      options: (one) =>
        allLeaders()
          .filter(({ faction }) => faction === one.names?.faction)
          .map(({ key }) => key),
      show: nameOf,
    },
  ],
  numbers: [{ name: 'gems', label: 'editor-gems', options: [2, 1] }],
  flags: [
    { name: 'passed', label: 'editor-passed' },
    { name: 'used', label: 'editor-used' },
  ],
  piles: ['hand', ...ROWS, 'horn', 'sky', 'discard'],
  cards: (_, one, pile) => {
    if (pile === 'horn') return ROWS
    return allCards()
      .filter((card) => fits(card.key, one.names?.faction ?? '', pile))
      .map(({ key }) => key)
  },
  show: (word) => (ROWS.includes(word) ? say(`editor-${word}`) : nameOf(word)),
  note: (word) => String(printed(word)?.strength ?? ''),
  hasTokens: () => false,
}

function seat(faction: string, leader: string) {
  return { names: { faction, leader }, piles: {}, numbers: { gems: 2 } }
}

/** Spies lie on the other side, so a row takes units of every faction. */
function fits(key: string, faction: string, pile: string): boolean {
  const card = printed(key)
  if (!card) return false
  const own = [faction, 'neutral'].includes(card.faction)
  if (pile === 'sky') return card.kind === 'weather' && !card.abilities.includes('clear')
  if (ROWS.includes(pile))
    return (
      (own || card.abilities.includes('spy')) &&
      (card.rows.includes(pile) || card.abilities.includes('decoy'))
    )
  return own && !card.secondary
}
