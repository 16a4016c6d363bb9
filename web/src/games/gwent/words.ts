/** What the tables and books of Gwent say. */
import { alsoSpeak, type Catalogues } from '../../words/words.svelte'

const texts: Catalogues = {
  en: () => import('virtual:words/en/gwent'),
  nl: () => import('virtual:words/nl/gwent'),
  de: () => import('virtual:words/de/gwent'),
  it: () => import('virtual:words/it/gwent'),
}

export const speakGwent = (): Promise<void> => alsoSpeak(texts)
