/** The book of lessons, and where each stands in it. */
import { house } from '../feed/house'
import { alsoSpeak, type Catalogues } from '../words/words.svelte'
import { progressOf } from '../memory/lessons.svelte'
import type { LessonFacts } from '../protocol'

const TEXTS: Catalogues = {
  en: () => import('virtual:words/en/page_lessons'),
  nl: () => import('virtual:words/nl/page_lessons'),
  de: () => import('virtual:words/de/page_lessons'),
  it: () => import('virtual:words/it/page_lessons'),
}

export type Book = Record<string, LessonFacts[]>

export interface Found {
  game: string
  lesson: LessonFacts
  step: number
}

let book = $state.raw<Book>({})
export const theBook = (): Book => book

/** The contents and the texts; both are there when this is done. */
export async function openBook(): Promise<Book> {
  const [contents] = await Promise.all([house.lessons(), alsoSpeak(TEXTS)])
  book = contents
  return contents
}

/** The lesson at `/learn/GAME-first`, or the word at `/learn/word/GAME-agile`; what follows `/learn/`. */
export function findLesson(contents: Book, address: string): Found | null {
  const [place = '', word = ''] = address.split('/')
  const all = Object.entries(contents).flatMap(([game, lessons]) =>
    lessons.map((lesson) => ({ game, lesson })),
  )
  if (place === 'word') {
    const steps = all.flatMap((one) =>
      one.lesson.steps.map((step, number) => ({ ...one, id: step.id, step: number })),
    )
    const found = steps.find((one) => one.id === wordId(word))
    return found ? { game: found.game, lesson: found.lesson, step: found.step } : null
  }
  const found = all.find((one) => one.lesson.id === place && one.lesson.kind !== 'words')
  return found ? { ...found, step: Math.min(progressOf(place).step, found.lesson.steps.length - 1) } : null
}

const wordId = (word: string): string => word.replace('-', '-word-')
/** `GAME-word-agile` lives at `/learn/word/GAME-agile`. */
export const wordAddress = (id: string): string => `/learn/word/${id.replace('-word-', '-')}`

export const isDone = (lesson: LessonFacts): boolean =>
  progressOf(lesson.id).done.length >= lesson.steps.length

/** The lesson that comes after this one, if any. */
export function after(contents: Book, game: string, lesson: string): LessonFacts | null {
  const lessons = (contents[game] ?? []).filter((one) => one.kind !== 'words')
  return lessons[lessons.findIndex((one) => one.id === lesson) + 1] ?? null
}
