import { describe, expect, test } from 'vitest'
import { qrGrid } from '../src/qr/grid'
import { roomIn } from '../src/pages/home/links'
import { petalsOf, titleOf } from '../src/pages/waiting/seats'
import type { RoomView } from '../src/protocol'

const ROOM = 'tknj74nd1j15fc0e6rjda8e5pe'

describe('a pasted link', () => {
  test('leads into this house, with its invitation', () =>
    expect(roomIn(`  http://friend.example/join/${ROOM}#Ab-_9 `)).toBe(`/join/${ROOM}#Ab-_9`))
  test('may be a bare name', () => expect(roomIn(ROOM)).toBe(`/join/${ROOM}`))
  test('may be for watchers', () =>
    expect(roomIn(`http://friend.example/watch/${ROOM}`)).toBe(`/watch/${ROOM}`))
  test('or none at all', () =>
    expect([roomIn(''), roomIn('javascript:alert(1)'), roomIn('http://friend.example/')]).toEqual([
      null,
      null,
      null,
    ]))
})

describe('a code to scan', () => {
  test('grows with its text', () =>
    expect(['a', 'a'.repeat(60), 'a'.repeat(200)].map((text) => qrGrid(text)?.length)).toEqual([21, 33, 53]))
  test('has three corners, and none where the fourth would be', () => {
    const grid = qrGrid('https://taverne.example')!
    const corner = (y: number, x: number) =>
      grid
        .slice(y, y + 7)
        .map((row) =>
          row
            .slice(x, x + 7)
            .map(Number)
            .join(''),
        )
        .join(' ')
    const finder = '1111111 1000001 1011101 1011101 1011101 1000001 1111111'
    const last = grid.length - 7
    expect([corner(0, 0), corner(0, last), corner(last, 0)]).toEqual([finder, finder, finder])
    expect(corner(last, last)).not.toBe(finder)
  })
  test('cannot hold a novel', () => expect(qrGrid('a'.repeat(500))).toBeNull())
})

describe('the waiting room', () => {
  const seat = (who: string, more = {}) => ({
    who,
    guest: null,
    name: '',
    bot: '',
    brought: false,
    ready: false,
    here: true,
    retired: false,
    clock: null,
    ...more,
  })
  const room = (seats: object[]) =>
    ({ game: 'gwent', you: { guest: 0, seat: 1, host: true }, guests: [{}], seats }) as unknown as RoomView

  test('has you at the bottom and dark panes for free seats', () => {
    const petals = petalsOf(room([seat('bot'), seat('person'), seat('open'), seat('open')]))
    expect(petals.map((petal) => petal.lit)).toEqual([false, true, true, false])
    expect(petals[2]!.emblem).toBe('person')
  })
  test('says what is missing', () => {
    expect(titleOf(room([seat('open'), seat('person')]))).toBe('One seat is still dark')
    expect(titleOf(room([seat('bot'), seat('person')]))).toBe('Every seat is lit')
  })
})
