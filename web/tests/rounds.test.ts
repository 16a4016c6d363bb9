import { describe, expect, test } from 'vitest'
import { ahead, finished, roundsOf } from '../src/gwent/rounds'
import { lastWeighing } from '../src/gwent/why'
import type { Happening } from '../src/protocol'

const event = (kind: string, seat: number, place: number, card = ''): Happening => ({ of: 'game', kind, seat, card, place })
const dealt: Happening = { of: 'room', kind: 'dealt', details: { number: 1 } }

describe('rounds are read from what happened', () => {
  const played = [dealt, event('round', 0, 1), event('total', 0, 30), event('total', 1, 12), event('gem', 1, 1), event('round', 0, 2)]

  test('a finished round has totals and tells who lost a gem', () => {
    const [round] = finished(roundsOf(played))
    expect(round).toEqual({ number: 1, totals: [30, 12], scores: [undefined, 1] })
    expect(ahead(round!)).toEqual([0])
    expect(finished(roundsOf(played))).toHaveLength(1)
  })

  test('what was before the deal, and what may not be known, does not count', () => {
    expect(roundsOf([...played, null, dealt])).toEqual([])
  })

  test('a level round is led by all', () => {
    expect(ahead({ number: 1, totals: [5, 5], scores: [] })).toEqual([0, 1])
  })
})

describe('what the opponent of solo play weighed', () => {
  test('the ways by their worth, and the one that it took', () => {
    const happened = [event('reveal', 1, -1, 'ne_commanders_horn.mo'), event('weigh', 1, 5, 'melee@1'), event('weigh', 1, 13, 'siege@1'), event('beside', 1, 5, 'ne_commanders_horn.mo')]
    expect(lastWeighing(happened)).toEqual({
      card: 'ne_commanders_horn.mo',
      measure: 'weigh',
      ways: [{ word: 'siege@1', value: 13, chosen: true }, { word: 'melee@1', value: 5, chosen: false }],
    })
    expect(lastWeighing([])).toBeNull()
  })
})
