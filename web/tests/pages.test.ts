import { describe, expect, test } from 'vitest'
import { isCode, isRoom, roomAt, roomIn, tidyPath } from '../src/pages/home/links'
import { petalsOf, titleOf } from '../src/pages/waiting/seats'
import type { RoomView } from '../src/protocol'

const ROOM = 'tknj74nd1j15fc0e6rjda8e5pe'

describe('a pasted link', () => {
  test('leads into this house, with its invitation', () =>
    expect(roomIn(`  http://friend.example/join/${ROOM}#Ab-_9 `)).toBe(`/join/${ROOM}#Ab-_9`))
  test('may be a bare name', () => expect(roomIn(ROOM)).toBe(`/join/${ROOM}`))
  test('may be for watchers', () =>
    expect(roomIn(`http://friend.example/watch/${ROOM}`)).toBe(`/watch/${ROOM}`))
  test('may have come through a machine that shouts', () =>
    expect(roomIn(`HTTP://FRIEND.EXAMPLE/JOIN/${ROOM.toUpperCase()}/#Ab-_9`)).toBe(`/join/${ROOM}#Ab-_9`))
  test('or none at all', () =>
    expect([roomIn(''), roomIn('javascript:alert(1)'), roomIn('http://friend.example/')]).toEqual([
      null,
      null,
      null,
    ]))
})

describe('an address', () => {
  test.each([
    [`/join/${ROOM}`, { way: 'join', name: ROOM }],
    [`/R/${ROOM.toUpperCase()}`, { way: 'r', name: ROOM }],
    [`/watch/${ROOM}/`, { way: 'watch', name: ROOM }],
    ['/join/abc', { way: 'join', name: 'abc' }],
    ['/watch/%20é', { way: 'watch', name: '%20é' }],
    ['/join', null],
    ['/join/', null],
    ['/r/abc/def', null],
    [`/nowhere/${ROOM}`, null],
  ])('%s leads to %o', (path, room) => expect(roomAt(path)).toEqual(room))
  test.each([
    ['/', '/'],
    ['/join/', '/join'],
    ['/Settings', '/settings'],
  ])('%s is meant as %s', (path, meant) => expect(tidyPath(path)).toBe(meant))
  test('that lost its end names no room', () => expect([isRoom(ROOM), isRoom('abc')]).toEqual([true, false]))
})

describe('a code of words', () => {
  test.each([
    'stone pigeon number whisper mustard',
    ' Stone-Pigeon-Number-Whisper-Mustard. ',
    'é à ï ö ü'.replaceAll(/(.)/gu, '$1$1'),
  ])('may be written as one likes: %s', (typed) => expect(isCode(typed)).toBe(true))
  test.each(['', 'stone pigeon', 'http://friend.example/join/x', 'one two three four five six'])(
    'is nothing else: %s',
    (typed) => expect(isCode(typed)).toBe(false),
  )
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
