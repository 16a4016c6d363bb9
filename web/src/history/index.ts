/** My games: the page, with its words. */
import type { Component } from 'svelte'
import { type Catalogues, alsoSpeak } from '../words/words.svelte'

export const HISTORY_WORDS: Catalogues = {
  en: () => import('virtual:words/en/page_games'),
  nl: () => import('virtual:words/nl/page_games'),
  de: () => import('virtual:words/de/page_games'),
  it: () => import('virtual:words/it/page_games'),
}

export async function gamesPage(): Promise<{ default: Component }> {
  const [page] = await Promise.all([import('./GamesPage.svelte'), alsoSpeak(HISTORY_WORDS)])
  return page
}
