/** A room as the pages see it: how things stand, all that has happened, and a voice. */
import { untrack } from 'svelte'
import type { Command, Foresight, Happening, Question, RoomView, Update } from '../protocol'
import { say } from '../words/words.svelte'
import { newLuck } from './chance'
import { Feed, type State, socketTo } from './feed'
import { HouseAway, Refused, house } from './house'

export type Arrival = (update: Update, apply: () => void) => void

export class Room {
  update = $state.raw<Update | null>(null)
  happenings = $state.raw<Happening[]>([])
  state = $state<State>('connecting')
  tries = $state(0)
  ended = $state('')
  complaint = $state('')
  sending = $state(0)
  foresight = $state.raw<Foresight | null>(null)
  /** The clock of the house minus ours, in milliseconds. */
  drift = 0
  /** Who wants to show an update before it counts, as motion does. */
  onarrival: Arrival | null = null

  private readonly feed: Feed

  constructor(readonly name: string) {
    this.feed = new Feed(() => socketTo(name), {
      update: (update) => this.arrive(update),
      state: (state, tries) => Object.assign(this, { state, tries }),
      ended: (reason) => (this.ended = reason),
    })
  }

  open(): () => void {
    untrack(() => this.feed.start())
    return () => this.feed.stop()
  }

  get view(): RoomView | null {
    return this.update?.room ?? null
  }

  get question(): Question | null {
    return this.update?.question ?? null
  }

  retry(): void {
    this.feed.retry()
  }

  /** Say something; a refusal is shown, and nothing has changed. */
  async say(command: Command): Promise<boolean> {
    this.complaint = ''
    this.sending += 1
    try {
      await this.feed.say(command)
      return true
    } catch (error) {
      this.complaint = complaintOf(error)
      return false
    } finally {
      this.sending -= 1
    }
  }

  answer(word: string): Promise<boolean> {
    const question = this.question
    return question ? this.say({ type: 'answer', question: question.id, word }) : Promise.resolve(false)
  }

  ready(): Promise<boolean> {
    return this.say({ type: 'ready', luck: newLuck() })
  }

  private arrive(update: Update): void {
    this.drift = update.now - Date.now()
    const apply = () => this.apply(update)
    if (this.onarrival) this.onarrival(update, apply)
    else apply()
  }

  private apply(update: Update): void {
    const asked = this.update?.question?.id !== update.question?.id
    if (update.after < this.happenings.length) this.happenings = this.happenings.slice(0, update.after)
    this.happenings = [...this.happenings, ...update.happenings]
    this.update = update
    if (asked) void this.foresee()
  }

  private async foresee(): Promise<void> {
    this.foresight = null
    const asked = this.question
    if (!asked || this.view?.game !== 'gwent') return
    const foresight = await house.foresee(this.name).catch(() => null)
    if (foresight?.question === this.question?.id) this.foresight = foresight
  }
}

export function complaintOf(error: unknown): string {
  if (error instanceof Refused) return say(error.refusal.key, error.refusal.details as Record<string, string>)
  if (error instanceof HouseAway) return say('web-house-away')
  throw error
}
