import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { attest, judge, keyOf, luckFor, note, walk, type Finding } from '../src/feed/witness'
import type { Fairness, RoomView } from '../src/protocol'

interface Deal {
  root: string
  number: number
  luck: string[]
  commitment: string
  link: string
  key: string
}
interface Case {
  name: string
  verdict: Finding
  noted: string
  own: string | null
  seat: number | null
  shown: Fairness
  key: string
}
const fixture = JSON.parse(
  readFileSync(new URL('../../tests/rooms/fair_deals.json', import.meta.url), 'utf8'),
) as { deals: Deal[]; verdicts: Case[] }
const honest = fixture.verdicts[0]!

const room = (phase: RoomView['phase'], fairness: Partial<Fairness>): RoomView =>
  ({
    room: 'r',
    phase,
    you: { guest: 0, seat: 0, host: true },
    fairness: { ...honest.shown, link: null, luck: null, ...fairness },
  }) as RoomView

describe('a witness', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    })
  })

  test.each(fixture.deals)('counts deal $number as the house does', (deal) => {
    expect(walk(deal.root, 1000)).toBe(deal.commitment)
    expect(walk(deal.root, 1000 - deal.number)).toBe(deal.link)
    expect(keyOf(deal.link, deal.number, deal.luck)).toBe(deal.key)
  })

  test.each(fixture.verdicts)('judges: $name', ({ shown, key, seat, noted, own, verdict }) => {
    expect(judge(shown, key, seat, noted, own)).toBe(verdict)
  })

  test('sends the same luck for the same deal, and another for the next', () => {
    const [first, next] = [room('gathering', { deal: 1 }), room('gathering', { deal: 2 })]
    expect(luckFor(first)).toBe(luckFor(first))
    expect(luckFor(next)).not.toBe(luckFor(first))
  })

  test('checks a finished game by what it noted before', () => {
    note(room('gathering', { deal: 2 }))
    const luck = [luckFor(room('gathering', { deal: 2 })), '']
    const over = room('over', { luck, link: honest.shown.link })
    const record = (key: string) => `Taverne record 1\nkey: ${key}\n\nend`
    expect(attest(over, record(keyOf(honest.shown.link!, 2, luck)))).toEqual({
      finding: 'checked',
      abandoned: 0,
    })
    expect(attest(over, record('0'.repeat(64)))?.finding).toBe('key')
    expect(
      attest({ ...over, fairness: { ...over.fairness!, commitment: '0'.repeat(64) } }, '')?.finding,
    ).toBe('commitment')
  })

  test('counts the deals that were passed over', () => {
    note(room('gathering', { deal: 1 }))
    note(room('playing', { deal: 3 }))
    expect(attest(room('over', { deal: 3, link: honest.shown.link }), '')?.abandoned).toBe(2)
  })

  test('says nothing of a game from elsewhere', () => {
    expect(attest({ ...room('over', {}), fairness: null }, '')).toBeNull()
  })
})
