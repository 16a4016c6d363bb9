/** The pages of the deck builder, with their words. */
import type { Component } from 'svelte'
import { HISTORY_WORDS } from '../../../history'
import { type Catalogues, alsoSpeak } from '../../../words/words.svelte'

type Page = { default: Component }

const WORDS: Catalogues = {
  en: () => import('virtual:words/en/page_decks'),
  nl: () => import('virtual:words/nl/page_decks'),
  de: () => import('virtual:words/de/page_decks'),
  it: () => import('virtual:words/it/page_decks'),
}

export async function overview(): Promise<Page> {
  const [page] = await Promise.all([import('./DecksPage.svelte'), alsoSpeak(WORDS), alsoSpeak(HISTORY_WORDS)])
  return page
}

export async function workbench(): Promise<Page> {
  const [page] = await Promise.all([import('./EditPage.svelte'), alsoSpeak(WORDS), alsoSpeak(HISTORY_WORDS)])
  return page
}
