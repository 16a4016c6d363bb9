import { expect, test } from 'vitest'
import list from '../src/games/gwent/ribbons.csv?raw'
import { ribbonsOf, shortened } from '../src/games/gwent/ribbons'

const keys = list
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.slice(0, line.indexOf(',')))

test.each(['en', 'nl', 'de', 'it'])(
  'every card has a ribbon that fits, and no other has it (%s)',
  (language) => {
    const names = keys.map((key) => ({ side: key.slice(0, 2), ...ribbonsOf(key, '', language) }))
    expect(names.filter(({ ribbon, short }) => !ribbon || ribbon.length > 13 || short.length > 8)).toEqual([])
    for (const name of ['ribbon', 'short'] as const)
      expect(new Set(names.map((one) => `${one.side} ${one[name]}`)).size).toBe(keys.length)
  },
)

test('a language that says nothing of its own says what English says', () => {
  expect(ribbonsOf('nr_siege_tower', 'Siege Tower', 'nl')).toEqual({ ribbon: 'Siege Tower', short: 'Tower' })
  expect(ribbonsOf('nr_siege_tower', 'Belagerungsturm', 'de')).toEqual({
    ribbon: 'Belag.-Turm',
    short: 'Turm',
  })
  expect(ribbonsOf('nr_thaler', 'Thaler', 'it')).toEqual({ ribbon: 'Thaler', short: 'Thaler' })
})

test('a card that nobody named is named by its first words', () => {
  expect(shortened('Eredin: Bringer of Death', 13)).toBe('Bringer of')
  expect(shortened('Villentretenmerth', 8)).toBe('Villent.')
})
