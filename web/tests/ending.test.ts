import { describe, expect, test, vi } from 'vitest'
import { endReason, endTitle, endWords } from '../src/games/gwent/ending'
import type { GwentView, MatchView } from '../src/games/gwent/protocol'
import { Cast } from '../src/table/cast'
import { reasonWords, waitingWords } from '../src/table/waiting'

vi.mock('../src/art/sprite', () => ({ fetchSprite: () => Promise.resolve() }))

const seated = (viewer: number) => new Cast(['Ann', 'Bob', 'Cleo'], [0, 1, 2], viewer)
const [ann, bob, watcher] = [seated(0), seated(1), seated(-1)]
const played = (...winners: number[]) => ({ winners, reason: 'played' as const, seat: null })
const told = (result: Parameters<typeof endTitle>[0], cast: Cast) => [
  endTitle(result, cast),
  endWords(result, cast),
]

describe('the end of a free-for-all', () => {
  test('says with whom victory is shared', () => {
    expect(told(played(0, 2), ann)).toEqual(['Shared victory', 'You share it with Cleo.'])
    expect(told(played(0, 2), bob)).toEqual(['Defeat', 'Ann and Cleo share the victory.'])
    expect(told(played(0, 2), watcher)).toEqual(['Ann and Cleo share the victory.', ''])
  })

  test('says who won it', () => {
    expect(told(played(0), ann)).toEqual(['Victory', ''])
    expect(told(played(0), bob)).toEqual(['Defeat', 'Ann wins the game.'])
    expect(told(played(), bob)).toEqual(['A draw', ''])
  })

  test('is no draw for the one who gave up', () => {
    const result = { winners: [], reason: 'resigned' as const, seat: 0 }
    expect([endTitle(result, ann), endTitle(result, bob)]).toEqual(['Defeat', 'A draw'])
  })
})

test('who gave up is named', () => {
  const result = { winners: [1], reason: 'resigned' as const, seat: 0 }
  expect([reasonWords(result, ann), reasonWords(result, bob)]).toEqual(['You gave up.', 'Ann gave up.'])
  expect(reasonWords({ ...result, seat: null }, ann)).toBe('Somebody gave up.')
})

test('somebody decides, and never nobody', () => {
  expect(waitingWords([1], ann)).toBe('Bob decides.')
  expect(waitingWords([0, 1, 2], ann)).toBe('Bob and Cleo decide.')
  expect(waitingWords([], ann)).toBe('One moment …')
  expect(waitingWords([0], ann)).toBe('One moment …')
})

describe('why it is over', () => {
  const sides = (...scores: number[]) =>
    ({ sides: scores.map((score) => ({ score })) }) as unknown as GwentView
  const played = (winners: number[]) => ({ winners, reason: 'played' as const, seat: null })
  const duel = new Cast(['Ann', 'Bob'], [0, 1], 0)
  const crowd = new Cast(['Ann', 'Bob', 'Cid'], [0, 1, 2], 0)

  test('GWT-2.3 somebody has no gem left', () => {
    expect(endReason(played([1]), sides(0, 1), null, duel)).toBe('You have no gem left.')
    expect(endReason(played([]), sides(0, 0), null, duel)).toBe('No side has a gem left.')
  })

  test('GWT-8.3 somebody has enough points', () => {
    expect(endReason(played([1]), sides(2, 4, 3), null, crowd)).toBe('Bob has 4 points.')
  })

  test('GWT-8.2 somebody has won enough games', () => {
    const match = { wins: [2, 1] } as unknown as MatchView
    expect(endReason(played([0]), sides(1, 0), match, duel)).toBe('You have won 2 games.')
  })

  test('or somebody ended it', () => {
    expect(endReason({ winners: [0], reason: 'resigned', seat: 1 }, sides(2, 2), null, duel)).toContain('Bob')
  })
})
