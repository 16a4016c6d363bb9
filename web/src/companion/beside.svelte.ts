/** A real table beside which this page lies: what was tapped, what the rules say of it, and every step back. */
import { complaintsOf } from '../feed/complaints'
import { Refused, house } from '../feed/house'
import type { CompanionAnswer, RealTable } from '../protocol'
import { forget, keepTable, keptTable } from './keeping'
import type { Kept, Round } from './keeping'

const MOST_STEPS = 80
const COUNTED = 'round'

/** Something that the rules shall do, and what was told of it so far. */
export interface Deed {
  name: string
  told: readonly string[]
}

export class Beside {
  kept = $state.raw<Kept | null>(null)
  /** The table as the rules see it; while a deed is under way, as it would be after it. */
  answer = $state.raw<CompanionAnswer | null>(null)
  deed = $state.raw<Deed | null>(null)
  complaints = $state.raw<string[]>([])
  /** What it came to before the rules began to do something. */
  before = $state.raw<CompanionAnswer['standing'] | null>(null)
  private past = $state.raw<readonly Kept[]>([])
  private asked = 0

  constructor(readonly game: string) {}

  get table(): RealTable | null {
    return this.kept?.table ?? null
  }

  get rounds(): readonly Round[] {
    return this.kept?.rounds ?? []
  }

  get mayUndo(): boolean {
    return this.past.length > 0
  }

  /** The table of the last visit, if there is one. */
  async resume(): Promise<void> {
    this.kept = keptTable(this.game)
    if (this.kept) await this.ask()
  }

  async begin(table: RealTable): Promise<void> {
    this.past = []
    this.deed = null
    await this.set({ table, rounds: [] })
  }

  clear(): void {
    forget(this.game)
    this.kept = null
    this.answer = null
    this.deed = null
    this.past = []
    this.complaints = []
  }

  /** Whatever the rules refuse has changed nothing. */
  async change(table: RealTable): Promise<void> {
    if (!this.kept) return
    this.past = [...this.past, this.kept].slice(-MOST_STEPS)
    await this.set({ ...this.kept, table })
  }

  async undo(): Promise<void> {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.deed = null
    await this.set(before)
  }

  async start(name: string): Promise<void> {
    this.before = this.answer?.standing ?? null
    await this.carry({ name, told: [] })
  }

  async tell(word: string): Promise<void> {
    if (this.deed) await this.carry({ ...this.deed, told: [...this.deed.told, word] })
  }

  /** The last word was not meant. */
  async untell(): Promise<void> {
    if (this.deed?.told.length) await this.carry({ ...this.deed, told: this.deed.told.slice(0, -1) })
    else await this.leave()
  }

  async leave(): Promise<void> {
    this.deed = null
    await this.ask()
  }

  /** It was done at the real table, too. */
  async done(): Promise<void> {
    const { kept, answer, deed } = this
    if (!kept || !answer || !deed || answer.asks) return
    this.past = [...this.past, kept].slice(-MOST_STEPS)
    this.deed = null
    const rounds = deed.name === COUNTED ? [...kept.rounds, roundOf(this.before, answer)] : kept.rounds
    await this.set({ table: answer.table, rounds })
  }

  private async carry(deed: Deed): Promise<void> {
    const before = this.deed
    this.deed = deed
    if (!(await this.ask())) this.deed = before
  }

  private async set(next: Kept): Promise<void> {
    const good = this.answer ? this.kept : null
    this.kept = next
    if (await this.ask()) keepTable(this.game, next)
    else if (good && this.kept === next) {
      this.kept = good
      this.past = this.past.filter((one) => one !== good)
    }
  }

  /** False if the rules object; who is merely away may come back. */
  private async ask(): Promise<boolean> {
    const table = this.kept?.table
    if (!table) return true
    const number = ++this.asked
    const { name: deed = 'read', told = [] } = this.deed ?? {}
    try {
      const answer = await house.beside({ game: this.game, table, deed, told: [...told] })
      if (number !== this.asked) return true
      this.answer = answer
      this.complaints = []
      return true
    } catch (error) {
      if (number === this.asked) this.complaints = complaintsOf(error)
      return !(error instanceof Refused && isOfTheRules(error))
    }
  }
}

const isOfTheRules = ({ refusal }: Refused): boolean => refusal.key.startsWith('companion-')

const roundOf = (before: CompanionAnswer['standing'] | null, { table }: CompanionAnswer): Round => ({
  totals: [...(before?.totals ?? [])],
  score: table.sides.map((side) => side.numbers.score ?? 0),
})
