import { describe, expect, test, vi } from 'vitest'
import { Names } from '../src/companion/names'
import { forget, keepTable, keptTable } from '../src/companion/keeping'
import * as row from '../src/games/cardia/companion/real'
import * as real from '../src/games/gwent/companion/real'
import { weighings } from '../src/games/gwent/companion/weighing'
import type { GameHappening, ModeFacts } from '../src/protocol'

const DUEL = { name: 'duel', sides: [0, 1], automaton: null, stakes: 'gems', target: 2 } as ModeFacts
const PAIRS = { name: 'pairs', sides: [0, 1, 0, 1], automaton: null, stakes: 'gems', target: 2 } as ModeFacts
const SOLO = { name: 'solo', sides: [0, 1], automaton: 1, stakes: 'gems', target: 2 } as ModeFacts
const player = (faction: string, name = '', leader = '') => ({ faction, name, leader })
const duel = () => real.fresh(DUEL, [player('monsters', ' Ann '), player('skellige')], [])
const card = (key: string, faction: string, more = {}) => ({
  key,
  faction,
  kind: 'unit',
  rows: ['melee'],
  abilities: [] as string[],
  copies: 3,
  ...more,
})

describe('a real table of Gwent', () => {
  test('begins with gems, names and no leader for the deck', () => {
    const table = real.fresh(SOLO, [player('monsters'), player('skellige', '', 'sk_leader_harald')], ['x=1'])
    expect(table.rules).toBe('mode=solo x=1')
    expect(table.sides.map((side) => side.numbers.score)).toEqual([2, 2])
    expect(table.seats[1]!.names).toEqual({ faction: 'skellige' })
    expect(duel().seats[0]!.names).toEqual({ faction: 'monsters', name: 'Ann' })
  })
  test('partners share a side', () => {
    const factions = ['monsters', 'skellige', 'nilfgaard', 'scoiatael'].map((one) => player(one))
    const table = real.fresh(PAIRS, factions, [])
    expect(table.sides).toHaveLength(2)
    expect(real.factionsOf(table, 0)).toEqual(['monsters', 'nilfgaard'])
  })
  test('cards are laid, moved, discarded and taken away, and nothing is changed in place', () => {
    const before = duel()
    const one = real.laid(real.laid(before, 0, 'melee', 'mo_ghoul'), 0, 'melee', 'mo_nekker')
    expect(real.pileOf(before, 0, 'melee')).toEqual([])
    expect(real.pileOf(real.moved(one, 0, 'melee', 0, 'ranged'), 0, 'ranged')).toEqual(['mo_ghoul'])
    const fallen = real.taken(one, 0, 'melee', 1, true)
    expect(real.pileOf(fallen, 0, 'discard')).toEqual(['mo_nekker'])
    expect(real.lying(fallen, 'mo_nekker')).toBe(1)
    expect(real.lying(real.taken(one, 0, 'melee', 1, false), 'mo_nekker')).toBe(0)
  })
  test('weather, horns and totals by hand come and go', () => {
    const foul = real.toggledWeather(duel(), 'ne_biting_frost')
    expect(real.isFoul(foul, 'ne_biting_frost')).toBe(true)
    expect(real.isFoul(real.toggledWeather(foul, 'ne_biting_frost'), 'ne_biting_frost')).toBe(false)
    expect(real.skyOf(real.clearSky(foul))).toEqual([])
    const blown = real.toggledBeside(duel(), 1, 'horn', 'siege')
    expect(real.pileOf(blown, 1, 'horn')).toEqual(['siege'])
    expect(real.pileOf(real.toggledBeside(blown, 1, 'horn', 'siege'), 1, 'horn')).toEqual([])
    expect(real.summed(duel(), 0, 12).sides[0]!.numbers).toEqual({ score: 2, total: 12 })
    expect(real.summed(real.summed(duel(), 0, 12), 0, null).sides[0]!.numbers).toEqual({ score: 2 })
  })
  test('only cards that may lie in a row are offered for it', () => {
    const offered = (one: ReturnType<typeof card>) => real.mayOffer(duel(), 0, 'melee', one)
    expect(offered(card('mo_ghoul', 'monsters'))).toBe(true)
    expect(offered(card('sk_berserker', 'skellige'))).toBe(false)
    expect(offered(card('sk_spy', 'skellige', { abilities: ['spy'] }))).toBe(true)
    expect(offered(card('nr_ves', 'northern_realms', { abilities: ['spy'] }))).toBe(false)
    expect(offered(card('mo_siege', 'monsters', { rows: ['siege'] }))).toBe(false)
    expect(offered(card('ne_decoy', 'neutral', { kind: 'special', rows: [], abilities: ['decoy'] }))).toBe(
      true,
    )
    expect(real.inTheBox(duel(), card('ne_decoy', 'neutral'))).toBe(6)
    expect(real.inTheBox(duel(), card('mo_ghoul', 'monsters'))).toBe(3)
  })
})

