/** Any game that these pages do not know by name. */
import type { Game } from '../games/game'
import { optionName } from './fields'
import { gameName, openLibrary } from './library'

export const simpleGame = (name: string, glass: readonly string[]): Game => ({
  name,
  icon: 'wax-seal',
  centre: 'wax-seal',
  glass,
  title: () => gameName(name),
  terms: () => gameName(name),
  factionName: (faction) => faction,
  deckless: () => '',
  async board() {
    const [{ default: Table }, { tell }] = await Promise.all([
      import('./SimpleTable.svelte'),
      import('./log'),
      openLibrary(name),
    ])
    return { Table, tell, optionName: (_, word) => optionName(name, word) }
  },
})
