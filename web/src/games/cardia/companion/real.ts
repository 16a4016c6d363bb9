/** What is tapped at a real table of Cardia: a row of characters with their tokens, written `judge+3*^`. */
import type { Lot, RealTable } from '../../../protocol'
import { entry } from '../../../sure'

/** A card in the row: modifiers, ongoing tokens, and claims of a Unicorn. */
export interface Placed {
  key: string
  modifier: number
  ongoing: number
  claims: number
}

const WRITTEN = /^([a-z_]+)([+-]\d+)?(\**)(\^*)$/
const [MOST_MODIFIER, MOST_ONGOING, MOST_CLAIMS] = [60, 3, 2]

export function readPlaced(word: string): Placed {
  const [, key = word, modifier = '0', ongoing = '', claims = ''] = WRITTEN.exec(word) ?? []
  return { key, modifier: Number(modifier), ongoing: ongoing.length, claims: claims.length }
}

export function writePlaced({ key, modifier, ongoing, claims }: Placed): string {
  const tokens = modifier > 0 ? `+${modifier}` : modifier || ''
  return `${key}${tokens}${'*'.repeat(ongoing)}${'^'.repeat(claims)}`
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The same card with more or fewer tokens of a kind. */
export function withTokens(card: Placed, kind: 'modifier' | 'ongoing' | 'claims', by: number): Placed {
  const most = { modifier: MOST_MODIFIER, ongoing: MOST_ONGOING, claims: MOST_CLAIMS }[kind]
  return { ...card, [kind]: within(card[kind] + by, kind === 'modifier' ? -most : 0, most) }
}

const bare = (): Lot => ({ names: {}, piles: {}, numbers: {} })

export function fresh(names: readonly string[], rules: readonly string[]): RealTable {
  const seats = names.map((name) => ({
    ...bare(),
    names: name.trim() ? { name: name.trim().slice(0, 24) } : ({} as Record<string, string>),
  }))
  const sides = names.map(() => ({ ...bare(), piles: { row: [] }, numbers: { score: 0 } }))
  return { rules: rules.join(' '), piles: { guardians: [] }, numbers: {}, seats, sides }
}

export const rowOf = (table: RealTable, side: number): readonly string[] =>
  entry(table.sides, side).piles.row ?? []

export function withRow(table: RealTable, side: number, row: readonly string[]): RealTable {
  const sides = table.sides.map((lot, at) =>
    at === side ? { ...lot, piles: { ...lot.piles, row: [...row] } } : lot,
  )
  return { ...table, sides }
}

export const played = (table: RealTable, side: number, key: string): RealTable =>
  withRow(table, side, [...rowOf(table, side), key])

export const changed = (table: RealTable, side: number, at: number, card: Placed): RealTable =>
  withRow(table, side, rowOf(table, side).with(at, writePlaced(card)))

/** CAR-3.4 an encounter leaves the row with both its cards, and the gap closes. */
export const withoutEncounter = (table: RealTable, at: number): RealTable =>
  [0, 1].reduce((before, side) => withRow(before, side, rowOf(before, side).toSpliced(at, 1)), table)

export const withoutCard = (table: RealTable, side: number, at: number): RealTable =>
  withRow(table, side, rowOf(table, side).toSpliced(at, 1))

/** Where the next card goes: to who has fewer in the row, the first of two that have equally many. */
export const nextSide = (table: RealTable): number =>
  rowOf(table, 1).length < rowOf(table, 0).length ? 1 : 0

export const guardiansOf = (table: RealTable): readonly string[] => table.piles.guardians ?? []

/** Guardians are turned up one after the other; one that was wrong takes those after it along. */
export function withGuardian(table: RealTable, number: number, key: string): RealTable {
  const before = guardiansOf(table).slice(0, number)
  const after = key ? guardiansOf(table).slice(number + 1) : []
  return { ...table, piles: { ...table.piles, guardians: [...before, ...(key ? [key] : []), ...after] } }
}

/** How many encounters there are, the last perhaps with one card. */
export const length = (table: RealTable): number => Math.max(rowOf(table, 0).length, rowOf(table, 1).length)
