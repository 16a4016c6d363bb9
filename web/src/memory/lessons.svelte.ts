/** How far the reader of this browser has come in each lesson. */
import { recall, retain } from './kept'

export interface Progress {
  /** The step at which the lesson goes on. */
  step: number
  /** Steps that were done well, by their numbers. */
  done: number[]
}

const PLACE = 'taverne-lessons'
const NOTHING: Progress = { step: 0, done: [] }
let lessons = $state.raw<Record<string, Progress>>(recall(PLACE, {}))

export const progressOf = (lesson: string): Progress => lessons[lesson] ?? NOTHING

/** Whether this browser has ever begun to learn. */
export const hasLearned = (): boolean => Object.keys(lessons).length > 0

function keep(lesson: string, progress: Progress): void {
  lessons = { ...lessons, [lesson]: progress }
  retain(PLACE, lessons)
}

export const keepPlace = (lesson: string, step: number): void => keep(lesson, { ...progressOf(lesson), step })

export function keepDone(lesson: string, step: number): void {
  const { done, step: at } = progressOf(lesson)
  if (!done.includes(step)) keep(lesson, { step: at, done: [...done, step] })
}
