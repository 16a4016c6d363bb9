import { expect, test } from 'vitest'
import type { Exhibit, Facet } from '../src/games/shelf'
import { findCards, queryOf, toggled, wishIn } from '../src/pages/cards/finding'
import { points, spanOf } from '../src/pages/cards/numbers'
import { findRules, marked } from '../src/pages/rules/search'
import { folded } from '../src/parts/folded'
import { cmp } from '../src/parts/order'
import type { Book, CardNotes } from '../src/protocol'

const rule = (id: string, title: string, text: string) => ({ id, title, text: [text], options: [] })
const BOOK: Book = {
  game: 'gwent',
  letters: 'GWT',
  foreword: [],
  choices: [],
  chapters: [
    { number: 4, title: 'Stärke', text: [], rules: [rule('GWT-4.4', 'Enge Bindung', 'Gleiche Namen.')] },
    {
      number: 5,
      title: 'Fähigkeiten',
      text: [],
      rules: [
        rule('GWT-5.2', 'Heiler', 'Bringt eine Einheit zurück.'),
        rule('GWT-5.20', 'Mardröme', 'Wie Bindung.'),
      ],
    },
  ],
}

const found = (asked: string): string[] => [...findRules(BOOK, asked)]

test('rules are found by number, by chapter and by words without accents', () => {
  expect(found('GWT-5.2')).toEqual(['GWT-5.2'])
  expect(found('5.2')).toEqual(['GWT-5.2'])
  expect(found('5')).toEqual(['GWT-5.2', 'GWT-5.20'])
  expect(found('bindung')).toEqual(['GWT-4.4', 'GWT-5.20'])
  expect(found('mardrome WIE')).toEqual(['GWT-5.20'])
  expect(found('  ')).toEqual([])
  expect(found('Drache')).toEqual([])
})

test('what was looked for is marked where it stands, accents or not', () => {
  expect(marked('Die Mardröme', 'drome')).toEqual([
    { text: 'Die Mar', hit: false },
    { text: 'dröme', hit: true },
  ])
  expect(marked('Nichts davon', 'drome')).toEqual([{ text: 'Nichts davon', hit: false }])
})

test('folding keeps every letter in its place', () => {
  for (const text of ['Größe', 'İstanbul', 'Cáhir', 'O’Dimm', 'ﬁ'])
    expect(folded(text)).toHaveLength(text.length)
  expect(folded('Cáhir O’Dimm')).toBe("cahir o'dimm")
})

const FACETS: Facet[] = [
  { name: 'faction', title: () => '', values: ['monsters', 'neutral'], valueName: (one) => one },
  { name: 'row', title: () => '', values: ['melee'], valueName: (one) => one },
]
const card = (key: string, name: string, faction: string, text = ''): Exhibit => ({
  key,
  name,
  label: name,
  line: '',
  texts: [text],
  faction,
  marks: { faction: [faction], row: ['melee'] },
})
const CARDS = [
  card('ne_decoy', 'Finte', 'neutral', 'nimmt einen Ghul zurück'),
  card('mo_ghoul', 'Ghul', 'monsters'),
  card('ne_biting_frost', 'Beißender Frost', 'neutral'),
]
const NOTES = new Map([
  ['ne_biting_frost', { names: { en: 'Biting Frost', it: 'Gelo pungente' } } as unknown as CardNotes],
  ['ne_decoy', { names: { en: 'Decoy' } } as unknown as CardNotes],
])
const keys = (query: string): string[] => findCards(CARDS, NOTES, wishIn(query, FACETS)).map(({ key }) => key)

test('a card is found by its name in any language, before those that only speak of it', () => {
  expect(keys('?q=biting')).toEqual(['ne_biting_frost'])
  expect(keys('?q=pungente')).toEqual(['ne_biting_frost'])
  expect(keys('?q=beissender')).toEqual(['ne_biting_frost'])
  expect(keys('?q=beißend')).toEqual(['ne_biting_frost'])
  expect(keys('?q=ghul')).toEqual(['mo_ghoul', 'ne_decoy'])
})

test('what is filtered stands in the address, and what means nothing there is left out', () => {
  expect(keys('?faction=neutral&q=ghul')).toEqual(['ne_decoy'])
  const wish = wishIn('?faction=neutral&row=moat&q=a b', FACETS)
  expect(wish).toEqual({ words: 'a b', marks: { faction: 'neutral' } })
  expect(wishIn(queryOf(wish), FACETS)).toEqual(wish)
  expect(toggled(wish, 'faction', 'neutral').marks).toEqual({})
  expect(toggled(wish, 'row', 'melee').marks).toEqual({ faction: 'neutral', row: 'melee' })
})

test('a number is sure only if its interval leaves out nothing at all', () => {
  const share = { when: 'drawn', games: 400, rate: 0.6, gain: 0.05 }
  expect(spanOf({ ...share, low: 0.01, high: 0.09 }).verdict).toBe('better')
  expect(spanOf({ ...share, low: -0.01, high: 0.09 })).toMatchObject({ verdict: 'open', sure: false })
  expect(spanOf({ ...share, low: -0.09, high: -0.01 }).verdict).toBe('worse')
  expect([0.0444, -0.02, 0].map(points)).toEqual(['+4.4', '−2', '0'])
})

test('places are compared number by number', () => {
  expect(
    [
      [1, 2],
      [0, 9],
      [1, 1],
    ].sort(cmp),
  ).toEqual([
    [0, 9],
    [1, 1],
    [1, 2],
  ])
})
