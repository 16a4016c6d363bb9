/** How a row makes room: side by side, overlapping, then equal cards as one, then whole families. */
import type { GwentUnit } from './protocol'

/** A unit as it is drawn: those that may fold lie together, and the first of them speaks for all. */
export interface Laid {
  unit: GwentUnit
  /** Its place in the row as the house tells it. */
  at: number
  /** How many it speaks for as the first of equal cards, or of a family; 0 if another speaks for it. */
  copies: number
  kin: number
}

/** Cards with the same name here may lie on one another. */
export type KindOf = (unit: GwentUnit, at: number) => string

/** Equal cards together, families together, otherwise as they came. */
export function laid(units: readonly GwentUnit[], same: KindOf, family: KindOf): Laid[] {
  const names = units.map((unit, at) => ({ unit, at, same: same(unit, at), family: family(unit, at) }))
  const together = gathered(names, (one) => one.family).flatMap((kin) => {
    const inside = gathered(kin, (one) => one.same).flatMap((equal) =>
      equal.map((one, place) => ({ ...one, copies: place ? 0 : equal.length })),
    )
    return inside.map((one, place) => ({ ...one, kin: place ? 0 : inside.length }))
  })
  return together.map(({ unit, at, copies, kin }) => ({ unit, at, copies, kin }))
}

function gathered<T>(list: readonly T[], name: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(name(one), [...(groups.get(name(one)) ?? []), one])
  return [...groups.values()]
}

/** The space of a row, measured. */
export interface Space {
  /** From edge to edge, and what of it the cards have. */
  span: number
  width: number
  height: number
  /** Among partners every card shows beside its figure whose it is. */
  marked: boolean
}

const CARD = 0.711
const SLICE = 34
const TALL_ROW = 110
const TALL_SLICE = 46
const MARKED_SLICE = 41
const GROUP = 30
const PADDING = 6
const REST = 40

/** As wide as the style sheet draws a card in a row of this height. */
export function cardWidth({ span, height }: Space): number {
  const high = Math.min(height - Math.min(10, Math.max(2, height * 0.09 - 3)), span * 0.26)
  return Math.max(high * CARD, 24 + high * 0.42)
}

export type Fold = 'none' | 'copies' | 'kin'

/** What folds in this space. A row that is not measured yet folds nothing. */
export function foldOf(row: readonly Laid[], space: Space): Fold {
  if (!space.width) return 'none'
  const slice = space.marked ? MARKED_SLICE : space.height >= TALL_ROW ? TALL_SLICE : SLICE
  if (fits(row, 'none', slice, space)) return 'none'
  return fits(row, 'copies', space.marked ? MARKED_SLICE : GROUP, space) ? 'copies' : 'kin'
}

/** Whether each of those in view has this much, and what must be seen of it; the last is seen whole. */
function fits(row: readonly Laid[], fold: Fold, slice: number, space: Space): boolean {
  const leads = row.filter((one) => isInView(one, fold))
  const least = leads.map((one) => Math.max(slice, leastOf(numberOn(one, fold) > 1, space)))
  return cardWidth(space) + sum(least.slice(0, -1)) + PADDING <= space.width
}

/** How many of those that speak have space; the others are told of by their number, which needs some, too. */
export function inView(row: readonly Laid[], fold: Fold, space: Space): number {
  const leads = row.filter((one) => isInView(one, fold))
  if (!space.width || fold !== 'kin') return leads.length
  const least = leads.map((one) => leastOf(numberOn(one, fold) > 1, space))
  const whole = cardWidth(space) + sum(least.slice(0, -1))
  if (whole + PADDING <= space.width) return leads.length
  const most = least.findIndex((_, place) => sum(least.slice(0, place + 1)) + REST + PADDING > space.width)
  return Math.max(1, most)
}

/** Whether cards lie over one another, and a name would be cut. */
export function isTight(count: number, space: Space): boolean {
  const wide = cardWidth(space)
  return count > 1 && space.width > 0 && (space.width - PADDING - wide) / (count - 1) < wide * 0.97
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)

/** What must be seen of a card that the next one covers: its figure, and the number of those it speaks for. */
function leastOf(speaks: boolean, space: Space): number {
  const wide = cardWidth(space)
  if (space.marked) return Math.max(40, wide * 0.37 + 16)
  return speaks ? Math.max(37, wide * 0.56) : Math.max(25, wide * 0.37 + 1)
}

export const isInView = (one: Laid, fold: Fold): boolean =>
  fold === 'none' || (fold === 'copies' ? one.copies > 0 : one.kin > 0)

/** For how many units the card in view stands. */
export const numberOn = (one: Laid, fold: Fold): number =>
  fold === 'none' ? 1 : fold === 'copies' ? one.copies : one.kin
