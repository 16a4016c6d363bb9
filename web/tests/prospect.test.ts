/** What an answer would bring, in words and numbers. */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { changeWords, changesAfter, deedWords, gainsAfter, gainsLabel } from '../src/games/gwent/prospect'
import { openLibrary } from '../src/games/gwent/library.svelte'
import type { GwentProspect, GwentView } from '../src/games/gwent/protocol'
import { Cast } from '../src/table/cast'
import { type Language, speak } from '../src/words/words.svelte'

vi.mock('../src/art/sprite', () => ({ bring: () => undefined, fetchSprite: () => Promise.resolve() }))

const library = (
  JSON.parse(readFileSync(new URL('../../tests/terminal/tellings.json', import.meta.url), 'utf8')) as {
    gwent: { library: unknown }
  }
).gwent.library
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(library))))
  await openLibrary()
})

const cast = new Cast(['Ann', 'Bob'], [0, 1], 0)
const row = (side: number, line: number, total: number) => ({ side, line, total })
const view = {
  sides: [{ total: 12 }, { total: 20 }],
  rows: [row(0, 0, 12), row(0, 1, 0), row(0, 2, 0), row(1, 0, 20), row(1, 1, 0), row(1, 2, 0)],
} as unknown as GwentView
const prospect = (rows: number[] | null, more: Partial<GwentProspect> = {}): GwentProspect => ({
  word: 'nr_ves',
  kind: '',
  shape: '',
  then: [],
  rows,
  landed: [],
  ...more,
})

test('GWT-5.2 a medic says where the unit comes back to, and what that gives', () => {
  const back = prospect([12, 5, 0, 20, 0, 0], { landed: [1] })
  expect(deedWords('revive', back, cast)).toContain('comes back into your ranged row.')
  expect(gainsAfter(view, back)).toEqual([5, 0])
  expect(changesAfter(view, back).map((one) => changeWords(one, cast))).toEqual(['Your ranged row: 0 → 5'])
})

test('GWT-6.2 a decoy says that the unit goes back to the hand, and what that costs', () => {
  const gone = prospect([7, 0, 0, 20, 0, 0], { word: 'nr_ves/melee' })
  expect(deedWords('swap', gone, cast)).toContain('goes back to your hand.')
  expect(gainsLabel(view, gone, cast)).toBe('You −5')
})

test('what chance decides has no numbers', () => {
  expect(gainsAfter(view, prospect(null))).toBeNull()
  expect(gainsLabel(view, prospect(null), cast)).toBe('')
})

test.each(['de', 'it', 'nl'] as Language[])('every kind of choice has words in %s', async (language) => {
  await speak(language)
  const landed = prospect([12, 5, 0, 20, 0, 0], { landed: [1] })
  for (const kind of ['revive', 'search']) expect(deedWords(kind, landed, cast)).not.toMatch(/web-|\{/)
  for (const kind of ['swap', 'shed', 'plunder'])
    expect(deedWords(kind, prospect(null), cast)).not.toMatch(/^$|web-|\{/)
})
