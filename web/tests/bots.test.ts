import { describe, expect, test, vi } from 'vitest'
import { knownBot } from '../src/games'
import { gwent } from '../src/games/gwent'
import { cardia } from '../src/games/cardia'
import { seatName } from '../src/pages/waiting/seats'
import { botName, excuseWords, levelName } from '../src/parts/bots'
import type { GameFacts, RoomView } from '../src/protocol'
import { castOf } from '../src/table/cast'
import { LANGUAGES, type Language, speak } from '../src/words/words.svelte'

const LEVELS = ['random', 'novice', 'greedy', 'weighted', 'planner', 'search', 'net']
const SEATS = [0, 1, 2, 3, 4]
const bot = (name: string) => ({ who: 'bot', bot: name, name: '', guest: null })
const me = { who: 'person', bot: '', name: 'Ann', guest: 0 }
const room = (...seats: object[]) => ({ game: 'gwent', seats }) as unknown as RoomView

vi.stubGlobal('document', { documentElement: {} })

describe('a bot is a guest of the tavern', () => {
  test.each(Object.keys(LANGUAGES) as Language[])(
    'no two at one table have the same name: %s',
    async (one) => {
      await speak(one)
      const names = LEVELS.flatMap((level) => SEATS.map((seat) => botName(level, seat)))
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => LEVELS.includes(name.toLowerCase()))).toEqual([])
      await speak('en')
    },
  )
  test('has the same name and level in the waiting room and at the table', () => {
    const table = room(me, bot('greedy'), bot('search:2000'))
    const cast = castOf(table, [0, 1, 2], 0)
    expect([cast.title(1), cast.title(2)]).toEqual([seatName(table, 1), seatName(table, 2)])
    expect(SEATS.map((seat) => cast.level(seat))).toEqual([
      '',
      levelName('greedy'),
      levelName('search'),
      '',
      '',
    ])
  })
  test('that lets another play in its place says so', () => {
    const cast = castOf(room(me, { ...bot('net'), excuse: 'weights-other-rules' }), [0, 1], 0)
    expect(cast.level(1)).toBe('in place of Peerless')
    expect(excuseWords('net:2000', 'weights-other-rules')).toContain('Peerless has only learned duels')
    expect(excuseWords('net', 'weights-missing')).toContain('missing')
  })
  test('that nobody knows goes by its own name', () => expect(botName('oracle:7', 1)).toBe('oracle'))
})

test('the first game is against the gentlest bot that still plays sense', () => {
  expect([gwent.bot, cardia.bot]).toEqual(['novice', 'novice'])
  expect(knownBot({ name: 'rungs', bots: ['random', 'search'] } as GameFacts)).toBe('search')
})
