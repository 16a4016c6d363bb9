/** The texts of the study and of shared replays; they come with the page. */
import type { Catalogues } from '../words/words.svelte'

export const STUDY_WORDS: Catalogues = {
  en: () => import('virtual:words/en/page_study'),
  nl: () => import('virtual:words/nl/page_study'),
  de: () => import('virtual:words/de/page_study'),
  it: () => import('virtual:words/it/page_study'),
}
