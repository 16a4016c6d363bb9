/** Texts, rulebooks and cards to read, each fetched once. */
import { house } from '../feed/house'
import type { Almanac, Book, Figure } from '../protocol'
import { type Catalogues, alsoSpeak } from '../words/words.svelte'

const TEXTS: Catalogues = {
  en: () => import('virtual:words/en/page_books'),
  nl: () => import('virtual:words/nl/page_books'),
  de: () => import('virtual:words/de/page_books'),
  it: () => import('virtual:words/it/page_books'),
}

/** The words of these pages. */
export const speakOfBooks = (): Promise<void> => alsoSpeak(TEXTS)

/** What was fetched once is not asked for again; what failed may be. */
function kept<T>(fetch: (...words: string[]) => Promise<T>): (...words: string[]) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (...words) => {
    const key = words.join('/')
    const found = known.get(key) ?? fetch(...words)
    known.set(key, found)
    found.catch(() => known.delete(key))
    return found
  }
}

export const bookOf: (letters: string, language: string) => Promise<Book> = kept(
  (letters = '', language = '') => house.book(letters, language),
)
export const figuresOf: (game: string) => Promise<Figure[]> = kept((game = '') => house.figures(game))
export const almanacOf: (game: string) => Promise<Almanac> = kept((game = '') => house.almanac(game))
