/** A finished game on the table: a room that is fed the steps of a record, forwards and backwards. */
import { getContext, setContext } from 'svelte'
import { Room } from '../feed/room.svelte'
import type { Happening, ReplayStep, ReplaySummary, Update } from '../protocol'
import { type Line, type Tell, linesOf } from './told'
import { entry } from '../sure'

/** Between two steps that come by themselves; longer than the longest motion. */
const PACE = 1700

export class Replay extends Room {
  override readonly isReplay = true
  /** The step that was asked for; motion may still be on its way there. */
  at = $state(0)
  playing = $state(false)
  readonly lines: Line[] = $derived.by(() => linesOf(this.steps, this.tell))
  readonly last: number
  private readonly story: Happening[]
  private readonly start: number
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `seat` is whose eyes these are, null for a spectator's. */
  constructor(
    readonly summary: ReplaySummary,
    readonly steps: ReplayStep[],
    readonly seat: number | null,
    private readonly tell: Tell,
    at = 0,
  ) {
    super('')
    this.state = 'open'
    this.last = steps.length - 1
    this.story = steps.flatMap((step) => step.update.happenings)
    this.start = steps[0]?.update.after ?? 0
    this.at = this.within(at)
    this.apply(entry(steps, this.at).update)
  }

  /** One step forward is shown as it was then; any other is just there. */
  go(step: number): void {
    const wanted = this.within(step)
    if (wanted === this.at) return
    const { update } = entry(this.steps, wanted)
    const follows = wanted === this.at + 1
    this.at = wanted
    this.arrive(follows ? update : { ...update, happenings: [] })
  }

  forward(): void {
    this.pause()
    this.go(this.at + 1)
  }

  back(): void {
    this.pause()
    this.go(this.at - 1)
  }

  jump(step: number): void {
    this.pause()
    this.go(step)
  }

  toggle(): void {
    if (this.playing) return this.pause()
    if (this.at === this.last) this.go(0)
    this.playing = true
    this.timer = setTimeout(() => this.goOn(), PACE / 2)
  }

  pause(): void {
    clearTimeout(this.timer)
    this.playing = false
  }

  say(): Promise<boolean> {
    return Promise.resolve(false)
  }

  protected apply(update: Update): void {
    this.happenings = this.story.slice(0, update.number - this.start)
    this.update = update
  }

  private goOn(): void {
    this.go(this.at + 1)
    if (this.at === this.last) return this.pause()
    this.timer = setTimeout(() => this.goOn(), PACE)
  }

  private within(step: number): number {
    return Math.max(0, Math.min(this.last, step))
  }
}

const NAME = Symbol('replay')
export const setReplay = (replay: () => Replay | null): (() => Replay | null) => setContext(NAME, replay)
/** The game that is being looked through, if the table is not a live one. */
export const useReplay = (): Replay | null => getContext<(() => Replay | null) | undefined>(NAME)?.() ?? null
