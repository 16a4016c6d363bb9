import type { Catalogues } from '../words/words.svelte'

export const TEXTS: Catalogues = {
  en: () => import('virtual:words/en/page_puzzles'),
  nl: () => import('virtual:words/nl/page_puzzles'),
  de: () => import('virtual:words/de/page_puzzles'),
  it: () => import('virtual:words/it/page_puzzles'),
}
