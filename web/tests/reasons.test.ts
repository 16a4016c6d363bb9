/** One table of reasons: the browser tells what the terminal tells (`tests/terminal/test_reasons.py`), in every language. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { CardiaEncounter } from '../src/games/cardia/protocol'
import { stepsOf } from '../src/games/cardia/why'
import { openLibrary } from '../src/games/gwent/library.svelte'
import type { GwentUnit } from '../src/games/gwent/protocol'
import { type Weighing, isTie, lastWeighing, strengthSteps, wayWords } from '../src/games/gwent/why'
import type { GameHappening } from '../src/protocol'
import { Cast } from '../src/table/cast'
import { LANGUAGES, type Language, speak } from '../src/words/words.svelte'

vi.mock('../src/art/sprite', () => ({ bring: () => undefined, fetchSprite: () => Promise.resolve() }))

interface Reasons<T> {
  of: T
  told: Record<Language, string[]>
}
type PlainEvent = [kind: string, seat: number, card: string, place: number]

const file = new URL('../../tests/terminal/reasons.json', import.meta.url)
const fixture = JSON.parse(readFileSync(file, 'utf8')) as {
  gwent: { library: unknown; strengths: Reasons<GwentUnit>[]; weighings: Reasons<PlainEvent[]>[] }
  cardia: { results: Reasons<CardiaEncounter>[] }
}
const cast = new Cast(['Ann', 'Bob'], [0, 1], 0)

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(fixture.gwent.library))))
  await openLibrary()
})

const weighed = (events: PlainEvent[]): string[] => {
  const happened = events.map(([kind, seat, card, place]): GameHappening => ({
    of: 'game',
    kind,
    seat,
    card,
    place,
  }))
  return lastWeighing(happened)?.ways.map((way) => wayWords(way, cast)) ?? []
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language))

  test('GWT-4.7 the steps of a strength', () => {
    for (const { of, told } of fixture.gwent.strengths) {
      expect(strengthSteps(of).map((step) => step.text)).toEqual(told[language])
    }
  })

  test('GWT-8.5 what the opponent of solo play weighed, the best first', () => {
    for (const { of, told } of fixture.gwent.weighings)
      expect(weighed(of).toSorted()).toEqual(told[language].toSorted())
  })

  test('CAR-3.5 the steps of a result', () => {
    for (const { of, told } of fixture.cardia.results) {
      expect(stepsOf(of, cast, [0, 1]).map((step) => step.text)).toEqual(told[language])
    }
  })
})

test('GWT-9.32 a tie is told of only where there was one', () => {
  const weighing = (...values: number[]): Weighing => ({
    card: '',
    measure: 'weigh',
    ways: values.map((value) => ({ word: 'melee@1', value, chosen: false })),
  })
  expect([isTie(weighing(4, 4, 1)), isTie(weighing(4, 1, 1)), isTie(weighing(4))]).toEqual([
    true,
    false,
    false,
  ])
})
