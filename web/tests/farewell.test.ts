import { describe, expect, test } from 'vitest'
import { farewellView, farewellOf } from '../src/games/cardia/farewell'
import type { Happening } from '../src/protocol'
import type { CardiaView, RowHappening } from '../src/games/cardia/protocol'

const row = (game: number): RowHappening => ({
  of: 'row',
  game,
  winner: 0,
  guardians: [],
  row: [
    { cards: [], moved_in: [], judged: true, winners: [0], signets: [2, 0], steps: [] },
    { cards: [], moved_in: [], judged: true, winners: [1], signets: [0, 1], steps: [] },
  ],
})
const room = (kind: string): Happening => ({ of: 'room', kind, details: {} })
const played: Happening = { of: 'game', kind: 'reveal', seat: 0, card: 'judge', place: 0 }

describe('the end of a game within a match', () => {
  test('is shown until the reader goes on', () => {
    const happenings = [room('dealt'), played, row(1), played]
    expect(farewellOf(happenings, 1)?.game).toBe(1)
    expect(farewellOf(happenings, 4)).toBeNull()
  })

  test('is not shown if it was taken back, or if a new match has begun', () => {
    expect(farewellOf([room('dealt'), row(1), room('taken_back')], 0)).toBeNull()
    expect(farewellOf([room('dealt'), row(1), room('dealt')], 0)).toBeNull()
    expect(farewellOf([room('dealt'), row(1), room('taken_back'), row(1)], 0)?.game).toBe(1)
  })

  test('shows the old row with its signets, and asks nothing', () => {
    const seat = { hand: { size: 5, cards: ['judge'], known: [] }, signets: 0, sealed: 'judge' }
    const view = farewellView(
      {
        game: 2,
        asked: [0],
        pending: ['commit 0 0 0'],
        seats: [seat, seat],
        row: [],
      } as unknown as CardiaView,
      row(1),
    )
    expect(view.seats.map((one) => one.signets)).toEqual([2, 1])
    expect([view.game, view.asked, view.row.length, view.seats[0]!.hand.size]).toEqual([1, [], 2, 0])
  })
})
