/** A table of Gwent as it is drawn in an animated picture. */
import type { DrawingOf } from '../../replay/drawing'
import { duelOf, homeSide, rivalSides, rowsOf } from './board'
import { factsOf } from './library.svelte'
import type { GwentRow } from './protocol'
import { castAt } from './tell'

export const drawingOf: DrawingOf = (update) => {
  const view = duelOf(update.view)
  if (!view) return []
  const cast = castAt(update.room, update.view)
  const home = homeSide(view)
  return [...rivalSides(view), home].map((side) => ({
    name: cast.titleOfSide(side),
    total: view.sides[side]?.total ?? 0,
    isHome: side === home,
    rows: rowsOf(view, side).map((row) => ({ total: String(row.total), panes: row.units.map(paneOf) })),
  }))
}

function paneOf({ card, strength }: GwentRow['units'][number]) {
  const facts = factsOf(card)
  return { figure: String(strength), name: facts.name, faction: facts.faction, isGold: facts.kind === 'hero' }
}
