/** What lessons and their steps are called. */
import type { LessonFacts } from '../protocol'
import { entry } from '../sure'
import { say, sayIfKnown } from '../words/words.svelte'

export const nameOfLesson = (lesson: LessonFacts): string => say(`lesson-${lesson.id}`)

/** A step of a first game and a word have names of their own; a decision goes by its number. */
export function nameOfStep(lesson: LessonFacts, number: number): string {
  const { id } = entry(lesson.steps, number)
  return sayIfKnown(`lesson-${id}-title`) ?? say('web-learn-decision', { number: number + 1 })
}
