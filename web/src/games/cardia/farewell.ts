/** The end of a game within a match: the next one is dealt at once, but its row is still to be seen. */
import type { Happening } from '../../protocol'
import type { CardiaView, RowHappening } from './protocol'

const isNewStart = (one: Happening): boolean =>
  one.of === 'room' && (one.kind === 'dealt' || one.kind === 'taken_back')

/** The last game that ended after the reader went on, unless that was taken back. */
export function farewellOf(happenings: readonly Happening[], seen: number): RowHappening | null {
  const start = Math.max(seen, happenings.findLastIndex(isNewStart))
  return happenings.slice(start).findLast((one): one is RowHappening => one.of === 'row') ?? null
}

/** The table as it lay when that game ended; nobody holds anything any more. */
export function farewellView(view: CardiaView, last: RowHappening): CardiaView {
  const seats = view.seats.map((seat, at) => ({
    ...seat,
    hand: { ...seat.hand, size: 0, cards: seat.hand.cards ? [] : null, known: [] },
    sealed: null,
    signets: last.row.reduce((sum, one) => sum + (one.signets[at] ?? 0), 0),
  }))
  return {
    ...view,
    game: last.game,
    seats,
    row: last.row,
    guardians: last.guardians,
    laid: [],
    opened: [false, false],
    asked: [],
    pending: [],
    current: -1,
  }
}
