/** What the others did since the reader's own last move: which moves, in which words, and what of it lies where. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import gwent from '../../src/taverne/gwent/data/happenings.json'
import { cardsIn, lastDeeds as cardiaDeeds } from '../src/games/cardia/last-move'
import { openLibrary as openCardia } from '../src/games/cardia/library.svelte'
import { marksOf } from '../src/games/gwent/last-move'
import { openLibrary } from '../src/games/gwent/library.svelte'
import { chaptersFor, lastDeeds, sentences } from '../src/games/gwent/log'
import type { GwentView } from '../src/games/gwent/protocol'
import type { GameHappening, Happening } from '../src/protocol'
import { Cast } from '../src/table/cast'
import { chaptersOf } from '../src/table/chapters'
import { movedSince } from '../src/table/deeds'
import { gainWords } from '../src/table/signs'
import { readFileSync } from 'node:fs'

vi.mock('../src/art/sprite', () => ({ bring: () => undefined, fetchSprite: () => Promise.resolve() }))

const fixture = JSON.parse(
  readFileSync(new URL('../../tests/terminal/tellings.json', import.meta.url), 'utf8'),
) as Record<string, { library: unknown }>

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      new Response(JSON.stringify(fixture[path.includes('cardia') ? 'cardia' : 'gwent']?.library)),
    ),
  )
  await Promise.all([openLibrary(), openCardia()])
})

const event = (kind: string, seat: number, card = '', place = -1): GameHappening => ({
  of: 'game',
  kind,
  seat,
  card,
  place,
})
const gains = (...numbers: number[][]): Happening => ({ of: 'gains', gains: numbers })
const names = ['Ann', 'Bob', 'Cid']
const table = (sides: number[], viewer = 0) => new Cast(names.slice(0, sides.length), sides, viewer)
const movers = (events: GameHappening[], viewer: number) =>
  movedSince(events, viewer, gwent).map((moved) => moved.map((one) => `${one.kind} ${one.seat}`))

describe('the moves of the others', () => {
  const round = [event('round', 0, '', 1), event('play', 0), event('land', 0)]

  test('are shown until the reader moves', () => {
    const theirs = [event('play', 1), event('land', 1), event('draw', 1)]
    expect(movers([...round, ...theirs], 0)).toEqual([['play 1', 'land 1', 'draw 1']])
    expect(movers([...round, ...theirs, event('play', 0)], 0)).toEqual([])
  })

  test('are one for each player, the last of each', () => {
    const theirs = [event('play', 1), event('pass', 2), event('play', 1), event('land', 1)]
    expect(movers([...round, ...theirs], 0)).toEqual([['pass 2'], ['play 1', 'land 1']])
  })

  test('are gone with their round', () => {
    expect(movers([...round, event('pass', 1), event('total', 0), event('round', 0, '', 2)], 0)).toEqual([])
  })

  test('of a leader take in what the leader plays', () => {
    expect(movers([...round, event('leader', 1), event('play', 1), event('weather', 1)], 0)).toEqual([
      ['leader 1', 'play 1', 'weather 1'],
    ])
  })

  test('are the very last one for those who watch', () => {
    expect(movers([...round, event('play', 1), event('pass', 2)], -1)).toEqual([['pass 2']])
  })
})

test('a deed is told in words and signed numbers, and marked where it lies', () => {
  const happened = [
    event('round', 0, '', 1),
    event('play', 1, 'mo_arachas'),
    event('land', 1, 'mo_arachas', 3),
    event('muster', 1, 'mo_arachas', 3),
    event('land', 1, 'mo_arachas', 3),
    gains([0, 0], [-2, 8]),
  ]
  const cast = table([0, 1])
  const [deed] = lastDeeds(happened, cast, '')
  expect(deed?.sentences.map((line) => line.text)).toEqual([
    "Bob plays Arachas in Bob's melee row.",
    "Arachas answers the call in Bob's melee row.",
  ])
  expect(gainWords(deed?.gains ?? [], 1, cast)).toMatchObject([
    { side: 0, text: 'You −2', isLoss: true },
    { side: 1, text: '+8', words: 'Bob +8' },
  ])
  const unit = (card: string) => ({ card, owner: 1, strength: 4, steps: [] })
  const view = {
    rows: [{ side: 1, line: 0, units: ['mo_arachas', 'mo_ghoul', 'mo_arachas', 'mo_arachas'].map(unit) }],
  }
  expect([...marksOf(deed ? [deed] : [], view as unknown as GwentView).units]).toEqual(['3.3', '3.2'])
})

test('the log has a chapter for each round, with its totals once they are known', () => {
  const happened = [
    event('round', 0, '', 1),
    event('pass', 1),
    event('total', 0, '', 12),
    event('total', 1, '', 30),
    event('round', 1, '', 2),
  ]
  const log = sentences(happened, table([0, 1], 1), '')
  const chapters = chaptersOf(log, chaptersFor(1))
  expect(chapters.map(({ title, end }) => [title, end])).toEqual([
    ['Round 1', '30 : 12'],
    ['Round 2', ''],
  ])
  expect(log[1]?.parts).toEqual([{ text: 'You pass.', strong: false }])
})

test('in Cardia the last encounter is told without the own part, whoever was revealed first', () => {
  const happened = [
    event('game', -1, '', 1),
    event('reveal', 0, 'judge', 2),
    event('reveal', 1, 'surgeon', 2),
    event('judged', 0, '', 2),
    event('ability', 1, 'surgeon', 2),
    event('tokens', 0, 'judge-3', 2),
    gains([0, 0], [1, 0], [0, 0], [-1, 1]),
  ]
  for (const viewer of [0, 1]) {
    const cast = table([0, 1], viewer)
    const [deed] = cardiaDeeds(happened, cast, '')
    const own = deed?.sentences.filter((line) => ['reveal', 'ability'].includes(line.kind))
    expect(own?.every((line) => line.seat === 1 - viewer)).toBe(true)
    expect(deed?.gains).toEqual([0, 1])
    expect(cardsIn(deed ? [deed] : []).has(`2.${1 - viewer}`)).toBe(true)
  }
})
