/** Cardia, as the pages know it; everything but the front page is fetched when it is needed. */
import './styles/tokens.css'
import { ruleOf } from '../../table/terms'
import { say } from '../../words/words.svelte'
import type { OfferedGame } from '../game'
import { FACTIONS, factionName } from './factions'
import QuickRow from './home/QuickRow.svelte'
import { deckOf } from './terms'
import { speakCardia } from './words'

export const cardia: OfferedGame = {
  name: 'cardia',
  icon: 'wax-seal',
  centre: 'wax-seal',
  glass: ['guild', 'academy'],
  factions: FACTIONS,
  letters: 'CAR',
  bot: 'novice',
  window: { petals: ['dynasty', 'swamp', 'academy', 'guild'], seed: 'home4', light: 'chome' },
  ways: [
    ['guardians', 'unicorn'],
    ['drawings', 'party-flags'],
    ['mixed', 'card-exchange'],
  ],
  keys: [],
  quick: { rules: 'wins=1', decks: () => [], Row: QuickRow },
  title: () => say('cardia-name'),
  terms: ({ rules }) =>
    say('web-cardia-terms', {
      deck: deckOf(rules),
      guardians: ruleOf(rules, 'guardians') === 'true' ? 'yes' : 'no',
    }),
  factionName,
  deckless: () => '',
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
    const [{ page }] = await Promise.all([import('./setup'), speakCardia()])
    return page
  },
  async shelf() {
    const [{ shelf }, { openLibrary }] = await Promise.all([import('./shelf'), import('./library.svelte')])
    await openLibrary()
    return shelf
  },
  async board() {
    const [{ default: Table }, { tell, optionName }, { lit }, { openLibrary }] = await Promise.all([
      import('./CardiaTable.svelte'),
      import('./tell'),
      import('./lit'),
      import('./library.svelte'),
    ])
    await openLibrary()
    return { Table, tell, optionName, lit, drawing: () => import('./drawing') }
  },
}
