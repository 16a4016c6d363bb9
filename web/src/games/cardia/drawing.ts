/** A row of Cardia as it is drawn in an animated picture. */
import type { DrawingOf } from '../../replay/drawing'
import { castOf } from '../../table/cast'
import { characterOf, nameOf } from './library.svelte'
import type { CardiaView } from './protocol'
import { placesOf } from './places'

export const drawingOf: DrawingOf = (update) => {
  const view = update.view as CardiaView
  const cast = castOf(update.room, [0, 1], view.seat)
  const home = Math.max(0, view.seat)
  return [1 - home, home].map((seat) => ({
    name: cast.title(seat),
    total: view.seats[seat]?.signets ?? 0,
    isHome: seat === home,
    rows: [{ total: '', panes: panesOf(view, seat) }],
  }))
}

function panesOf(view: CardiaView, seat: number) {
  const taken = placesOf(view).filter(({ cells }) => cells[seat]?.kind !== 'empty')
  return taken.map(({ cells, encounter }) => {
    const cell = cells[seat]
    const isOpen = cell?.kind === 'open'
    return {
      figure: isOpen ? String(cell.placed?.influence ?? '') : '?',
      name: isOpen ? nameOf(cell.card) : '',
      faction: isOpen ? (characterOf(cell.card)?.faction ?? '') : '',
      isGold: encounter?.winners.includes(seat) ?? false,
    }
  })
}
