import { describe, expect, test, vi } from 'vitest'
import { sentences, teller } from '../src/games/gwent/log'
import { Cast } from '../src/table/cast'
import type { GameHappening, Happening } from '../src/protocol'

vi.mock('../src/art/sprite', () => ({ fetchSprite: () => Promise.resolve() }))

const event = (kind: string, seat: number, card = '', place = -1): GameHappening => ({
  of: 'game',
  kind,
  seat,
  card,
  place,
})
const cast = new Cast(['Ann', 'Bob'], [0, 1], 0)
const told = (...happened: Happening[]) => sentences(happened, cast, '').map((one) => one.text)

describe('the log', () => {
  test('events that belong together share a sentence', () => {
    expect(told(event('play', 1, 'mo_ghoul'), event('land', 1, 'mo_ghoul', 3))).toEqual([
      "Bob plays Ghoul in Bob's melee row.",
    ])
    expect(told(event('draw', 0, 'mo_ghoul'), event('draw', 0, 'mo_fiend'))).toEqual([
      'You draw Ghoul, Fiend.',
    ])
    expect(told(event('draw', 1), event('draw', 1))).toEqual(['Bob draws 2 cards.'])
  })

  test('the sweep after a round is one sentence', () => {
    const swept = [
      ...teller.beats([
        event('total', 0, '', 5),
        event('fall', -1, 'mo_ghoul', 0),
        event('fall', -1, 'mo_fiend', 0),
      ]),
    ]
    expect(swept.map((beat) => beat[0]!.kind)).toEqual(['total', 'sweep'])
  })

  test('what the automaton weighs leaves no line', () => {
    expect(told(event('weigh', 1, 'melee@1', 4))).toEqual([])
  })

  test('a round begins with a heading', () => {
    expect(sentences([event('round', 0, '', 1)], cast, '')[0]).toMatchObject({
      text: 'Round 1 begins. You start.',
      heading: true,
    })
  })
})
