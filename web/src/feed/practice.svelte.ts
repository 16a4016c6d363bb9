/** A table at which something is tried out: it is fed the steps of a practice, and whoever leads it hears the answers. */
import type { Command, Foresight, ReplayStep, Update } from '../protocol'
import { Room } from './room.svelte'

/** What the house answers to who practises. */
export interface Practised {
  answers: number
  steps: ReplayStep[]
  foresight: Foresight
}

export class PracticeRoom extends Room {
  override readonly isPractice = true
  /** How many answers lie behind this table: what the next wish calls `known`. */
  answers = 0
  private coming: Foresight | null = null

  /** `onanswer` says whether an answer was taken. */
  constructor(private readonly onanswer: (word: string) => Promise<boolean>) {
    super('')
    this.state = 'open'
  }

  /** All that has come of an answer, one thing after the other. */
  show({ answers, steps, foresight }: Practised): void {
    this.answers = answers
    this.coming = foresight
    for (const step of steps) this.arrive(step.update)
  }

  async say(command: Command): Promise<boolean> {
    if (command.type !== 'answer' || this.sending) return false
    this.sending += 1
    try {
      return await this.onanswer(command.word)
    } finally {
      this.sending -= 1
    }
  }

  protected apply(update: Update): void {
    this.happenings = [...this.happenings.slice(0, update.after), ...update.happenings]
    this.update = update
    this.hint = null
    this.foresight = update.question && this.coming?.question === update.question.id ? this.coming : null
  }
}
