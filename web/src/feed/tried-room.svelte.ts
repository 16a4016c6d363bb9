/** A table on which something is tried: no room of the house, but the boards cannot tell. */
import { Room } from './room.svelte'
import type { Command, Foresight, TriedStep, Update } from '../protocol'

export class TriedRoom extends Room {
  override readonly isTried = true
  /** The question that is being answered, and whatever was answered before it. */
  private answering = ''
  private earlier: Promise<unknown> = Promise.resolve()

  /** `given` gets each answer of the reader. */
  constructor(private readonly given: (word: string) => Promise<boolean>) {
    super('')
    this.state = 'open'
  }

  override get mayAsk(): boolean {
    return false
  }

  /** One step after the other, each with its motion. */
  show(steps: TriedStep[], foresight: Foresight): void {
    for (const { update } of steps) this.arrive(update)
    this.foresight = foresight
  }

  /** A question is answered once; what is said to the next one waits for its turn. */
  async say(command: Command): Promise<boolean> {
    if (command.type !== 'answer' || command.question === this.answering) return false
    this.answering = command.question
    this.sending += 1
    const answered = this.earlier.then(() => this.given(command.word))
    this.earlier = answered.catch(() => undefined)
    try {
      return await answered
    } finally {
      this.sending -= 1
      if (this.answering === command.question) this.answering = ''
    }
  }

  protected apply(update: Update): void {
    this.happenings = [...this.happenings.slice(0, update.after), ...update.happenings]
    this.update = update
  }
}
