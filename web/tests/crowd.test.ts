import { expect, test } from 'vitest'
import { type Laid, cardWidth, foldOf, inView, isInView, laid, numberOn } from '../src/games/gwent/crowd'
import type { GwentUnit } from '../src/games/gwent/protocol'

const unit = (card: string, strength = 1): GwentUnit =>
  ({ card, strength, owner: 1, reasons: [] }) as unknown as GwentUnit
const FAMILIES: Record<string, string> = { bruxa: 'vampire', fleder: 'vampire', garkain: 'vampire' }
const row = (...cards: string[]): Laid[] =>
  laid(
    cards.map((card) => unit(card)),
    (one) => one.card,
    (one) => FAMILIES[one.card] ?? one.card,
  )
const MUSTER = [
  'ghoul',
  'nekker',
  'ghoul',
  'bruxa',
  'ghoul',
  'nekker',
  'fleder',
  'garkain',
  'leshen',
  'nekker',
]
const room = (width: number, height = 75) => ({ span: width + 42, width, height, marked: false })
const shown = (list: Laid[], width: number): string[] => {
  const fold = foldOf(list, room(width))
  return list.filter((one) => isInView(one, fold)).map((one) => `${one.unit.card} ${numberOn(one, fold)}`)
}

test('equal cards lie together, families too, otherwise as they came', () => {
  expect(row(...MUSTER).map((one) => one.unit.card)).toEqual(
    'ghoul ghoul ghoul nekker nekker nekker bruxa fleder garkain leshen'.split(' '),
  )
  expect(row(...MUSTER).map((one) => one.at)).toEqual([0, 2, 4, 1, 5, 9, 3, 6, 7, 8])
})

test('with room for all nothing folds; a row that is not measured folds nothing', () => {
  expect(foldOf(row(...MUSTER), room(900))).toBe('none')
  expect(foldOf(row(...MUSTER), room(0))).toBe('none')
})

test('equal cards fold first, then whole families', () => {
  expect(shown(row(...MUSTER), 300)).toEqual([
    'ghoul 3',
    'nekker 3',
    'bruxa 1',
    'fleder 1',
    'garkain 1',
    'leshen 1',
  ])
  expect(shown(row(...MUSTER), 200)).toEqual(['ghoul 3', 'nekker 3', 'bruxa 3', 'leshen 1'])
})

test('what still has no room is told by its number', () => {
  const list = row('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
  const narrow = room(180)
  expect(foldOf(list, narrow)).toBe('kin')
  expect(inView(list, 'kin', narrow)).toBe(5)
  expect(inView(list, 'kin', room(400))).toBe(8)
})

test('a card is as wide as its row is high, and low ones are wider', () => {
  expect(Math.round(cardWidth(room(900, 103)))).toBe(69)
  expect(Math.round(cardWidth(room(300, 42)))).toBe(41)
})

test('on a large screen, too, nothing that is seen runs out of its row', () => {
  const list = row(...MUSTER, ...MUSTER.map((card) => `other ${card}`))
  for (const height of [75, 170, 255])
    for (let width = 300; width < 1200; width += 20) {
      const here = room(width, height)
      const fold = foldOf(list, here)
      const seen = list.filter((one) => isInView(one, fold)).slice(0, inView(list, fold, here))
      const least = seen.slice(0, -1).map((one) => cardWidth(here) * (numberOn(one, fold) > 1 ? 0.56 : 0.37))
      const needed = least.reduce((all, one) => all + one, 0) + cardWidth(here)
      expect({ height, width, fold, fits: needed <= width || fold === 'kin' }).toMatchObject({ fits: true })
    }
})
