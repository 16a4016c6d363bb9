import { describe, expect, test } from 'vitest'
import { CUES } from '../src/games/gwent/cues'
import { match, type Seen } from '../src/motion/matching'
import { storyOf } from '../src/motion/story'

const at = (card: string, zone: string): Seen => ({ card, zone, box: {} as DOMRect })

describe('the difference of two pictures of the table', () => {
  test('a played card has moved from the hand to its row', () => {
    const { moved, come, gone } = match(
      [at('mo_ghoul', 'hand'), at('mo_fiend', 'hand')],
      [at('mo_fiend', 'hand'), at('mo_ghoul', 'row-0')],
    )
    expect(moved.map(([from, to]) => [from.card, from.zone, to.zone])).toContainEqual([
      'mo_ghoul',
      'hand',
      'row-0',
    ])
    expect([come, gone]).toEqual([[], []])
  })

  test('of two equal cards the one that stays is the one in its place', () => {
    const { moved } = match(
      [at('mo_ghoul', 'hand'), at('mo_ghoul', 'row-0')],
      [at('mo_ghoul', 'row-0'), at('mo_ghoul', 'row-0')],
    )
    expect(moved.map(([from]) => from.zone).sort()).toEqual(['hand', 'row-0'])
  })

  test('mustered cards have come, burnt ones are gone', () => {
    const { come, gone } = match(
      [at('nr_ves', 'row-3')],
      [at('mo_arachas', 'row-0'), at('mo_arachas', 'row-0')],
    )
    expect(come).toHaveLength(2)
    expect(gone.map((one) => one.card)).toEqual(['nr_ves'])
  })
})

test('a berserker is turned over where it lies', () => {
  const event = (kind: string, card: string) => ({ of: 'game' as const, kind, seat: 0, card, place: 0 })
  const { old, young } = storyOf(
    [event('transform', 'sk_berserker'), event('land', 'sk_transformed_vildkaarl'), event('land', 'sk_olaf')],
    CUES,
  )
  expect([[...old], [...young]]).toEqual([['sk_berserker'], ['sk_transformed_vildkaarl']])
})
