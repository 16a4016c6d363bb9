/** Where the reader is at a real table: which side is open, which place is filled, what is looked at. */
import type { Beside } from '../../../companion/beside.svelte'
import { Cast } from '../../../table/cast'
import { given } from '../../../sure'
import { say } from '../../../words/words.svelte'
import { duelOf } from '../board'
import type { GwentView } from '../protocol'
import { type Place, isSolo, seatsOf } from './real'

export interface Looked {
  side: number
  place: Place
  at: number
}

export class Seen {
  side = $state(0)
  place = $state<Place>('melee')
  looked = $state.raw<Looked | null>(null)
  sheet = $state<'' | 'score'>('')
  /** In solo: the reader has passed, and what follows from that comes by itself. */
  passed = $state(false)

  constructor(readonly beside: Beside) {}

  get table() {
    return given(this.beside.table)
  }

  get answer() {
    return given(this.beside.answer)
  }

  get view(): GwentView {
    return given(duelOf(this.answer.view))
  }

  get solo(): boolean {
    return isSolo(this.table)
  }

  get cast(): Cast {
    const names = this.table.seats.map(({ names }, seat) => {
      if (this.solo && seat) return say('cli-opponent')
      return names.name ?? say('companion-player', { number: seat + 1 })
    })
    const sides = this.table.seats.map((_, seat) => seat % this.table.sides.length)
    return new Cast(names, sides, this.solo ? 0 : -1)
  }

  /** Who stands behind a side. */
  title(side: number): string {
    return this.cast.titleOfSide(side)
  }

  open(side: number, place: Place): void {
    this.side = side
    this.place = place
  }

  members(side: number): number[] {
    return seatsOf(this.table, side)
  }
}
