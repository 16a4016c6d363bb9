import { expect, test } from 'vitest'
import { dayOf, untilMidnight } from '../src/puzzles/day'
import { shifted, turned } from '../src/puzzles/kit'
import { seatsAgainst } from '../src/puzzles/seats'
import { packed, unpacked } from '../src/puzzles/sketch'
import type { SketchWish } from '../src/protocol'

const SKETCH: SketchWish = {
  game: 'gwent',
  names: {},
  seats: [
    { names: { faction: 'monsters' }, piles: { hand: ['mo_ghoul', 'ne_decoy'] }, numbers: { gems: 1 } },
    { names: { faction: 'skellige' }, piles: {}, numbers: {} },
  ],
  asked: 0,
}

test('a day is that of the reader, and the next one begins at midnight', () => {
  const late = new Date(2026, 0, 9, 23, 59, 30)
  expect(dayOf(late)).toBe('2026-01-09')
  expect(untilMidnight(late)).toBe(30_000)
  expect(dayOf(new Date(late.getTime() + untilMidnight(late)))).toBe('2026-01-10')
})

test('tokens on a card are written, added up and taken off again, within bounds', () => {
  expect(shifted('judge', 3)).toBe('judge+3')
  expect(shifted('judge+3*', -3)).toBe('judge*')
  expect(shifted('judge-1', -2)).toBe('judge-3')
  expect(shifted('judge+19', 5)).toBe('judge+20')
  expect(turned('judge+3')).toBe('judge+3*')
  expect(turned('judge+3**')).toBe('judge+3')
})

test('a position travels in a link that an address may have', async () => {
  const link = await packed(SKETCH)
  expect(link).toMatch(/^[\w-]+$/)
  expect(await unpacked(link)).toEqual(SKETCH)
})

test.each(['', 'cut-off', 'AAAA', '%%%', 'x'.repeat(20_001)])('%s is no position', async (text) => {
  expect(await unpacked(text)).toBeNull()
})

test('a link that is cut off anywhere is no position', async () => {
  const link = await packed(SKETCH)
  for (const length of [1, 10, link.length - 2]) expect(await unpacked(link.slice(0, length))).toBeNull()
})

test.each([
  { seats: SKETCH.seats.slice(0, 1) },
  { seats: [...SKETCH.seats, ...SKETCH.seats] },
  { seats: [null, null] },
  { seats: { 0: {}, 1: {} } },
  { seats: [{ piles: { hand: 'mo_ghoul' } }, {}] },
  { seats: [{ piles: { hand: [7] } }, {}] },
  { seats: [{ names: { faction: 7 } }, {}] },
  { seats: [{ numbers: { gems: 'two' } }, {}] },
  { names: ['I'] },
  { asked: 2 },
  { game: 7 },
])('a table that no editor has set up is no position: %j', async (fault) => {
  expect(await unpacked(await packed({ ...SKETCH, ...fault } as SketchWish))).toBeNull()
})

test('what may be left out is left out', async () => {
  const bare = { game: 'cardia', seats: [{}, {}], asked: 1 } as unknown as SketchWish
  expect(await unpacked(await packed(bare))).toEqual(bare)
})

test('who plays on sits where the puzzle was, and a bot opposite', () => {
  expect(seatsAgainst(1, 'planner')).toEqual([
    { who: 'bot', bot: 'planner', decks: [] },
    { who: 'me', decks: [] },
  ])
})
