import type { Catalogues } from '../words/words.svelte'

export const TEXTS: Catalogues = {
  en: () => import('virtual:words/en/page_companion'),
  nl: () => import('virtual:words/nl/page_companion'),
  de: () => import('virtual:words/de/page_companion'),
  it: () => import('virtual:words/it/page_companion'),
}
