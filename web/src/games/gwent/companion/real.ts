/** What is tapped at a real table of Gwent, as the rules are told of it: pure changes, each a new table. */
import type { Lot, ModeFacts, RealTable } from '../../../protocol'
import { entry } from '../../../sure'
import { LINES, type LineName, ruleOf } from '../board'
import { faceKey } from '../library.svelte'

export type Beside = 'horn' | 'mardroeme'
export type Place = LineName | 'discard'

/** Who sits there: a name may be left out, a leader too. */
export interface Player {
  name: string
  faction: string
  leader: string
}

/** The four kinds of foul weather. */
export const WEATHER = ['ne_biting_frost', 'ne_impenetrable_fog', 'ne_torrential_rain', 'ne_skellige_storm']

const bare = (): Lot => ({ names: {}, piles: {}, numbers: {} })

export function fresh(mode: ModeFacts, players: readonly Player[], rules: readonly string[]): RealTable {
  const seats = players.map(({ name, faction, leader }, seat) => ({
    ...bare(),
    names: {
      faction,
      ...(name.trim() && { name: name.trim().slice(0, 24) }),
      ...(leader && seat !== mode.automaton && { leader }),
    },
  }))
  const score = mode.stakes === 'gems' ? mode.target : 0
  const sides = [...new Set(mode.sides)].map(() => ({ ...bare(), numbers: { score } }))
  return { rules: [`mode=${mode.name}`, ...rules].join(' '), piles: {}, numbers: { round: 1 }, seats, sides }
}

export const pileOf = (table: RealTable, side: number, place: string): readonly string[] =>
  entry(table.sides, side).piles[place] ?? []

function withSide(table: RealTable, side: number, next: (lot: Lot) => Lot): RealTable {
  return { ...table, sides: table.sides.map((lot, at) => (at === side ? next(lot) : lot)) }
}

const withPile = (table: RealTable, side: number, place: string, cards: readonly string[]): RealTable =>
  withSide(table, side, (lot) => ({ ...lot, piles: { ...lot.piles, [place]: [...cards] } }))

export const laid = (table: RealTable, side: number, place: Place, card: string): RealTable =>
  withPile(table, side, place, [...pileOf(table, side, place), card])

/** Off the row or the pile: to the discard pile, or to where it does not matter any more. */
export function taken(table: RealTable, side: number, place: Place, at: number, falls: boolean): RealTable {
  const cards = pileOf(table, side, place)
  const rest = withPile(table, side, place, cards.toSpliced(at, 1))
  return falls ? laid(rest, side, 'discard', entry(cards, at)) : rest
}

/** To another row, or out of the discard pile into one. */
export const moved = (table: RealTable, side: number, from: Place, at: number, to: Place): RealTable =>
  laid(taken(table, side, from, at, false), side, to, entry(pileOf(table, side, from), at))

/** A Horn or a Mardroeme beside a row, or none any more: then it lies in the discard pile. */
export function toggledBeside(table: RealTable, side: number, what: Beside, line: LineName): RealTable {
  const lines = pileOf(table, side, what)
  return withPile(
    table,
    side,
    what,
    lines.includes(line) ? lines.filter((one) => one !== line) : [...lines, line],
  )
}

export const skyOf = (table: RealTable): readonly string[] => table.piles.sky ?? []
export const isFoul = (table: RealTable, weather: string): boolean =>
  skyOf(table).some((card) => faceKey(card) === weather)

export function toggledWeather(table: RealTable, weather: string): RealTable {
  const rest = skyOf(table).filter((card) => faceKey(card) !== weather)
  const sky = isFoul(table, weather) ? rest : [...rest, weather]
  return { ...table, piles: { ...table.piles, sky } }
}

export const clearSky = (table: RealTable): RealTable => ({ ...table, piles: { ...table.piles, sky: [] } })

/** A leader's horn in this round. */
export function toggledBlown(table: RealTable, seat: number): RealTable {
  const seats = table.seats.map((lot, at) =>
    at === seat ? { ...lot, numbers: { ...lot.numbers, blown: lot.numbers.blown ? 0 : 1 } } : lot,
  )
  return { ...table, seats }
}

/** Gems or points, set by hand. */
export const scored = (table: RealTable, side: number, score: number): RealTable =>
  withSide(table, side, (lot) => ({ ...lot, numbers: { ...lot.numbers, score } }))

/** A total that was added up by hand; without one the cards are counted. */
export function summed(table: RealTable, side: number, total: number | null): RealTable {
  return withSide(table, side, (lot) => {
    const { total: _, ...rest } = lot.numbers
    return { ...lot, numbers: total === null ? rest : { ...rest, total } }
  })
}

export const modeOf = (table: RealTable): string => ruleOf(table.rules, 'mode') || 'duel'
export const isSolo = (table: RealTable): boolean => modeOf(table) === 'solo'

/** The seats of a side, in the order in which people sit. */
export const seatsOf = (table: RealTable, side: number): number[] =>
  table.seats.flatMap((_, seat) => (seat % table.sides.length === side ? [seat] : []))

export const factionsOf = (table: RealTable, side: number): string[] =>
  seatsOf(table, side).map((seat) => entry(table.seats, seat).names.faction ?? '')

/** What is printed on a card, as far as it says where it may lie. */
interface Printed {
  key: string
  faction: string
  kind: string
  rows: readonly string[]
  abilities: readonly string[]
  copies: number
}

/** Whether this is a card to offer for a place: the rules have the last word. */
export function mayOffer(table: RealTable, side: number, place: Place, card: Printed): boolean {
  const own = ['neutral', ...factionsOf(table, side)].includes(card.faction)
  const everybody = ['neutral', ...table.seats.map((seat) => seat.names.faction ?? '')]
  const isHere = everybody.includes(card.faction) && (own || card.abilities.includes('spy') || isSolo(table))
  if (place === 'discard') return isHere
  const fights = card.kind === 'unit' || card.kind === 'hero'
  return isHere && ((fights && card.rows.includes(place)) || card.abilities.includes('decoy'))
}

/** How many of a card lie on the table or in the piles. */
export const lying = (table: RealTable, card: string): number =>
  table.sides
    .flatMap((lot) => ['discard', ...LINES].flatMap((place) => lot.piles[place] ?? []))
    .filter((one) => faceKey(one) === card).length

/** How many there are for those who sit here. */
export const inTheBox = (table: RealTable, { faction, copies }: Printed): number =>
  copies * table.seats.filter((seat) => faction === 'neutral' || seat.names.faction === faction).length
