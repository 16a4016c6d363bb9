/** A bot goes through a game: one answer after the other is asked for, until all are known or the reader stops. */
import { complaintsOf } from '../feed/complaints'
import { Refused, house } from '../feed/house'
import type { JudgedMove, ReviewStep, ReviewWish } from '../protocol'

export type Progress = 'idle' | 'running' | 'stopped' | 'done'
type Ask = (wanted: ReviewWish) => Promise<ReviewStep>

const MOMENTS = 3
/** What cost less decided nothing. */
const TOLD = 0.03
const TOO_FAST = 'gate-too-fast'
const A_WHILE = 3000

export class Study {
  moves = $state.raw<ReadonlyMap<number, JudgedMove>>(new Map())
  progress = $state<Progress>('idle')
  /** How far it has come, in steps of the game. */
  at = $state(0)
  last = $state(0)
  complaints = $state.raw<string[]>([])
  readonly judged: JudgedMove[] = $derived.by(() => [...this.moves.values()])

  constructor(
    readonly record: string,
    readonly hindsight = false,
    private readonly ask: Ask = (wanted) => house.study(wanted),
    private readonly pause = (): Promise<void> => new Promise((done) => setTimeout(done, A_WHILE)),
  ) {}

  async go(): Promise<void> {
    if (this.progress === 'running' || this.progress === 'done') return
    this.progress = 'running'
    this.complaints = []
    while (this.isRunning()) await this.step()
  }

  stop(): void {
    if (this.isRunning()) this.progress = 'stopped'
  }

  /** The mean of a player's scores; null where there was nothing to choose yet. */
  accuracy(seat: number): number | null {
    const scores = this.judged.filter((move) => move.seat === seat).map((move) => move.score)
    return scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null
  }

  /** The few moves that cost most, in the order of the game. */
  moments(reach: number): JudgedMove[] {
    return this.judged
      .filter((move) => move.loss >= TOLD && move.step <= reach)
      .sort((a, b) => b.loss - a.loss)
      .slice(0, MOMENTS)
      .sort((a, b) => a.step - b.step)
  }

  private isRunning(): boolean {
    return this.progress === 'running'
  }

  private async step(): Promise<void> {
    try {
      this.take(await this.ask({ record: this.record, step: this.at + 1, hindsight: this.hindsight }))
    } catch (error) {
      if (error instanceof Refused && error.refusal.key === TOO_FAST) return this.pause()
      this.progress = 'stopped'
      this.complaints = complaintsOf(error)
    }
  }

  private take({ last, move }: ReviewStep): void {
    this.last = last
    this.at = move?.step ?? last
    if (move) this.moves = new Map(this.moves).set(move.step, move)
    else this.progress = 'done'
  }
}

/** Whoever comes back to a game finds what was found. */
const known = new Map<string, Study>()

export function studyOf(record: string, hindsight: boolean): Study {
  const key = `${String(hindsight)} ${record}`
  const found = known.get(key) ?? new Study(record, hindsight)
  known.set(key, found)
  return found
}
