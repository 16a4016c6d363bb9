/** The steps of a replay in words: what the log says of each. */
import type { ReplayStep } from '../protocol'
import type { Sentence } from '../table/log'
import { say } from '../words/words.svelte'

export type Tell = (step: ReplayStep) => Sentence[]

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
