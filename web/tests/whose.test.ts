/** Among partners a letter says who brought a card, unless nobody at the table can tell. */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { openLibrary } from '../src/games/gwent/library.svelte'
import type { GwentUnit, GwentView } from '../src/games/gwent/protocol'
import { bringerOf, wanderersAmong } from '../src/games/gwent/whose'
import type { Happening } from '../src/protocol'

vi.mock('../src/art/sprite', () => ({ bring: () => undefined, fetchSprite: () => Promise.resolve() }))

const [SPY, PLAIN] = ['ni_shilard_fitz_oesterlen', 'ni_siege_engineer']
const fixture = JSON.parse(
  readFileSync(new URL('../../tests/terminal/tellings.json', import.meta.url), 'utf8'),
) as { gwent: { library: { cards: object[] } } }
const { library } = fixture.gwent
const printed = (key: string, abilities: string[]) => ({ ...library.cards[0], key, abilities })
const cards = [...library.cards, printed(SPY, ['spy']), printed(PLAIN, [])]

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ ...library, cards }))))
  await openLibrary()
})

const taken = (card: string, kind = 'take'): Happening => ({ of: 'game', kind, seat: 1, card, place: -1 })
const lies = (card: string, owner: number) => ({ card, owner }) as GwentUnit
const pairs = (factions: string[], more: Partial<GwentView['seats'][number]> = {}, rules = ''): GwentView => {
  const seats = factions.map((faction, seat) => ({ faction, side: seat % 2, leader: '', ...more }))
  return { seats, rules } as unknown as GwentView
}
const SHARED = ['nilfgaard', 'nilfgaard', 'monsters', 'skellige']
const APART = ['nilfgaard', 'scoiatael', 'monsters', 'skellige']

test('the letter is that of the seat in whose colour the card is', () => {
  expect(bringerOf(pairs(SHARED), lies(SPY, 0), new Set())).toBe(0)
})

test('a spy that was picked up again may be that of either rival with this faction', () => {
  for (const kind of ['take', 'revive'])
    expect(bringerOf(pairs(SHARED), lies(SPY, 1), wanderersAmong([taken(SPY, kind)]))).toBe(-1)
})

test('where only one of them has the faction, it is that one, wherever the spy has been', () => {
  expect(bringerOf(pairs(APART), lies(SPY, 0), wanderersAmong([taken(SPY)]))).toBe(0)
})

test('other units only come back to their own side', () => {
  expect(bringerOf(pairs(SHARED), lies(PLAIN, 0), wanderersAmong([taken(PLAIN)]))).toBe(0)
})

test('unless a leader takes from the pile of a rival', () => {
  const leader = 'ni_leader_emhyr_relentless'
  const wanderers = wanderersAmong([taken(PLAIN)])
  const table = pairs(SHARED, { leader }, 'mode=pairs relentless=opponent_discard')
  expect(bringerOf(table, lies(PLAIN, 0), wanderers)).toBe(-1)
  expect(bringerOf(pairs(SHARED, { leader }), lies(PLAIN, 0), wanderers)).toBe(0)
})
