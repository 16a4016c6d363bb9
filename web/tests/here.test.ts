import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Transport, network, reachBy } from '../src/feed/transport'
import { friendsAt, nextOf } from '../src/here/friends'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  reachBy(network)
})

const says = (status: number, said: unknown) =>
  Promise.resolve({
    ok: status < 400,
    status,
    text: () => Promise.resolve(''),
    json: () => Promise.resolve(said),
  })
const refuses = (status: number, key: string) =>
  says(status, { refused: { key, details: {}, text: '', complaints: [] } })

/** Its answers, one for each time that it is asked. */
function houseThat(...answers: (() => ReturnType<Transport['send']>)[]) {
  const send = vi.fn<Transport['send']>()
  for (const answer of answers) send.mockImplementationOnce(answer)
  reachBy({ send, line: network.line })
  return send
}

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

test('a house that is away or at fault is asked again, so that nothing is shown before', async () => {
  const shared = table(true, false)
  const send = houseThat(
    () => Promise.reject(new Error('broken')),
    () => refuses(500, 'house-fault'),
    () => says(200, shared),
  )
  const asked = friendsAt('room')
  await vi.runAllTimersAsync()
  expect(await asked).toEqual(shared)
  expect(send).toHaveBeenCalledTimes(3)
})

test('a house that says no is believed', async () => {
  houseThat(() => refuses(404, 'room-unknown'))
  expect(await friendsAt('room')).toBeNull()
})
