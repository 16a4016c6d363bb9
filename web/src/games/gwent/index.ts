/** Gwent, as the pages know it; everything but the front page is fetched when it is needed. */
import './styles/tokens.css'
import { likedDeck } from './decks.svelte'
import { ruleOf } from '../../table/terms'
import { say } from '../../words/words.svelte'
import type { OfferedGame, Terms } from '../game'
import { FACTIONS, factionName } from './factions'
import QuickChoice from './home/QuickChoice.svelte'
import QuickRow from './home/QuickRow.svelte'
import { fetchPrinted } from './printed'
import { speakGwent } from './words'

const modeName = ({ rules, tournament }: Terms): string =>
  say(tournament ? 'web-mode-tournament' : `web-mode-${ruleOf(rules, 'mode') || 'duel'}`)

export const gwent: OfferedGame = {
  name: 'gwent',
  icon: 'crossed-swords',
  centre: 'tavern-sign',
  glass: ['northern_realms', 'monsters', 'scoiatael', 'skellige', 'nilfgaard'],
  factions: FACTIONS,
  letters: 'GWT',
  bot: 'novice',
  window: {
    petals: ['northern_realms', 'monsters', 'nilfgaard', 'scoiatael', 'skellige'],
    seed: 'home5',
    light: '',
  },
  ways: [
    ['solo', 'meeple'],
    ['ffa4', 'round-table'],
    ['pairs', 'shaking-hands'],
    ['tournament', 'trophy-cup'],
  ],
  keys: ['leader', 'pass'],
  quick: { rules: '', decks: () => [likedDeck()], Row: QuickRow, Choice: QuickChoice },
  title: () => say('gwent-name'),
  terms: (table) => `${say('gwent-name')}, ${modeName(table)}`,
  factionName,
  deckless: () => say('web-deck-none'),
  editor: async () => (await import('./editor')).editor,
  async companion() {
    const [page, { openLibrary }] = await Promise.all([
      import('./companion/Companion.svelte'),
      import('./library.svelte'),
    ])
    await openLibrary()
    return page
  },
  async setUp() {
    const [{ page }] = await Promise.all([import('./setup'), speakGwent()])
    return page
  },
  pages: {
    '/decks': async () => (await import('./builder')).overview(),
    '/decks/edit': async () => (await import('./builder')).workbench(),
  },
  deckChange: async () => {
    const [part] = await Promise.all([import('./setup/DeckChange.svelte'), speakGwent()])
    return part
  },
  async shelf() {
    const [{ shelf }, { openLibrary }] = await Promise.all([import('./shelf'), import('./library.svelte')])
    await openLibrary()
    return shelf
  },
  async board() {
    // At once, not only when the code that reads them is there.
    void speakGwent()
    void fetchPrinted()
    const [{ default: Table }, { tell, optionName }, { lit }, { openLibrary }] = await Promise.all([
      import('./GwentTable.svelte'),
      import('./tell'),
      import('./lit'),
      import('./library.svelte'),
    ])
    await openLibrary()
    return { Table, tell, optionName, lit, drawing: () => import('./drawing') }
  },
}
