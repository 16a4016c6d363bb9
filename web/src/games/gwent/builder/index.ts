/** The pages of the deck builder, with their words. */
import type { Component } from 'svelte'
import { HISTORY_WORDS } from '../../../history'
import { type PageWords, learnPage } from '../../../words/words.svelte'

type Page = { default: Component }

const WORDS: PageWords = {
  en: () => import('virtual:words/en/gwent/page_decks'),
  nl: () => import('virtual:words/nl/gwent/page_decks'),
  de: () => import('virtual:words/de/gwent/page_decks'),
  it: () => import('virtual:words/it/gwent/page_decks'),
}

export async function overview(): Promise<Page> {
  const [page] = await Promise.all([import('./DecksPage.svelte'), learnPage(WORDS, HISTORY_WORDS)])
  return page
}

export async function workbench(): Promise<Page> {
  const [page] = await Promise.all([import('./EditPage.svelte'), learnPage(WORDS, HISTORY_WORDS)])
  return page
}
