/** A study of the deck on the workbench: the house plays a few games at a time, as long as it is asked to. */
import { complaintsOf } from '../../../feed/complaints'
import { HouseAway, Refused, house } from '../../../feed/house'
import type { StudyView } from '../../../protocol'

export type Against = NonNullable<StudyView['against']>

const LATER = 1000
const MOST_TRIES = 10
const PASSING = ['house-busy', 'gate-too-fast', 'study-busy']

export class DeckStudy {
  view = $state.raw<StudyView | null>(null)
  running = $state(false)
  complaints = $state<string[]>([])
  /** The deck that is studied, as it was then. */
  source = $state('')
  private turn = 0

  get isDone(): boolean {
    return this.view?.phase === 'done'
  }

  async begin(
    kind: StudyView['kind'],
    source: string,
    law: string,
    against: Against = 'starters',
  ): Promise<void> {
    const turn = (this.turn += 1)
    Object.assign(this, { view: null, running: true, complaints: [], source })
    try {
      const view = await house.beginStudy({ game: 'gwent', kind, source, law, against })
      if (turn === this.turn) this.view = view
      await this.goOn(turn, view.study)
    } catch (error) {
      if (turn === this.turn) this.complaints = complaintsOf(error)
    } finally {
      if (turn === this.turn) this.running = false
    }
  }

  private async goOn(turn: number, study: string): Promise<void> {
    let tries = 0
    while (turn === this.turn && !this.isDone) {
      try {
        const view = await house.goOnStudy(study)
        if (turn === this.turn) this.view = view
        tries = 0
      } catch (error) {
        tries += 1
        if (!isPassing(error) || tries > MOST_TRIES) throw error
        await new Promise((done) => setTimeout(done, LATER))
      }
    }
  }

  /** What was found stays to be read. */
  stop(): void {
    this.turn += 1
    this.running = false
    const study = this.view?.study
    if (study) void house.endStudy(study).catch(() => undefined)
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof HouseAway || (error instanceof Refused && PASSING.includes(error.refusal.key))
