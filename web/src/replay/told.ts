/** The steps of a replay in words: what the log says of each. */
import type { ReplayStep, ReplaySummary, Update } from '../protocol'
import type { Sentence } from '../table/log'
import { say } from '../words/words.svelte'

export type Tell = (step: ReplayStep) => Sentence[]

/** An answer to a question of this kind and shape, as it was asked when things stood like this. */
export type OptionName = (
  asked: { kind: string; shape: string; seat: number },
  word: string,
  update: Update,
) => string

/** What a part of a game is called. */
export const headingOf = ({ kind, number }: ReplaySummary['chapters'][number]): string =>
  kind === 'round' ? say('web-round', { number }) : say('web-game-of-match', { number })

export interface Line {
  step: number
  text: string
  seat: number
  /** A round or a game that begins with this step. */
  headings: string[]
}

/** Whoever answers is told of; only the deal may go without a word of its own. */
export function linesOf(steps: readonly ReplayStep[], tell: Tell): Line[] {
  return steps.map((step, number) => {
    const told = tell(step)
    const plain = told.filter((one) => !one.heading)
    return {
      step: number,
      text: plain.map((one) => one.text).join(' ') || say('web-replay-dealt'),
      seat: step.move?.seat ?? -1,
      headings: told.filter((one) => one.heading).map((one) => one.text),
    }
  })
}
