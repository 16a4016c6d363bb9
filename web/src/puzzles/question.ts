import type { PuzzleSummary } from '../protocol'
import { say } from '../words/words.svelte'

/** What is asked, in one sentence. */
export const questionOf = ({ kind, turns, ordered }: PuzzleSummary): string =>
  say(`puzzle-question-${kind}`, { turns, order: ordered ? 'yes' : 'no' })
