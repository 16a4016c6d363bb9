/** One reader in one lesson: which step, what was answered, what is said. */
import { complaintsOf } from '../feed/complaints'
import { type LessonWish, house } from '../feed/house'
import { keepDone, keepPlace } from '../memory/lessons.svelte'
import { openTable } from '../pages/opening'
import type { LessonFacts, LessonTable } from '../protocol'
import { TriedRoom } from '../feed/tried-room.svelte'
import { entry } from '../sure'
import { say, sayIfKnown } from '../words/words.svelte'

type Verdict = LessonTable['verdict']
const GOOD: readonly Verdict[] = ['good', 'as_good']
/** After so many misses there is another way out. */
const ENOUGH = 2

export class Lesson {
  readonly room = new TriedRoom((word) => this.answer(word))
  at = $state(0)
  verdict = $state<Verdict>('open')
  stray = $state('')
  finished = $state(false)
  misses = $state(0)
  busy = $state(false)
  complaints = $state<string[]>([])
  private done = 0
  private earlier: Promise<unknown> = Promise.resolve()
  /** How many answers lie behind the table: what the house need not tell again. */
  private answers = 0

  constructor(
    readonly game: string,
    readonly facts: LessonFacts,
    step: number,
  ) {
    this.at = step
  }

  readonly step = $derived.by(() => entry(this.facts.steps, this.at))
  readonly last = $derived.by(() => this.at === this.facts.steps.length - 1)
  readonly isOver = $derived.by(() => this.finished && this.last)
  private readonly isOpen = $derived.by(() => !this.finished && this.verdict !== 'tempting')
  readonly isStuck = $derived.by(() => this.misses >= ENOUGH && !this.finished)

  /** What the coach says now. */
  readonly words: string = $derived.by(() => {
    const { id } = this.step
    if (this.verdict === 'good' && this.finished)
      return sayIfKnown(`lesson-${id}-reply`) ?? sayIfKnown(`lesson-${id}-right`) ?? say(`lesson-${id}-text`)
    if (this.verdict === 'as_good') return say('web-learn-as-good')
    if (this.verdict === 'tempting') return say(`lesson-${id}-wrong`)
    if (this.verdict === 'worse') return say('web-learn-better')
    if (this.verdict === 'other')
      return sayIfKnown(`lesson-${id}-else-${this.stray}`) ?? say('web-learn-other')
    return say(`lesson-${id}-text`)
  })

  /** A step from its beginning; the one that follows goes on with the table as it lies. */
  async go(step: number): Promise<void> {
    const before = { at: this.at, verdict: this.verdict, finished: this.finished, done: this.done }
    const follows = step === this.at + 1 && this.finished && this.facts.kind === 'first'
    Object.assign(this, { at: step, verdict: 'open', finished: false, done: 0 })
    const opened = await this.ask(() => ({ known: follows ? this.answers : null }))
    if (opened === null) return void Object.assign(this, before)
    this.misses = 0
    if (this.facts.kind !== 'words') keepPlace(this.facts.id, step)
  }

  /** The same decision once more. */
  async again(): Promise<void> {
    this.done = 0
    await this.ask(() => ({ known: null }))
  }

  async next(): Promise<void> {
    this.note()
    await this.go(this.at + 1)
  }

  /** Whether the answer was taken; anything else goes back to the hand. */
  async answer(word: string): Promise<boolean> {
    const verdict = await this.ask(() => this.isOpen && { word, known: this.answers })
    const good = verdict !== null && GOOD.includes(verdict)
    if (verdict !== null && !good) this.misses += 1
    return good || verdict === 'tempting'
  }

  async help(): Promise<void> {
    await this.ask(() => ({ help: true, known: this.verdict === 'tempting' ? null : this.answers }))
  }

  /** The game goes on from this table, in a room of its own. */
  async leave(): Promise<void> {
    const table = await this.speak({ done: this.done, leave: true })
    if (!table) return
    if (this.step.kind === 'free') this.note()
    const bot = this.facts.bot
    await openTable({
      game: this.game,
      record: table.record,
      seats: [
        { who: 'me', decks: [] },
        { who: 'bot', bot, decks: [] },
      ],
    }).catch((error: unknown) => (this.complaints = complaintsOf(error)))
  }

  private note(): void {
    keepDone(this.facts.id, this.at)
  }

  /** One after the other: what is wanted is known when its turn has come, and may be nothing by then. */
  private ask(wanted: () => Partial<LessonWish> | false): Promise<Verdict | null> {
    const turn = this.earlier.then(async () => {
      const wish = wanted()
      const table = wish && (await this.speak({ done: this.done, ...wish }))
      return table ? this.take(table) : null
    })
    this.earlier = turn.catch(() => undefined)
    return turn
  }

  private take(table: LessonTable): Verdict {
    this.done = this.step.kind === 'decision' ? 0 : table.done
    this.verdict = table.verdict
    this.stray = table.stray
    this.finished = table.finished || this.step.kind === 'look'
    if (table.finished) this.note()
    this.answers = table.answers
    this.room.show(table.steps, table.foresight)
    return table.verdict
  }

  private async speak(wanted: Partial<LessonWish>): Promise<LessonTable | null> {
    this.busy = true
    this.complaints = []
    try {
      return await house.teach({ game: this.game, lesson: this.facts.id, step: this.at, ...wanted })
    } catch (error) {
      this.complaints = complaintsOf(error)
      return null
    } finally {
      this.busy = false
    }
  }
}
