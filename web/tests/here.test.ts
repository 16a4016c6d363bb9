import { expect, test } from 'vitest'
import { nextOf } from '../src/here/friends'

const friend = (guest: number, is_asked: boolean) => ({ guest, name: `guest ${guest}`, is_asked })
const table = (...asked: boolean[]) => ({
  phase: 'playing' as const,
  friends: asked.map((one, guest) => friend(guest, one)),
})

test('who is asked keeps the device', () => {
  expect(nextOf(table(true, true), 0)).toBeNull()
  expect(nextOf(table(false, true, true), 2)).toBeNull()
})

test('else it goes to the next one who is asked, and round the table', () => {
  expect(nextOf(table(false, true, true), 0)?.guest).toBe(1)
  expect(nextOf(table(true, false, false), 2)?.guest).toBe(0)
  expect(nextOf(table(true, true), null)?.guest).toBe(0)
})

test('nobody passes a device alone, before the deal, or while bots think', () => {
  expect(nextOf(table(true), 3)).toBeNull()
  expect(nextOf({ ...table(false, true), phase: 'gathering' }, 0)).toBeNull()
  expect(nextOf(table(false, false), 0)).toBeNull()
})
