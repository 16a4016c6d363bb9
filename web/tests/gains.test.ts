import { describe, expect, test } from 'vitest'
import type { GameHappening, Happening } from '../src/protocol'
import { gainsOf } from '../src/table/gains'
import { marked, partsOf, plain } from '../src/table/marks'

const event = (kind: string, seat: number): GameHappening => ({ of: 'game', kind, seat, card: '', place: 0 })
const gains = (...numbers: number[][]): Happening => ({ of: 'gains', gains: numbers })
const GRAMMAR = { moves: ['play', 'pass'], ends: ['total'] }

describe('what each move changed', () => {
  test('is told after the answer in which it was made', () => {
    const [own, theirs] = [event('play', 0), event('play', 1)]
    const found = gainsOf([own, gains([0, 0], [5, 0]), theirs, gains([0, 0], [-2, 7])], GRAMMAR)
    expect([found.get(own), found.get(theirs)]).toEqual([
      [5, 0],
      [-2, 7],
    ])
  })

  test('grows with what a later answer adds to it, as when a medic chooses', () => {
    const medic = event('play', 0)
    const found = gainsOf([medic, gains([0, 0], [5, 0]), event('revive', 0), gains([4, 0])], GRAMMAR)
    expect(found.get(medic)).toEqual([9, 0])
  })

  test('is told of several moves that one answer brought', () => {
    const [own, theirs] = [event('play', 0), event('play', 1)]
    const found = gainsOf([own, event('land', 0), theirs, gains([0, 0], [3, 0], [0, 4])], GRAMMAR)
    expect([found.get(own), found.get(theirs)]).toEqual([
      [3, 0],
      [0, 4],
    ])
  })

  test('is never what happens between two rounds', () => {
    const pass = event('pass', 1)
    const found = gainsOf([pass, event('total', 0), gains([0, 0], [1, 0]), gains([0, 6])], GRAMMAR)
    expect(found.get(pass)).toEqual([1, 0])
  })
})

test('what stands out is set apart, and the text stays the same', () => {
  const text = `${marked('Bob')} plays ${marked('Ghoul')}.`
  expect(plain(text)).toBe('Bob plays Ghoul.')
  expect(partsOf(text)).toEqual([
    { text: 'Bob', strong: true },
    { text: ' plays ', strong: false },
    { text: 'Ghoul', strong: true },
    { text: '.', strong: false },
  ])
})
