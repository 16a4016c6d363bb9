import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Passage } from '../src/motion/passage'

type Heard = Record<string, (() => void) | undefined>
let heard: Heard = {}
const finished: string[] = []
const moving = (name: string): Animation =>
  ({
    playState: 'running',
    effect: { getComputedTiming: () => ({ endTime: 300 }) },
    finish: () => finished.push(name),
  }) as unknown as Animation
const root = { getAnimations: () => [moving('card')] } as unknown as HTMLElement

beforeEach(() => {
  heard = {}
  finished.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (kind: string, act: () => void) => (heard[kind] = act))
  vi.stubGlobal('removeEventListener', (kind: string) => (heard[kind] = undefined))
})
afterEach(() => vi.useRealTimers())

describe('motion that somebody does not want to wait for', () => {
  test('lets the finger that goes down be answered first, and ends before it rises', () => {
    const end = vi.fn()
    new Passage(root, end)
    heard.pointerdown?.()
    expect([end.mock.calls.length, finished]).toEqual([0, []])
    vi.runAllTimers()
    expect([end.mock.calls.length, finished]).toEqual([1, ['card']])
  })

  test.each(['keydown', 'click'])('ends at once for what acts on the table: %s', (input) => {
    const end = vi.fn()
    new Passage(root, end)
    heard.pointerdown?.()
    heard[input]?.()
    expect([end.mock.calls.length, finished]).toEqual([1, ['card']])
    vi.runAllTimers()
    expect(end).toHaveBeenCalledTimes(1)
  })

  test('leaves nothing behind that listens', () => {
    const passage = new Passage(root, () => undefined)
    heard.pointerdown?.()
    passage.close()
    vi.runAllTimers()
    expect([finished, Object.values(heard).filter(Boolean)]).toEqual([[], []])
  })

  test('shows nothing any more', async () => {
    const passage = new Passage(root, () => undefined)
    heard.click?.()
    const begin = vi.fn(() => [])
    await passage.play(begin)
    expect([passage.isHurried, begin.mock.calls.length]).toEqual([true, 0])
  })
})
