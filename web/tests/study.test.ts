import { describe, expect, test } from 'vitest'
import { Refused } from '../src/feed/house'
import type { JudgedMove, Refusal, ReviewStep } from '../src/protocol'
import { chanceAt, linesOf, pathOf } from '../src/study/curve'
import { Study } from '../src/study/study.svelte'

const choice = (option: string, chance: number) => ({ option, chance, reason: 'thought-alike', details: {} })

const judged = (step: number, seat: number, before: number, own: number, seats = 2): JudgedMove => ({
  step,
  seat,
  kind: 'turn',
  shape: 'card',
  verdict: 'best',
  loss: before - own,
  score: 100 - 100 * (before - own),
  before,
  after: Array.from({ length: seats }, (_, at) => (at === seat ? own : (1 - own) / (seats - 1))),
  given: choice('a', own),
  better: null,
})

const MOVES = [judged(1, 0, 0.6, 0.5), judged(3, 1, 0.9, 0.2), judged(4, 0, 0.8, 0.8), judged(6, 1, 0.3, 0.1)]

/** A house that judges these moves, and what it was asked. */
function houseOf(moves: JudgedMove[], last: number) {
  const asked: number[] = []
  const ask = (wish: { step?: number }): Promise<ReviewStep> => {
    asked.push(wish.step ?? 1)
    return Promise.resolve({ last, move: moves.find((move) => move.step >= (wish.step ?? 1)) ?? null })
  }
  return { asked, ask }
}

describe('a study', () => {
  test('asks for one answer after the other until none is left', async () => {
    const { asked, ask } = houseOf(MOVES, 7)
    const study = new Study('record', false, ask)
    await study.go()
    expect(asked).toEqual([1, 2, 4, 5, 7])
    expect(study.progress).toBe('done')
    expect([...study.moves.keys()]).toEqual([1, 3, 4, 6])
    expect([study.at, study.last]).toEqual([7, 7])
  })

  test('can be stopped, keeps what is known, and goes on from there', async () => {
    const { asked, ask } = houseOf(MOVES, 7)
    const study: Study = new Study('record', false, async (wish) => {
      if (asked.length === 1) study.stop()
      return ask(wish)
    })
    await study.go()
    expect([study.progress, study.at]).toEqual(['stopped', 3])
    await study.go()
    expect(study.progress).toBe('done')
    expect(asked).toEqual([1, 2, 4, 5, 7])
  })

  test('waits where it was too fast, and says why it cannot go on', async () => {
    const refusals = ['gate-too-fast', 'record-damaged']
    let waited = 0
    const study = new Study(
      'record',
      false,
      () =>
        Promise.reject(
          new Refused({ key: refusals.shift(), details: {}, complaints: [], text: '' } as unknown as Refusal),
        ),
      () => Promise.resolve(void (waited += 1)),
    )
    await study.go()
    expect(waited).toBe(1)
    expect(study.progress).toBe('stopped')
    expect(study.complaints).toHaveLength(1)
  })

  test('names what decided the game, up to where the reader is, and how well each has played', async () => {
    const study = new Study('record', false, houseOf(MOVES, 7).ask)
    await study.go()
    expect(study.moments(7).map((move) => move.step)).toEqual([1, 3, 6])
    expect(study.moments(2).map((move) => move.step)).toEqual([1])
    expect(study.accuracy(0)).toBeCloseTo(95)
    expect(study.accuracy(4)).toBeNull()
  })
})

describe('the curve', () => {
  test('of a seat knows nothing that only the other could know', () => {
    const [mine, ...others] = linesOf(MOVES, [0, 1], 0, false)
    expect(others).toEqual([])
    expect(mine?.points).toEqual([
      { step: 0, chance: 0.6 },
      { step: 1, chance: 0.5 },
      { step: 3, chance: 0.8 },
      { step: 4, chance: 0.8 },
    ])
  })

  test('with hindsight follows every move', () => {
    expect(linesOf(MOVES, [0, 1], 0, true)[0]?.points.map(({ step }) => step)).toEqual([1, 3, 4, 6])
  })

  test('of many shows the others as this seat saw them; a spectator gets the own line of each', () => {
    const moves = [judged(1, 0, 0.4, 0.4, 3), judged(2, 1, 0.5, 0.5, 3)]
    expect(linesOf(moves, [0, 1, 2], 0, false).map(({ seat, isOwn }) => [seat, isOwn])).toEqual([
      [0, true],
      [1, false],
      [2, false],
    ])
    expect(linesOf(moves, [0, 1, 2], null, false).map(({ points }) => points.length)).toEqual([2, 2, 0])
  })

  test('of partners is one', () => {
    expect(linesOf([judged(1, 2, 0.4, 0.4, 4)], [0, 1, 0, 1], 2, true).map(({ seat }) => seat)).toEqual([
      2, 1,
    ])
  })

  test('is drawn from left to right, a sure win on top', () => {
    const points = [
      { step: 0, chance: 0.5 },
      { step: 4, chance: 1 },
    ]
    expect(pathOf(points, 4, 100, 80)).toBe('M0 40L100 0')
    expect(chanceAt(points, 3)?.chance).toBe(0.5)
    expect(chanceAt([], 3)).toBeNull()
  })
})
