/** What of the last moves lies on the board: units, cards beside a row, weather. */
import type { Deed } from '../../table/deeds'
import { rowIndex } from './board'
import { faceKey, printed } from './library.svelte'
import type { GwentView } from './protocol'

export interface Marks {
  /** `row.place` of every unit. */
  units: ReadonlySet<string>
  /** The rows beside which a card was laid. */
  beside: ReadonlySet<number>
  /** The faces of the weather cards. */
  weather: ReadonlySet<string>
}

const LANDED = ['land', 'move']
const isDecoy = (card: string): boolean => printed(card)?.abilities.includes('decoy') ?? false

export function marksOf(deeds: readonly Deed[], view: GwentView): Marks {
  const events = deeds.flatMap((deed) => deed.events)
  const units = new Set<string>()
  for (const { kind, card, place } of events) {
    if (LANDED.includes(kind)) mark(units, view, place, (one) => one === card)
    else if (kind === 'decoy') mark(units, view, place, isDecoy)
  }
  return {
    units,
    beside: new Set(events.filter((one) => one.kind === 'beside').map((one) => one.place)),
    weather: new Set(events.filter((one) => one.kind === 'weather').map((one) => faceKey(one.card))),
  }
}

/** The youngest such unit of the row that is not marked yet. */
function mark(units: Set<string>, view: GwentView, place: number, fits: (card: string) => boolean): void {
  const row = view.rows.find((one) => rowIndex(one) === place)
  const at = row?.units.findLastIndex((unit, at) => fits(unit.card) && !units.has(`${place}.${at}`)) ?? -1
  if (at >= 0) units.add(`${place}.${at}`)
}
