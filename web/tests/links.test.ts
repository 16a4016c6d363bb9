import { describe, expect, test } from 'vitest'
import { BrokenLink, linkTo, pack, readLink, unpack } from '../src/replay/links'
import { seatsFrom } from '../src/replay/seats'

const RECORD = `Taverne record 1\ngame: gwent\nnote comment 3: Größe ¶ zählt\n\n${'0 mo_ghoul\n'.repeat(40)}end 40 0\n`

describe('a link', () => {
  test('within a house names the room and which of its games', () => {
    expect(readLink('?room=abc&number=2&move=17&seat=1', '')).toEqual({
      room: 'abc',
      number: 2,
      kept: null,
      packed: null,
      seat: 1,
      step: 17,
    })
  })

  test('that is shared carries the game', async () => {
    const path = await linkTo({ record: RECORD, seat: null, step: 4 })
    const link = new URL(path, 'https://tavern.test')
    const { packed, step, room, seat } = readLink(link.search, link.hash)
    expect([room, seat, step]).toEqual([null, null, 4])
    expect(await unpack(packed ?? '')).toBe(RECORD)
    expect((packed ?? '').length).toBeLessThan(RECORD.length / 2)
  })

  test('that is damaged says so', async () => {
    const packed = await pack(RECORD)
    for (const broken of [packed.slice(0, -12), `${packed.slice(0, 20)}!!`, 'abc', ''])
      await expect(unpack(broken)).rejects.toThrow(BrokenLink)
  })

  test('that would unpack to far too much is none of ours', async () => {
    await expect(pack('x'.repeat(2_000_000)).then(unpack)).rejects.toThrow(BrokenLink)
  })

  test('with nonsense in it asks for nothing', () => {
    expect(readLink('?move=-1&seat=all', '#move=1e9')).toEqual({
      room: null,
      number: null,
      kept: null,
      packed: null,
      seat: null,
      step: null,
    })
  })
})

describe('whoever plays on', () => {
  test('has the seat whose eyes were chosen, and bots or a friend around', () => {
    const who = (people: number[], mine: number, friend: boolean) =>
      seatsFrom(people, 3, mine, friend, 'planner').map((seat) => seat.who)
    expect(who([0, 1, 2], 1, false)).toEqual(['bot', 'me', 'bot'])
    expect(who([0, 1, 2], 1, true)).toEqual(['open', 'me', 'bot'])
    expect(who([0, 2], 0, false)).toEqual(['me', 'open', 'bot'])
  })
})
