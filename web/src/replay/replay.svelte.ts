/** A finished game on the table: a room that is fed the steps of a record, forwards and backwards. */
import { getContext, setContext } from 'svelte'
import { Room } from '../feed/room.svelte'
import type { Board } from '../games/game'
import type { Comment, Happening, JudgedMove, ReplayStep, ReplaySummary, Update } from '../protocol'
import type { Study } from '../study/study.svelte'
import { type Cast, castOf } from '../table/cast'
import { type Line, linesOf } from './told'
import { entry, given } from '../sure'

/** Between two steps that come by themselves; longer than the longest motion. */
const PACE = 1700

export const SPEEDS = [0.5, 1, 2, 4]

export class Replay extends Room {
  override readonly isReplay = true
  /** The step that was asked for; motion may still be on its way there. */
  at = $state(0)
  playing = $state(false)
  speed = $state(1)
  /** What a bot has found out about this game. */
  study = $state.raw<Study | null>(null)
  /** What is said about its steps. */
  comments = $state.raw<Comment[]>([])
  /** Whether the result and later moves stay hidden, and how far the reader has come. */
  isVeiled = $state(false)
  private furthest = $state(0)
  readonly lines: Line[] = $derived.by(() => linesOf(this.steps, this.board.tell))
  readonly last: number
  private readonly story: Happening[]
  private readonly start: number
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `seat` is whose eyes these are, null for a spectator's. */
  constructor(
    readonly summary: ReplaySummary,
    readonly steps: ReplayStep[],
    readonly seat: number | null,
    readonly board: Pick<Board, 'tell' | 'optionName' | 'drawing'>,
    at = 0,
    /** The text of the game itself. */
    readonly record = '',
    isVeiled = false,
  ) {
    super('')
    this.isVeiled = isVeiled
    this.comments = summary.comments
    this.state = 'open'
    this.last = steps.length - 1
    this.story = steps.flatMap((step) => step.update.happenings)
    this.start = steps[0]?.update.after ?? 0
    this.at = Math.max(0, Math.min(this.last, at))
    this.furthest = this.at
    this.apply(entry(steps, this.at).update)
  }

  /** The last step that may be shown. */
  get reach(): number {
    return this.isVeiled ? this.furthest : this.last
  }

  get cast(): Cast {
    const room = given(this.view)
    return castOf(room, this.sides, this.seat ?? -1)
  }

  /** The side of each seat. */
  get sides(): number[] {
    const seats = (this.update?.view as { seats?: { side?: number }[] } | null)?.seats ?? []
    return given(this.view).seats.map((_, seat) => seats[seat]?.side ?? seat)
  }

  /** The seats for which somebody decided; the rules play the others. */
  get people(): number[] {
    return given(this.view).seats.flatMap((seat, number) => (seat.who === 'rules' ? [] : [number]))
  }

  optionName(move: JudgedMove, word: string): string {
    return this.board.optionName(move, word, entry(this.steps, move.step - 1).update)
  }

  /** One step forward is shown as it was then; any other is just there. */
  go(step: number): void {
    const wanted = this.within(step)
    if (wanted === this.at) return
    const { update } = entry(this.steps, wanted)
    const follows = wanted === this.at + 1
    this.at = wanted
    this.furthest = Math.max(this.furthest, wanted)
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
    this.timer = setTimeout(() => this.goOn(), PACE / 2 / this.speed)
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
    this.timer = setTimeout(() => this.goOn(), PACE / this.speed)
  }

  /** Behind the veil one comes step by step. */
  private within(step: number): number {
    const most = this.isVeiled ? Math.max(this.furthest, this.at + 1) : this.last
    return Math.max(0, Math.min(this.last, most, step))
  }
}

const NAME = Symbol('replay')
export const setReplay = (replay: () => Replay | null): (() => Replay | null) => setContext(NAME, replay)
/** The game that is being looked through, if the table is not a live one. */
export const useReplay = (): Replay | null => getContext<(() => Replay | null) | undefined>(NAME)?.() ?? null
