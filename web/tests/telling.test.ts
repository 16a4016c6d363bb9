/** One grammar of happenings: the browser tells what the terminal tells (`tests/terminal/test_telling.py`), in every language. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sentences as cardia } from '../src/games/cardia/log'
import { sentences as gwent } from '../src/games/gwent/log'
import { openLibrary as openCardia } from '../src/games/cardia/library.svelte'
import { openLibrary as openGwent } from '../src/games/gwent/library.svelte'
import type { GameHappening } from '../src/protocol'
import { Cast } from '../src/table/cast'
import { LANGUAGES, type Language, speak } from '../src/words/words.svelte'

vi.mock('../src/art/sprite', () => ({ bring: () => undefined, fetchSprite: () => Promise.resolve() }))

interface Telling {
  events: [kind: string, seat: number, card: string, place: number][]
  sides: number[]
  rules: string
  told: Record<Language, string[]>
}
type Game = 'gwent' | 'cardia'

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve']
const file = new URL('../../tests/terminal/tellings.json', import.meta.url)
const fixture = JSON.parse(readFileSync(file, 'utf8')) as Record<
  Game,
  { library: unknown; tellings: Telling[] }
>
const tell = { gwent, cardia }

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('fetch', (path: string) => {
    const game: Game = path.includes('cardia') ? 'cardia' : 'gwent'
    return Promise.resolve(new Response(JSON.stringify(fixture[game].library)))
  })
  await Promise.all([openGwent(), openCardia()])
})

function told(game: Game, { events, sides, rules }: Telling): string[] {
  const happened = events.map(([kind, seat, card, place]): GameHappening => ({
    of: 'game',
    kind,
    seat,
    card,
    place,
  }))
  const names = NAMES.slice(0, sides.length)
  return tell[game](happened, new Cast(names, sides, 0), rules).map((one) => one.text)
}

describe.each(Object.keys(tell) as Game[])('%s', (game) => {
  test.each(Object.keys(LANGUAGES) as Language[])('in %s', async (language) => {
    await speak(language)
    for (const one of fixture[game].tellings) expect(told(game, one)).toEqual(one.told[language])
  })
})
