/** GWT-4.7 where a total comes from, and CAR-3.6 where the signets of a finished game lay. */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { signetsIn } from '../src/games/cardia/games'
import { wakesWords } from '../src/games/cardia/naming'
import type { CardiaView } from '../src/games/cardia/protocol'
import { openLibrary } from '../src/games/gwent/library.svelte'
import type { GwentRow } from '../src/games/gwent/protocol'
import { causesOf, partsOfRow } from '../src/games/gwent/sums'
import type { Happening } from '../src/protocol'

vi.mock('../src/art/sprite', () => ({ bring: () => undefined, fetchSprite: () => Promise.resolve() }))

const library = (
  JSON.parse(readFileSync(new URL('../../tests/terminal/reasons.json', import.meta.url), 'utf8')) as {
    gwent: { library: unknown }
  }
).gwent.library
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(library))))
  await openLibrary()
})

const unit = (card: string, strength: number, steps: GwentRow['units'][number]['steps'] = []) => ({
  card,
  owner: 0,
  strength,
  steps,
})

test('equal units stand together, the strongest first, and what changed them is named once', () => {
  const frozen: GwentRow['units'][number]['steps'] = [
    ['printed', 4, []],
    ['weather', 1, ['ne_biting_frost.mo']],
  ]
  const units = [unit('mo_arachas', 1, frozen), unit('ne_ciri', 15), unit('mo_arachas', 1, frozen)]
  const row = { units, total: 17 } as unknown as GwentRow
  expect(partsOfRow(row).map(({ count, strength }) => [count, strength])).toEqual([
    [1, 15],
    [2, 1],
  ])
  expect(causesOf(row)).toBe('Changed by Biting Frost.')
})

test('a finished game keeps its signets, the last one still lies on the table', () => {
  const row = {
    of: 'row',
    game: 1,
    winner: 0,
    guardians: [],
    row: [{ signets: [3, 0] }, { signets: [2, 0] }],
  }
  const view = { seats: [{ signets: 1 }, { signets: 5 }] } as unknown as CardiaView
  const happened = [row] as unknown as Happening[]
  expect(signetsIn(happened, 1, view)).toEqual([5, 0])
  expect(signetsIn(happened, 2, view)).toEqual([1, 5])
})

test('CAR-6.4 an exclusive guardian wakes for one alone', () => {
  expect(wakesWords('guild', true)).toMatch(/Guild.*unless both do/)
  expect(wakesWords('guild', false)).toMatch(/won or lost/)
})
