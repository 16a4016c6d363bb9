import { describe, expect, test } from 'vitest'
import { type Asked, Spots, spotOf } from '../src/games/gwent/spots'

const asked = (kind: string, shape: string, ...options: string[]): Asked => ({ kind, shape, options })

describe('options lie where a finger finds them', () => {
  test('a card of a turn lies in the hand, passing and the leader are buttons', () => {
    const spots = new Spots(asked('turn', 'card', 'ne_decoy.mo', 'mo_ghoul', 'leader', 'pass'))
    expect([...spots.hand.keys()]).toEqual(['ne_decoy.mo', 'mo_ghoul'])
    expect(spots.buttons).toEqual(['leader', 'pass'])
    expect(spots.onBoard).toBe(false)
  })

  test('a card of any other question lies in some pile, even if the hand holds one like it', () => {
    expect(new Spots(asked('revive', 'card', 'mo_ghoul')).pile).toEqual(['mo_ghoul'])
    expect(new Spots(asked('a_new_card', 'card', 'mo_ghoul')).pile).toEqual(['mo_ghoul'])
  })

  test('a row is found by its line and its side', () => {
    const spots = new Spots(asked('deploy', 'row', 'melee@0', 'siege@1'))
    expect([...spots.rows]).toEqual([
      [0, 'melee@0'],
      [5, 'siege@1'],
    ])
    expect(spots.onBoard).toBe(true)
  })

  test('a unit is found by its card and its line, whatever the colour of the card', () => {
    const spots = new Spots(asked('swap', 'unit', 'mo_ghoul/melee', 'ne_cow.nr/ranged'))
    expect(spots.unit('mo_ghoul', 'melee')).toBe('mo_ghoul/melee')
    expect(spots.unit('mo_ghoul', 'ranged')).toBeUndefined()
    expect(spots.unit('ne_cow.nr', 'ranged')).toBe('ne_cow.nr/ranged')
  })

  test.each([
    ['seat', 'seat-1', { on: 'seat', seat: 1 }],
    ['side', 'side-0', { on: 'side', side: 0 }],
    ['deck', 'deck-2', { on: 'deck', place: 2 }],
    ['something new', 'whatever', { on: 'button' }],
  ])('%s', (shape, word, spot) => {
    expect(spotOf(asked('', shape, word), word)).toEqual(spot)
  })

  test('nothing asked, nothing to find', () => {
    expect(new Spots(null).buttons).toEqual([])
  })
})
