import { expect, test, vi } from 'vitest'
import type { LessonFacts, LessonTable } from '../src/protocol'

type Wish = { step: number; word?: string }
const { teach } = vi.hoisted(() => ({ teach: vi.fn() }))

vi.mock('../src/feed/house', () => ({ house: { teach } }))
vi.mock('../src/feed/complaints', () => ({ complaintsOf: () => ['away'] }))
vi.mock('../src/feed/tried-room.svelte', () => ({
  TriedRoom: class {
    show() {}
  },
}))
vi.mock('../src/memory/lessons.svelte', () => ({ keepDone: vi.fn(), keepPlace: vi.fn() }))
vi.mock('../src/pages/opening', () => ({}))

import { Lesson } from '../src/learn/lesson.svelte'

const FACTS = {
  id: 'first',
  kind: 'first',
  steps: [
    { id: 'first-1', kind: 'look', shows: [] },
    { id: 'first-2', kind: 'play', shows: [] },
  ],
} as unknown as LessonFacts
const table = (verdict: string) =>
  ({ verdict, stray: '', done: 0, finished: false, answers: 0, steps: [] }) as unknown as LessonTable

test('a card that is played while the step is being opened is not lost', async () => {
  const lesson = new Lesson('cardia', FACTS, 0)
  teach.mockImplementation(({ word }: Wish) => Promise.resolve(table(word ? 'other' : 'open')))
  await lesson.go(0)
  expect(lesson.finished).toBe(true)
  const opening = lesson.next()
  expect([lesson.at, lesson.finished]).toEqual([1, false])
  expect(await lesson.answer('judge')).toBe(false)
  await opening
  expect([lesson.verdict, lesson.misses]).toEqual(['other', 1])
  expect(teach.mock.calls.map(([wish]) => [(wish as Wish).step, (wish as Wish).word])).toEqual([
    [0, undefined],
    [1, undefined],
    [1, 'judge'],
  ])
})

test('a step that cannot be opened leaves the reader where they were', async () => {
  const lesson = new Lesson('cardia', FACTS, 0)
  teach.mockResolvedValue(table('open'))
  await lesson.go(0)
  teach.mockRejectedValueOnce(new Error('away'))
  await lesson.next()
  expect([lesson.at, lesson.finished, lesson.complaints, lesson.misses]).toEqual([0, true, ['away'], 0])
})
