/** What the tables and books of Cardia say. */
import { alsoSpeak, type Catalogues } from '../../words/words.svelte'

const texts: Catalogues = {
  en: () => import('virtual:words/en/cardia'),
  nl: () => import('virtual:words/nl/cardia'),
  de: () => import('virtual:words/de/cardia'),
  it: () => import('virtual:words/it/cardia'),
}

export const speakCardia = (): Promise<void> => alsoSpeak(texts)
