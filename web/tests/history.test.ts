import { afterEach, expect, test, vi } from 'vitest'
import { sameTable } from '../src/history/again'
import { house } from '../src/feed/house'
import { keepCarried, packed, unpacked } from '../src/history/carrying'
import { groups, percent, resultOf, tally } from '../src/history/counting'
import { deckOf, rivalsOf } from '../src/history/telling'
import { ANY, choicesOf, isWished } from '../src/history/wishes'
import { type PlayedGame, forgetGames, keepGame, playedGames } from '../src/memory/games.svelte'
import { lookAfter } from '../src/memory/finished'
import type { RoomView } from '../src/protocol'

const deck = (name: string, faction: string) => ({
  name,
  faction,
  leader: '',
  source: `text of ${name}`,
  line: name,
})

const game = (winners: number[] | null, more: object = {}): PlayedGame =>
  ({
    id: '1',
    room: 'r',
    number: 1,
    at: 0,
    seat: 0,
    summary: {
      game: 'gwent',
      rules: 'mode=duel law=advanced wins=2',
      tournament: false,
      ruleset: 3,
      seats: [
        { name: 'Ann', bot: '', side: 0, decks: [deck('Mine', 'monsters')] },
        { name: '', bot: 'greedy', side: 1, decks: [deck('Theirs', 'skellige')] },
      ],
      automaton: null,
      moves: 20,
      rounds: 2,
      result: winners && { winners, reason: 'played', seat: null },
      ...more,
    },
  }) as PlayedGame

test('what came of a game is seen from one’s own side', () => {
  expect([[0], [1], [], null].map((winners) => resultOf(game(winners)))).toEqual([
    'won',
    'lost',
    'drawn',
    'open',
  ])
})

test('games are counted by group, the most played first; unfinished ones do not count', () => {
  const games = [game([0]), game([1]), game(null)]
  expect(tally(games.map(resultOf))).toEqual({ games: 2, won: 1, drawn: 0, lost: 1 })
  expect(percent({ games: 3, won: 2, drawn: 0, lost: 1 })).toBe(67)
  const found = groups([...games, game([0], { seats: [{ name: '', bot: '', side: 0, decks: [] }] })], deckOf)
  expect(found.map(({ title, score }) => [title, score.games])).toEqual([['Mine', 2]])
})

test('the list is filtered by what it shows', () => {
  const games = [game([0]), game([1])]
  expect(games.filter((one) => isWished(one, { ...ANY, result: 'won' }))).toEqual([games[0]])
  expect(games.filter((one) => isWished(one, { ...ANY, deck: 'Other' }))).toEqual([])
  expect(choicesOf(games, rivalsOf)).toHaveLength(1)
})

test('the same table has the same rules and bots, and one’s own deck', () => {
  expect(sameTable(game([0]))).toMatchObject({
    game: 'gwent',
    rules: 'mode=duel law=advanced wins=2',
    seats: [
      { who: 'me', decks: ['text of Mine'] },
      { who: 'bot', bot: 'greedy', decks: [] },
    ],
  })
  expect(sameTable(game([0], { tournament: true })).rules).toBe('mode=duel')
})

test('a file holds our games or a record, or nothing that we know', () => {
  expect(unpacked('Taverne record 1\ngame: gwent')).toHaveLength(1)
  expect(unpacked('{"games": [{"record": "x"}, {"record": 3}, 7]}')).toEqual([{ record: 'x' }])
  expect([unpacked('{"other": 1}'), unpacked('rubbish'), unpacked('null')]).toEqual([null, null, null])
})

afterEach(async () => {
  await forgetGames()
  vi.restoreAllMocks()
})

test('the same table has the same clock, also when the game was carried in a file', async () => {
  const clock: PlayedGame['clock'] = { kind: 'bank', seconds: 300, increment: 5 }
  const played = { ...game([0]), id: 'r-1', clock }
  vi.spyOn(house, 'sumUp').mockResolvedValue(played.summary)
  await keepGame(played, 'Taverne record 1')
  const file = await packed()
  await forgetGames()
  for (const one of unpacked(file) ?? []) await keepCarried(one)
  expect(playedGames()).toEqual([played])
  expect(sameTable(playedGames()[0]!).clock).toEqual(clock)
})

test.each([
  { kind: 'sand', seconds: 3 },
  { kind: 'move' },
  { kind: 'days', days: 'three' },
  { kind: 'none', days: 3 },
  'bank',
  null,
])('a clock that no table could have is left out: %j', async (clock) => {
  vi.spyOn(house, 'sumUp').mockResolvedValue(game([0]).summary)
  await keepCarried({ id: 'x', record: 'Taverne record 1', clock } as never)
  expect(playedGames()[0]).not.toHaveProperty('clock')
})

test('every game that ended while one was away is kept, but not what was thrown away', async () => {
  const record = vi
    .spyOn(house, 'record')
    .mockImplementation((_, number) => Promise.resolve(`game ${number}`))
  vi.spyOn(house, 'sumUp').mockResolvedValue(game([0]).summary)
  vi.stubGlobal('localStorage', memory())
  const room = { room: 'r', number: 4, you: { guest: 0, seat: null, played: { 1: 0, 3: 1 } } }
  await lookAfter(room as unknown as RoomView)
  expect(playedGames().map(({ id, number, seat }) => [id, number, seat])).toEqual([
    ['r-3', 3, 1],
    ['r-1', 1, 0],
  ])
  await lookAfter(room as unknown as RoomView)
  await forgetGames()
  await lookAfter(room as unknown as RoomView)
  expect([record.mock.calls.length, playedGames().length]).toEqual([2, 0])
  vi.unstubAllGlobals()
})

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}
