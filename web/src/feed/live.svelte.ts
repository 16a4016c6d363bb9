/** A room of the house: fed by its feed, and heard by it. */
import { untrack } from 'svelte'
import type { Command, Update } from '../protocol'
import { say } from '../words/words.svelte'
import { refusalWords } from './complaints'
import { Feed } from './feed'
import { HouseAway, Refused, house } from './house'
import { Room } from './room.svelte'
import { transport } from './transport'
import { attest, luckFor, note } from './witness'

export class LiveRoom extends Room {
  private readonly feed: Feed
  /** How many games had ended here when they were last looked after. */
  private lookedAfter = 0

  constructor(name: string) {
    super(name)
    this.feed = new Feed(() => transport().line(name), {
      update: (update) => this.arrive(update),
      state: (state, tries) => Object.assign(this, { state, tries }),
      ended: (reason) => (this.ended = reason),
      unsure: (reason) => (this.complaint = refusalWords(reason)[0] ?? ''),
    })
  }

  open(): () => void {
    untrack(() => this.feed.start())
    return () => this.feed.stop()
  }

  override retry(): void {
    this.feed.retry()
  }

  async say(command: Command): Promise<boolean> {
    this.complaint = ''
    this.sending += 1
    try {
      await this.feed.say(command)
      this.complaint = ''
      return true
    } catch (error) {
      this.complaint = complaintOf(error)
      return false
    } finally {
      this.sending -= 1
    }
  }

  ready(): Promise<boolean> {
    return this.view ? this.say({ type: 'ready', luck: luckFor(this.view) }) : Promise.resolve(false)
  }

  protected override arrive(update: Update): void {
    this.drift = update.now - Date.now()
    super.arrive(update)
  }

  protected apply(update: Update): void {
    const asked = this.update?.question?.id !== update.question?.id
    if (update.after < this.happenings.length) this.happenings = this.happenings.slice(0, update.after)
    this.happenings = [...this.happenings, ...update.happenings]
    this.update = update
    note(update.room)
    if (update.room.phase !== 'over') {
      this.verdict = null
      void this.lookAfter(update)
    } else if (!this.verdict) void this.check(update)
    if (!asked) return
    this.hint = null
    void this.foresee()
  }

  override async advise(): Promise<void> {
    if (this.advising || !this.mayAsk) return
    this.advising = true
    this.complaint = ''
    try {
      const hint = await house.hint(this.name)
      if (hint.question === this.question?.id) this.hint = hint
    } catch (error) {
      this.complaint = complaintOf(error)
    } finally {
      this.advising = false
    }
  }

  private async check({ room }: Update): Promise<void> {
    const record = await house.record(this.name).catch(() => null)
    if (record === null) return
    if (this.view?.number === room.number) this.verdict = attest(room, record)
    const { keepFinished } = await import('../memory/finished')
    await keepFinished(room, record)
  }

  /** Games that ended while the reader was away, and after which the others have played on. */
  private async lookAfter({ room }: Update): Promise<void> {
    const played = Object.keys(room.you.played).length
    if (played <= this.lookedAfter) return
    this.lookedAfter = played
    const { lookAfter } = await import('../memory/finished')
    await lookAfter(room)
  }

  private async foresee(): Promise<void> {
    this.foresight = null
    if (!this.question) return
    const foresight = await house.foresee(this.name).catch(() => null)
    if (foresight?.question === this.question?.id) this.foresight = foresight
  }
}

export function complaintOf(error: unknown): string {
  if (error instanceof Refused) return refusalWords(error.refusal).join(' ')
  if (error instanceof HouseAway) return say('web-house-away')
  throw error
}
