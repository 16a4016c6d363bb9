/** The table of Gwent while a card is on its way: everything lies where it will lie, numbers and weather are as they were. */
import type { Update } from '../../protocol'
import type { GwentRow, GwentUnit, GwentView } from './protocol'
import { duelOf, matchOf } from './board'
import { entry } from '../../sure'

type View = NonNullable<Update['view']>

export function heldBack(now: View, next: View): View | null {
  const [old, young] = [duelOf(now), duelOf(next)]
  if (!old || !young || old.round !== young.round || young.over || old.rows.length !== young.rows.length)
    return null
  const held = heldDuel(old, young)
  const match = matchOf(next)
  return match ? { ...match, duel: held } : held
}

function heldDuel(old: GwentView, young: GwentView): GwentView {
  return {
    ...young,
    rows: young.rows.map((row, place) => ({
      ...row,
      total: entry(old.rows, place).total,
      units: heldUnits(entry(old.rows, place), row),
    })),
    sides: young.sides.map((side, place) => ({ ...side, total: entry(old.sides, place).total })),
    seats: young.seats.map((seat, place) => ({ ...seat, sky: entry(old.seats, place).sky })),
  }
}

function heldUnits(old: GwentRow, young: GwentRow): GwentUnit[] {
  const left = [...old.units]
  return young.units.map((unit) => {
    const place = left.findIndex((one) => one.card === unit.card)
    return place < 0 ? unit : { ...unit, strength: entry(left.splice(place, 1), 0).strength }
  })
}
