import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Happening, ReplayStep, ReplaySummary, Update } from '../src/protocol'
import { pressed } from '../src/replay/keys'
import { tidy } from '../src/replay/opening'
import { Replay } from '../src/replay/replay.svelte'
import { linesOf } from '../src/replay/told'

const START = 7
const happening = (kind: string): Happening => ({ of: 'game', kind, seat: 0, card: '', place: 0 })
const step = (number: number): ReplayStep => ({
  move: number ? { seat: number % 2, word: null } : null,
  update: {
    after: START + number,
    number: START + number + 1,
    happenings: [happening(`step${number}`)],
  } as Update,
})

const kindOf = (one: Happening): string => (one && 'kind' in one ? one.kind : '')
const tell = ({ update }: ReplayStep) =>
  update.happenings.map((one) => ({
    text: kindOf(one),
    seat: 0,
    heading: false,
    parts: [],
    gains: [],
    kind: kindOf(one),
    place: -1,
    cards: [],
  }))
const replayOf = (steps: number, at = 0) =>
  new Replay(
    { comments: [] } as unknown as ReplaySummary,
    Array.from({ length: steps }, (_, number) => step(number)),
    null,
    { tell, optionName: (_, word) => word },
    at,
  )
const kinds = (replay: Replay) => replay.happenings.map(kindOf)

describe('a replay', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('behind a veil is seen step by step, and wholly when it is lifted', () => {
    const replay = replayOf(6, 2)
    replay.isVeiled = true
    replay.jump(5)
    expect([replay.at, replay.reach]).toEqual([3, 3])
    replay.jump(0)
    expect([replay.at, replay.reach]).toEqual([0, 3])
    replay.jump(3)
    replay.forward()
    expect(replay.at).toBe(4)
    replay.isVeiled = false
    replay.jump(5)
    expect([replay.at, replay.reach]).toEqual([5, 5])
  })

  test('plays as fast as is wished', () => {
    const replay = replayOf(6)
    replay.speed = 4
    replay.toggle()
    vi.advanceTimersByTime(1300)
    expect(replay.at).toBe(3)
    replay.pause()
  })

  test('knows all that happened up to its step and nothing later', () => {
    const replay = replayOf(4)
    expect(kinds(replay)).toEqual(['step0'])
    replay.go(2)
    expect(kinds(replay)).toEqual(['step0', 'step1', 'step2'])
    replay.go(1)
    expect(kinds(replay)).toEqual(['step0', 'step1'])
  })

  test('may begin in the middle and stays within its game', () => {
    const replay = replayOf(4, 2)
    expect(kinds(replay)).toHaveLength(3)
    replay.forward()
    replay.forward()
    expect(replay.at).toBe(3)
    replay.jump(-5)
    expect(replay.at).toBe(0)
    replay.back()
    expect(replay.at).toBe(0)
  })

  test('only a step forward is shown as it happened', () => {
    const replay = replayOf(5)
    const told: number[] = []
    replay.onarrival = (update, apply) => (told.push(update.happenings.length), apply())
    replay.forward()
    replay.back()
    replay.jump(3)
    replay.forward()
    expect(told).toEqual([1, 0, 0, 1])
    expect(kinds(replay)).toHaveLength(5)
  })

  test('plays by itself and stops at the end', () => {
    const replay = replayOf(4)
    replay.toggle()
    expect(replay.playing).toBe(true)
    vi.advanceTimersByTime(2000)
    expect(replay.at).toBe(1)
    vi.advanceTimersByTime(20_000)
    expect([replay.at, replay.playing]).toEqual([3, false])
  })

  test('begins again when it is played at its end, and any step by hand stops it', () => {
    const replay = replayOf(4, 3)
    replay.toggle()
    expect([replay.at, replay.playing]).toEqual([0, true])
    replay.forward()
    vi.advanceTimersByTime(20_000)
    expect([replay.at, replay.playing]).toEqual([1, false])
  })

  test('says nothing to the house', async () => {
    expect(await replayOf(2).answer('pass')).toBe(false)
  })

  test('every step has its words, and rounds stand apart', () => {
    const heading = {
      text: 'Round 1',
      seat: -1,
      heading: true,
      parts: [],
      gains: [],
      kind: 'round',
      place: 1,
      cards: [],
    }
    const lines = linesOf([step(0), step(1)], (one) => [...tell(one), heading])
    expect(lines).toEqual([
      { step: 0, text: 'step0', seat: -1, headings: ['Round 1'] },
      { step: 1, text: 'step1', seat: 1, headings: ['Round 1'] },
    ])
    expect(linesOf([step(0)], () => [heading])[0]?.text).toBe('The cards are dealt.')
  })
})

describe('the keyboard of a replay', () => {
  const press = (replay: Replay, key: string, more: Partial<KeyboardEvent> = {}) => {
    const taken = vi.fn()
    const event = { key, defaultPrevented: false, preventDefault: taken, target: null, ...more }
    vi.stubGlobal('document', { querySelector: () => null })
    vi.stubGlobal('Element', class {})
    pressed(event as unknown as KeyboardEvent, replay)
    return taken.mock.calls.length
  }
  afterEach(() => void vi.unstubAllGlobals())

  test('walks, jumps and plays', () => {
    const replay = replayOf(5)
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', 4],
      ['Home', 0],
    ] as const) {
      expect(press(replay, key)).toBe(1)
      expect(replay.at).toBe(at)
    }
    press(replay, ' ')
    expect(replay.playing).toBe(true)
    press(replay, ' ')
    expect(replay.playing).toBe(false)
  })

  test('leaves other keys, and keys that somebody else took, alone', () => {
    const replay = replayOf(5)
    expect(press(replay, 'x')).toBe(0)
    expect(press(replay, 'ArrowRight', { ctrlKey: true })).toBe(0)
    expect(press(replay, 'ArrowRight', { defaultPrevented: true })).toBe(0)
    expect(replay.at).toBe(0)
  })
})

test('a pasted record loses only what pasting added', () => {
  expect(tidy('\n  Taverne record 1\r\nend 0 x\r\n\r\n')).toBe('Taverne record 1\nend 0 x\n')
})
