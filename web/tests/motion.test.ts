import { describe, expect, test } from 'vitest'
import { CUES as CARDIA } from '../src/games/cardia/cues'
import { heldBack as holdCardia } from '../src/games/cardia/held-back'
import { CUES as GWENT } from '../src/games/gwent/cues'
import { heldBack as holdGwent } from '../src/games/gwent/held-back'
import type { Seen } from '../src/motion/matching'
import type { Picture } from '../src/motion/picture'
import { LONGEST, TOUCH, type Way, plan } from '../src/motion/plan'
import { type Cues, isShort as isShortBy, storyOf } from '../src/motion/story'
import type { Happening } from '../src/protocol'
import type { GwentView } from '../src/games/gwent/protocol'
import type { CardiaView } from '../src/games/cardia/protocol'

/** The ways of cards are the same in both games: here all their events count. */
const BOTH = Object.fromEntries(
  Object.entries(GWENT).map(([what, kinds]) => [
    what,
    Array.isArray(kinds) ? [...kinds, ...(CARDIA[what as keyof Cues] as string[])] : kinds,
  ]),
) as unknown as Cues
const isShort = (happenings: Happening[]): boolean => isShortBy(happenings, BOTH)
const box = (x: number, y: number): DOMRect => ({ x, y, width: 64, height: 88 }) as DOMRect
const at = (card: string, zone: string, x = 0, y = 0, more: Partial<Seen> = {}): Seen => ({
  card,
  zone,
  box: box(x, y),
  ...more,
})
const event = (kind: string, card = '', seat = 0, place = 0): Happening => ({
  of: 'game',
  kind,
  seat,
  card,
  place,
})
const ANCHORS = new Map([
  ['sky', box(0, 400)],
  ['deck-0', box(0, 800)],
  ['hand-1', box(0, 50)],
  ['deck-1', box(20, 50)],
  ['discard-0', box(40, 700)],
])
const picture = (...cards: Seen[]): Picture => ({ cards, anchors: ANCHORS })
const ways = (before: Seen[], after: Seen[], ...told: Happening[]): Way[] =>
  plan(picture(...before), picture(...after), storyOf(told, BOTH))
const hows = (found: Way[]) => found.map((way) => `${way.card.card} ${way.how}`).sort()
const of = (found: Way[], card: string) => found.filter((way) => way.card.card === card)

