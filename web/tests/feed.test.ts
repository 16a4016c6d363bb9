import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Feed, type State } from '../src/feed/feed'
import type { Line } from '../src/feed/transport'
import type { Update } from '../src/protocol'

class FakeLine implements Line {
  sent: Record<string, unknown>[] = []
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {}
  hears(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breaks(code = 1006, reason = '') {
    this.onclose?.({ code, reason })
  }
}

const update = (after: number, number: number): Partial<Update> => ({
  type: 'update',
  after,
  number,
  happenings: [],
})

describe('the feed', () => {
  let lines: FakeLine[]
  let states: State[]
  let numbers: number[]
  let ended: string
  let unsure: string[]
  let feed: Feed
  const last = () => lines.at(-1)!

  beforeEach(() => {
    vi.useFakeTimers()
    ;[lines, states, numbers, ended, unsure] = [[], [], [], '', []]
    feed = new Feed(() => (lines.push(new FakeLine()), last()), {
      update: (one) => numbers.push(one.number),
      state: (state) => states.push(state),
      ended: (reason) => (ended = reason),
      unsure: ({ key }) => unsure.push(key),
    })
    feed.start()
    last().onopen?.()
  })
  afterEach(() => vi.useRealTimers())

  test('says hello with the last number that it knows', () => {
    expect(last().sent).toEqual([{ type: 'hello', after: 0 }])
    last().hears(update(0, 7))
    last().breaks()
    vi.advanceTimersByTime(200)
    last().onopen?.()
    expect(last().sent[0]).toEqual({ type: 'hello', after: 7 })
    expect(numbers).toEqual([7])
  })

  test('a command is done when it is acknowledged', async () => {
    const said = feed.say({ type: 'resign' })
    const { nonce } = last().sent[1] as { nonce: string }
    last().hears({ type: 'accepted', nonce, number: 9 })
    await expect(said).resolves.toBe(9)
    expect(feed.unheard).toEqual([])
  })

  test('what was not acknowledged is said again, with the same nonce', async () => {
    const said = feed.say({ type: 'answer', question: '1.0.0', word: 'pass' })
    const first = last().sent[1]
    last().breaks()
    expect(feed.unheard).toHaveLength(1)
    vi.advanceTimersByTime(200)
    last().onopen?.()
    expect(last().sent[1]).toEqual(first)
    last().hears({ type: 'accepted', nonce: first!.nonce, number: 1 })
    await expect(said).resolves.toBe(1)
  })

  test('what may have counted is asked again with the same nonce, and is no refusal', async () => {
    const said = feed.say({ type: 'answer', question: '1.0.0', word: 'pass' })
    const first = last().sent[1]
    last().hears({ type: 'unsure', nonce: first!.nonce, reason: { key: 'store-unsure' } })
    expect(unsure).toEqual(['store-unsure'])
    expect(last().sent).toHaveLength(2)
    vi.advanceTimersByTime(1000)
    expect(last().sent[2]).toEqual(first)
    last().hears({ type: 'accepted', nonce: first!.nonce, number: 1 })
    await expect(said).resolves.toBe(1)
  })

  test('a command while the line is down waits for it', () => {
    last().breaks()
    void feed.say({ type: 'resign' })
    vi.advanceTimersByTime(200)
    expect(last().sent).toEqual([])
    last().onopen?.()
    expect(last().sent.map((one) => one.type)).toEqual(['hello', 'resign'])
  })

  test('a refusal is an error with its key', async () => {
    const said = feed.say({ type: 'resign' })
    last().hears({
      type: 'refused',
      nonce: last().sent[1]!.nonce,
      refused: { key: 'room-not-playing', details: {}, text: '', complaints: [] },
    })
    await expect(said).rejects.toMatchObject({ refusal: { key: 'room-not-playing' } })
  })

  test('it waits longer and longer, and not at all when somebody is impatient', () => {
    for (const wait of [200, 400, 800, 1600, 3200, 5000, 5000]) {
      last().breaks()
      const before = lines.length
      vi.advanceTimersByTime(wait - 1)
      expect(lines).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(lines).toHaveLength(before + 1)
    }
    last().breaks()
    feed.retry()
    expect(states.at(-1)).toBe('lost')
    expect(lines).toHaveLength(9)
  })

  test('a house that says no for good is not asked again', async () => {
    const said = feed.say({ type: 'resign' })
    last().breaks(4404, 'room-unknown')
    await expect(said).rejects.toMatchObject({ refusal: { key: 'room-unknown' } })
    expect([ended, states.at(-1)]).toEqual(['room-unknown', 'ended'])
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
  })
})
