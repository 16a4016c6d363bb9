import { describe, expect, test } from 'vitest'
import { isComplete, prospectOf, think } from '../src/games/gwent/thought'
import type { Foresight, Question } from '../src/protocol'

const turn: Question = {
  id: '1.0.3',
  kind: 'turn',
  shape: 'card',
  options: ['mo_ghoul', 'ne_commanders_horn.mo', 'pass'],
}
const leaf = (word: string, rows: number[]) => ({ word, kind: '', shape: '', then: [], rows, landed: [0] })
const foresight: Foresight = {
  question: '1.0.3',
  prospects: [
    leaf('mo_ghoul', [1, 0, 0, 0, 0, 0]),
    {
      word: 'ne_commanders_horn.mo',
      kind: 'lay_beside',
      shape: 'row',
      then: [leaf('melee@0', [2, 0, 0, 0, 0, 0]), leaf('siege@0', [0, 0, 4, 0, 0, 0])],
      rows: null,
      landed: [],
    },
    { word: 'pass', kind: '', shape: '', then: [], rows: null, landed: [] },
  ],
}

describe('a card is taken first and answered when all is said', () => {
  test('at first the question itself is asked', () => {
    expect(think(turn, foresight, []).asked).toBe(turn)
  })

  test('a unit with one place only waits for a yes', () => {
    const thought = think(turn, foresight, ['mo_ghoul'])
    expect(thought.asked).toBeNull()
    expect(thought.prospect?.rows?.[0]).toBe(1)
    expect(isComplete(turn, foresight, ['mo_ghoul'])).toBe(false)
  })

  test('a horn asks for its row, and the row makes the answer whole', () => {
    expect(think(turn, foresight, ['ne_commanders_horn.mo']).asked).toEqual({
      kind: '',
      shape: 'row',
      options: ['melee@0', 'siege@0'],
    })
    expect(isComplete(turn, foresight, ['ne_commanders_horn.mo'])).toBe(false)
    expect(isComplete(turn, foresight, ['ne_commanders_horn.mo', 'siege@0'])).toBe(true)
    expect(prospectOf(foresight, ['ne_commanders_horn.mo', 'siege@0'])?.rows?.[2]).toBe(4)
  })

  test('passing asks once', () => {
    expect(isComplete(turn, foresight, ['pass'])).toBe(false)
    expect(think(turn, foresight, ['pass']).asked).toBeNull()
  })

  test('any other question is answered with the first word', () => {
    const where: Question = { id: '1.0.4', kind: 'deploy', shape: 'row', options: ['melee@0', 'ranged@0'] }
    expect(isComplete(where, null, ['melee@0'])).toBe(true)
  })

  test('without foresight a pick still waits for a yes', () => {
    expect(think(turn, null, ['ne_commanders_horn.mo'])).toEqual({ asked: null, prospect: null })
    expect(think(null, null, [])).toEqual({ asked: null, prospect: null })
  })
})