describe('who moves where', () => {
  test('a card is played from the own hand, and the hand closes ranks', () => {
    const found = ways(
      [at('ves', 'hand', 0, 850), at('ghoul', 'hand', 100, 850)],
      [at('ves', 'row-0', 300, 500), at('ghoul', 'hand', 0, 850)],
      event('play', 'ves'),
      event('land', 'ves'),
    )
    expect(hows(found)).toEqual(['ghoul shift', 'ves play'])
    expect(of(found, 'ves')[0]!.other).toEqual(box(0, 850))
  })

  test('somebody else plays out of the hand that nobody sees', () => {
    const [way] = ways(
      [],
      [at('ves', 'row-3', 300, 100)],
      event('play', 'ves', 1),
      event('land', 'ves', 1, 3),
    )
    expect([way!.how, way!.other]).toEqual(['play', ANCHORS.get('hand-1')])
  })

  test('a spy crosses the beam, whoever sends it, and the cards for it come after', () => {
    const mine = ways(
      [at('spy', 'hand', 0, 850)],
      [at('spy', 'row-3', 0, 100), at('ves', 'hand', 0, 850)],
      event('play', 'spy'),
      event('land', 'spy', 0, 3),
      event('draw', 'ves'),
    )
    expect(hows(mine)).toEqual(['spy spy', 'ves draw'])
    expect(of(mine, 'ves')[0]!.other).toEqual(ANCHORS.get('deck-1'))
    expect(of(mine, 'ves')[0]!.delay).toBe(TOUCH)
    expect(
      hows(ways([], [at('spy', 'row-0', 0, 500)], event('play', 'spy', 1), event('land', 'spy', 1))),
    ).toEqual(['spy spy'])
  })

  test('called cards land one after the other, behind the card that called', () => {
    const cards = ['a', 'b', 'c'].map((card, place) => at(card, 'row-0', place * 70, 500))
    const told = [
      event('play', 'a'),
      event('land', 'a'),
      event('muster', 'b'),
      event('land', 'b'),
      event('muster', 'c'),
      event('land', 'c'),
    ]
    const found = ways([at('a', 'hand', 0, 850)], cards, ...told)
    expect(hows(found)).toEqual(['a play', 'b call', 'c call'])
    const delays = ['a', 'b', 'c'].map((card) => of(found, card)[0]!.delay)
    expect(delays[0]).toBe(0)
    expect(delays[1]).toBeLessThan(delays[2]!)
    expect(of(found, 'b')[0]!.other).toEqual(ANCHORS.get('deck-0'))
  })

  test('the fallen rise from their pile', () => {
    const [way] = ways([], [at('ves', 'row-0', 0, 500)], event('revive', 'ves'), event('land', 'ves'))
    expect([way!.how, way!.other]).toEqual(['revive', ANCHORS.get('discard-0')])
  })

  test('what is scorched burns when the card has done its work, and only then the others close ranks', () => {
    const before = [at('scorch', 'hand', 0, 850), at('ves', 'row-0', 0, 500), at('ghoul', 'row-0', 70, 500)]
    const found = ways(before, [at('ghoul', 'row-0', 35, 500)], event('play', 'scorch'), event('fall', 'ves'))
    expect(hows(found)).toEqual(['ghoul shift', 'scorch cast', 'ves burn'])
    expect(of(found, 'ves')[0]!.delay).toBeGreaterThan(0)
    expect(of(found, 'ghoul')[0]!.delay).toBeGreaterThan(of(found, 'ves')[0]!.delay)
  })

  test('at the end of a round nothing burns: the board is cleared', () => {
    const found = ways(
      [at('ves', 'row-0', 0, 500)],
      [],
      event('pass'),
      event('total', '', 0, 5),
      event('fall', 'ves'),
    )
    expect([found[0]!.how, found[0]!.other]).toEqual(['leave', ANCHORS.get('discard-0')])
  })

  test('a card that takes the place of another is turned over there', () => {
    const bear = ways(
      [at('berserker', 'row-0', 0, 500)],
      [at('bear', 'row-0', 0, 500)],
      event('transform', 'berserker'),
      event('land', 'bear'),
    )
    expect([bear[0]!.how, bear[0]!.old?.card]).toEqual(['turn', 'berserker'])
    const shown = ways(
      [at('', 'back', 0, 100, { spot: '3.1' })],
      [at('judge', 'place-3', 0, 100, { spot: '3.1' })],
      event('reveal', 'judge', 1, 3),
    )
    expect(hows(shown)).toEqual(['judge turn'])
  })

  test('a seal slides to its new owner or is stamped, never burnt', () => {
    expect(hows(ways([at('seal-2', 'seal', 0, 100)], [at('seal-2', 'seal', 0, 500)]))).toEqual([
      'seal-2 slide',
    ])
    expect(hows(ways([], [at('seal-2', 'seal', 0, 500)]))).toEqual(['seal-2 stamp'])
    expect(ways([at('seal-2', 'seal', 0, 100)], [])).toEqual([])
  })

  test('however much happens, it is over in time', () => {
    const many = Array.from({ length: 20 }, (_, place) => `card${place}`)
    const told = [
      event('play', 'card0'),
      ...many.flatMap((card) => [event('muster', card), event('land', card)]),
    ]
    const found = ways(
      [at('card0', 'hand', 0, 850)],
      many.map((card, place) => at(card, 'row-0', place * 60, 500)),
      ...told,
    )
    expect(found).toHaveLength(20)
    expect(Math.max(...found.map((way) => way.delay + way.long))).toBeLessThanOrEqual(LONGEST + 0.001)
  })

  test('who has not moved does not move', () => {
    expect(ways([at('ves', 'row-0', 5, 500)], [at('ves', 'row-0', 6, 501)], event('pass'))).toEqual([])
  })
})

