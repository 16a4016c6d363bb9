/** A room as the tables see it: how things stand, all that has happened, and a voice. */
import type { Command, Foresight, Happening, Hint, Question, RoomView, Update } from '../protocol'
import type { State } from './feed'
import type { Verdict } from './witness'

/** `apply` makes an update count; what is shown meanwhile may be another. */
export type Arrival = (update: Update, apply: (shown?: Update) => void) => void

/** Who waits beside a table to be called, as a coach does. */
export interface Beside {
  words: string
  call: () => void
}

export abstract class Room {
  update = $state.raw<Update | null>(null)
  happenings = $state.raw<Happening[]>([])
  state = $state<State>('connecting')
  tries = $state(0)
  ended = $state('')
  complaint = $state('')
  sending = $state(0)
  foresight = $state.raw<Foresight | null>(null)
  /** What a bot thinks of the options, if the reader asked for it. */
  hint = $state.raw<Hint | null>(null)
  advising = $state(false)
  beside = $state.raw<Beside | null>(null)
  /** Whether the way into an empty seat of a running game is shown. */
  inviting = $state(true)
  /** What this browser has found out about the deal of a finished game. */
  verdict = $state.raw<Verdict | null>(null)
  /** The clock of the house minus ours, in milliseconds. */
  drift = 0
  /** Who wants to show an update before it counts, as motion does. */
  onarrival: Arrival | null = null
  /** A game that is over and only looked through. */
  readonly isReplay: boolean = false
  /** A table on which something is tried out: nobody else is there, and nothing is kept. */
  readonly isTried: boolean = false

  constructor(readonly name: string) {}

  /** A real table, with others at it. */
  get isLive(): boolean {
    return !this.isReplay && !this.isTried
  }

  /** The seats of a running game into which a friend of the reader may still come. */
  get emptySeats(): number {
    const room = this.view
    if (!room || !this.isLive || room.phase !== 'playing' || room.you.seat === null) return 0
    return room.seats.filter((seat) => seat.who === 'open').length
  }

  get view(): RoomView | null {
    return this.update?.room ?? null
  }

  get question(): Question | null {
    return this.update?.question ?? null
  }

  /** Whether a hint may be asked for: something is open, and everybody else is a bot. */
  get mayAsk(): boolean {
    return !this.isReplay && this.question !== null && this.isAmongBots
  }

  get isAmongBots(): boolean {
    const room = this.view
    return room?.seats.every((seat) => seat.guest === null || seat.guest === room.you.guest) ?? false
  }

  /** The option that a bot would take. */
  get suggested(): string {
    return this.hint?.suggestions[0]?.option ?? ''
  }

  async advise(): Promise<void> {}

  /** Say something; a refusal is shown, and nothing has changed. */
  abstract say(command: Command): Promise<boolean>

  retry(): void {}

  answer(word: string): Promise<boolean> {
    const question = this.question
    return question ? this.say({ type: 'answer', question: question.id, word }) : Promise.resolve(false)
  }

  protected arrive(update: Update): void {
    const apply = (shown = update) => this.apply(shown)
    if (this.onarrival) this.onarrival(update, apply)
    else apply()
  }

  protected abstract apply(update: Update): void
}
