/** The table as it lies before one viewer. */
import type { Update } from '../../protocol'
import type { GwentRow, GwentSeat, GwentView, MatchView } from './protocol'

export const LINES = ['melee', 'ranged', 'siege'] as const
export type LineName = (typeof LINES)[number]

export const lineOf = (row: GwentRow): LineName => LINES[row.line] ?? 'melee'
export const rowIndex = (row: GwentRow): number => row.side * LINES.length + row.line

/** Special cards that lie beside a row. */
export const besideOf = (row: GwentRow): string[] => [row.horn, row.mardroeme].filter((key) => key !== '')

/** The duel that is being played, alone or within a match. */
export function duelOf(view: Update['view']): GwentView | null {
  if (!view) return null
  if ('line_ups' in view) return view.duel
  return 'rows' in view && 'sides' in view ? (view as GwentView) : null
}

export function matchOf(view: Update['view']): MatchView | null {
  return view && 'line_ups' in view ? view : null
}

/** The side at the bottom: one's own, or the first for a spectator. */
export const homeSide = (view: GwentView): number => view.seats[view.seat]?.side ?? 0

/** All other sides, clockwise. */
export function rivalSides(view: GwentView): number[] {
  const count = view.sides.length
  return Array.from({ length: count - 1 }, (_, step) => (homeSide(view) + step + 1) % count)
}

export function seatsOf(view: GwentView, side: number): number[] {
  return view.seats.flatMap((seat, number) => (seat.side === side ? [number] : []))
}

/** The rows of a side from top to bottom: melee lies nearest to the enemy. */
export function rowsOf(view: GwentView, side: number): GwentRow[] {
  const rows = view.rows.filter((row) => row.side === side).sort((one, other) => one.line - other.line)
  return side === homeSide(view) ? rows : rows.reverse()
}

/** The weather cards of everybody. */
export const skyOf = (view: GwentView): string[] => view.seats.flatMap((seat) => seat.sky)

/** One field of the agreed rules. */
export function ruleOf(rules: string, name: string): string {
  const word = rules.split(' ').find((one) => one.startsWith(`${name}=`))
  return word?.slice(name.length + 1) ?? ''
}

export const modeOf = (view: GwentView): string => ruleOf(view.rules, 'mode') || 'duel'

/** A seat for which the rules themselves decide holds no leader and no hand. */
export const isAutomaton = (seat: GwentSeat): boolean => seat.leader === ''

/** How far this side is ahead of the best of the others. */
export function leadOf(view: GwentView, side: number): number {
  const own = view.sides[side]?.total ?? 0
  const others = view.sides.filter((_, other) => other !== side).map((one) => one.total)
  return own - Math.max(0, ...others)
}

/** GWT-8.4 partners whose cards one may see. */
export const matesOf = (view: GwentView): number[] =>
  seatsOf(view, homeSide(view)).filter((seat) => seat !== view.seat && view.seats[seat]?.hand.cards)
