import { describe, expect, test } from 'vitest'
import { ahead, finished, roundsOf } from '../src/games/gwent/rounds'
import { lastStep, lastWeighing } from '../src/games/gwent/why'
import type { Happening } from '../src/protocol'

const event = (kind: string, seat: number, place: number, card = ''): Happening => ({
  of: 'game',
  kind,
  seat,
  card,
  place,
})
const dealt: Happening = { of: 'room', kind: 'dealt', details: { number: 1 } }

describe('rounds are read from what happened', () => {
  const played = [
    dealt,
    event('round', 0, 1),
    event('total', 0, 30),
    event('total', 1, 12),
    event('gem', 1, 1),
    event('round', 0, 2),
  ]

  test('a finished round has totals and tells who lost a gem', () => {
    const [round] = finished(roundsOf(played))
    expect(round).toEqual({ number: 1, totals: [30, 12], scores: [undefined, 1] })
    expect(ahead(round!)).toEqual([0])
    expect(finished(roundsOf(played))).toHaveLength(1)
  })

  test('what was before the deal does not count', () => {
    expect(roundsOf([...played, dealt])).toEqual([])
  })

  test('a round that was taken back is counted anew', () => {
    const back: Happening = { of: 'room', kind: 'taken_back', details: { events: 1 } }
    const again = [
      ...played,
      back,
      event('total', 0, 20),
      event('total', 1, 25),
      event('gem', 0, 1),
      event('round', 1, 2),
    ]
    expect(finished(roundsOf(again))).toEqual([{ number: 1, totals: [20, 25], scores: [1] }])
    expect(roundsOf(again)).toHaveLength(2)
  })

  test('a level round is led by all', () => {
    expect(ahead({ number: 1, totals: [5, 5], scores: [] })).toEqual([0, 1])
  })
})

describe('what the opponent of solo play weighed', () => {
  test('its turn is a step: the card that it turned up, and its choice', () => {
    const turn = [
      event('play', 0, 1, 'nr_ves'),
      event('reveal', 1, -1, 'mo_ghoul'),
      event('weigh', 1, 5, 'melee@1'),
      event('play', 1, 3, 'mo_ghoul'),
    ]
    expect(lastStep(turn, 1)).toMatchObject({
      card: 'mo_ghoul',
      row: 3,
      weighing: { ways: [{ word: 'melee@1', chosen: true }] },
    })
    expect(lastStep(turn.slice(0, 1), 1)).toBeNull()
    expect(lastStep(turn.slice(0, 2), 1)?.weighing).toBeNull()
  })

  test('the ways by their worth, and the one that it took', () => {
    const happened = [
      event('reveal', 1, -1, 'ne_commanders_horn.mo'),
      event('weigh', 1, 5, 'melee@1'),
      event('weigh', 1, 13, 'siege@1'),
      event('beside', 1, 5, 'ne_commanders_horn.mo'),
    ]
    expect(lastWeighing(happened)).toEqual({
      card: 'ne_commanders_horn.mo',
      measure: 'weigh',
      ways: [
        { word: 'siege@1', value: 13, chosen: true },
        { word: 'melee@1', value: 5, chosen: false },
      ],
    })
    expect(lastWeighing([])).toBeNull()
  })
})
