/** A log in chapters: one for each round, folded when the next one begins. */
import type { Sentence } from './log'

export interface Chapter {
  /** Empty for what happened before the first. */
  title: string
  /** How it ended, once that is known. */
  end: string
  lines: Sentence[]
}

export interface Chapters {
  /** The title of the chapter that a line begins, else nothing. */
  titleOf: (line: Sentence, before: Sentence | undefined) => string
  endOf: (lines: readonly Sentence[]) => string
}

export function chaptersOf(log: readonly Sentence[], { titleOf, endOf }: Chapters): Chapter[] {
  const chapters: Chapter[] = []
  for (const [at, line] of log.entries()) {
    const title = titleOf(line, log[at - 1])
    if (title || !chapters.length) chapters.push({ title, end: '', lines: [] })
    chapters.at(-1)?.lines.push(line)
  }
  return chapters.map((chapter) => ({ ...chapter, end: endOf(chapter.lines) }))
}
