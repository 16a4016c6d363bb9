/** A table on which something is tried: no room of the house, but the boards cannot tell. */
import { Room } from './room.svelte'
import type { Command, Foresight, TriedStep, Update } from '../protocol'

export class TriedRoom extends Room {
  override readonly isTried = true

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

  async say(command: Command): Promise<boolean> {
    if (command.type !== 'answer' || this.sending) return false
    this.sending += 1
    try {
      return await this.given(command.word)
    } finally {
      this.sending -= 1
    }
  }

  protected apply(update: Update): void {
    this.happenings = [...this.happenings.slice(0, update.after), ...update.happenings]
    this.update = update
  }
}