describe('what was missed', () => {
  test('is shown if it was a few turns, and else just there', () => {
    const turn = [event('play', 'ves'), event('land', 'ves')]
    expect(isShort([])).toBe(false)
    expect(isShort([{ of: 'room', kind: 'joined', details: {} }])).toBe(false)
    expect(isShort([...turn, ...turn, ...turn])).toBe(true)
    expect(isShort([...turn, ...turn, ...turn, ...turn])).toBe(false)
  })

  test('two cards that are turned up together are one turn', () => {
    const reveal = [event('reveal', 'judge', 0), event('reveal', 'djinn', 1), event('judged')]
    expect(isShort([...reveal, ...reveal, ...reveal])).toBe(true)
  })
})

describe('while a card is on its way', () => {
  const unit = (card: string, strength: number) => ({ card, strength, steps: [] })
  const table = (total: number, units: ReturnType<typeof unit>[], sky: string[] = [], round = 1) =>
    ({
      rows: [{ side: 0, line: 0, units, total }],
      sides: [{ total, score: 2 }],
      seats: [{ sky }],
      round,
      over: false,
    }) as unknown as GwentView

  test('it lies there already, and all numbers are as they were', () => {
    const held = holdGwent(
      table(4, [unit('ghoul', 4)]),
      table(13, [unit('ghoul', 8), unit('ves', 5)]),
    ) as GwentView
    expect(held.rows[0]!.total).toBe(4)
    expect(held.sides[0]!.total).toBe(4)
    expect(held.rows[0]!.units.map((one) => [one.card, one.strength])).toEqual([
      ['ghoul', 4],
      ['ves', 5],
    ])
  })

  test('weather has not begun', () => {
    expect((holdGwent(table(4, []), table(1, [], ['frost'])) as GwentView).seats[0]!.sky).toEqual([])
  })

  test('of equal cards each keeps its own number', () => {
    const held = holdGwent(
      table(3, [unit('a', 1), unit('a', 2)]),
      table(9, [unit('a', 3), unit('a', 3), unit('a', 3)]),
    ) as GwentView
    expect(held.rows[0]!.units.map((one) => one.strength)).toEqual([1, 2, 3])
  })

  test('a new round is not held back', () => {
    expect(holdGwent(table(4, []), table(0, [], [], 2))).toBeNull()
  })

  const placed = (card: string, influence: number) => ({ card, influence, printed: influence })
  const encounter = (mine: string, signets: number[], influence = 5) => ({
    cards: [placed(mine, influence), placed('x', 3)],
    judged: true,
    winners: [0],
    signets,
  })
  const match = (row: ReturnType<typeof encounter>[], signets: number, game = 1) =>
    ({ row, seats: [{ signets }, { signets: 0 }], game }) as unknown as CardiaView

  test('nobody has won a new encounter of Cardia yet, and old ones are as they were', () => {
    const held = holdCardia(
      match([encounter('a', [1, 0])], 1),
      match([encounter('a', [2, 0], 9), encounter('b', [1, 0])], 3),
    ) as CardiaView
    expect(held.row.map((one) => one.signets)).toEqual([
      [1, 0],
      [0, 0],
    ])
    expect(held.row.map((one) => one.judged)).toEqual([true, false])
    expect(held.row[0]!.cards[0]!.influence).toBe(5)
    expect(held.seats[0]!.signets).toBe(1)
  })

  test('a new game, or a row that has become shorter, is not held back', () => {
    expect(holdCardia(match([], 1), match([], 0, 2))).toBeNull()
    expect(holdCardia(match([encounter('a', [1, 0])], 1), match([], 0))).toBeNull()
  })
})