test('every choice of a turn is told, not only the last', () => {
  const event = (kind: string, name: string, place = -1): GameHappening => ({
    of: 'game',
    kind,
    seat: 1,
    card: name,
    place,
  })
  const found = weighings([
    event('reveal', 'one'),
    event('weigh', 'melee@1', 3),
    event('weigh', 'ranged@1', 5),
    event('land', 'one', 4),
    event('reveal', 'two'),
    event('weigh', 'melee@1', 7),
    event('weigh', 'ranged@1', 2),
    event('land', 'two', 3),
  ])
  expect(found.map(({ card: name, ways }) => [name, ways.find((way) => way.chosen)?.word])).toEqual([
    ['one', 'ranged@1'],
    ['two', 'melee@1'],
  ])
})

describe('a real row of Cardia', () => {
  test.each(['judge', 'judge+3', 'judge-5**', 'swamp_guardian*^^', 'djinn+11'])(
    '%s reads as it is written',
    (word) => expect(row.writePlaced(row.readPlaced(word))).toBe(word),
  )
  test('tokens have their limits', () => {
    const judge = row.readPlaced('judge')
    expect(row.withTokens(judge, 'ongoing', -1).ongoing).toBe(0)
    expect(row.withTokens({ ...judge, ongoing: 3 }, 'ongoing', 1).ongoing).toBe(3)
    expect(row.withTokens(judge, 'modifier', -5).modifier).toBe(-5)
  })
  test('players play in turn, and an encounter leaves with both its cards', () => {
    let table = row.fresh(['Ann', ''], ['deck=I'])
    expect(row.nextSide(table)).toBe(0)
    table = row.played(table, 0, 'judge')
    expect(row.nextSide(table)).toBe(1)
    table = row.played(row.played(table, 1, 'djinn'), 0, 'assassin')
    expect(row.length(table)).toBe(2)
    expect(row.rowOf(row.withoutEncounter(table, 0), 0)).toEqual(['assassin'])
  })
  test('a guardian that was wrong takes those after it along', () => {
    const table = ['cat', 'toad'].reduce(
      (one, key, at) => row.withGuardian(one, at, key),
      row.fresh(['', ''], []),
    )
    expect(row.guardiansOf(table)).toEqual(['cat', 'toad'])
    expect(row.guardiansOf(row.withGuardian(table, 0, 'owl'))).toEqual(['owl', 'toad'])
    expect(row.guardiansOf(row.withGuardian(table, 0, ''))).toEqual([])
  })
})

test('a card is found by its name in any language', () => {
  const names = new Names([{ key: 'ne_decoy', names: { en: 'Decoy', de: 'Finte', it: 'Esca', nl: 'Decoy' } }])
  expect(['fin', 'ESCA', 'decoy', ''].map((words) => names.fits('ne_decoy', 'Decoy', words))).toEqual(
    Array(4).fill(true),
  )
  expect(names.fits('ne_decoy', 'Decoy', 'ghoul')).toBe(false)
})

test('a table is kept until it is cleared, and nonsense is none', () => {
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
  keepTable('gwent', { table: duel(), rounds: [] })
  expect(keptTable('gwent')).toEqual({ table: duel(), rounds: [] })
  forget('gwent')
  expect(keptTable('gwent')).toBeNull()
  store.set('taverne-companion-gwent', '{"table": 7}')
  expect(keptTable('gwent')).toBeNull()
  vi.unstubAllGlobals()
})
