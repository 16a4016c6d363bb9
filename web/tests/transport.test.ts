import { afterEach, expect, test, vi } from 'vitest'
import { HouseAway, Refused, house } from '../src/feed/house'
import { type Answer, type Transport, network, reachBy } from '../src/feed/transport'

const answer = (status: number, said: unknown): Answer => ({
  ok: status < 400,
  status,
  text: () => Promise.resolve(String(said)),
  json: () => Promise.resolve(said),
})

function reach(send: Transport['send']) {
  const spy = vi.fn(send)
  reachBy({ send: spy, line: network.line })
  return spy
}

afterEach(() => reachBy(network))

test('a call is the same whatever carries it', async () => {
  const send = reach(() => Promise.resolve(answer(201, { room: 'r' })))
  expect(await house.open({ name: 'Ann' })).toEqual({ room: 'r' })
  expect(send).toHaveBeenCalledWith('POST', '/api/rooms', '{"name":"Ann"}')
  await house.games()
  expect(send).toHaveBeenLastCalledWith('GET', '/api/games', undefined)
})

test('a refusal is told from silence', async () => {
  const refused = { key: 'house-full', details: {}, text: '', complaints: [] }
  reach(() => Promise.resolve(answer(409, { refused })))
  await expect(house.games()).rejects.toBeInstanceOf(Refused)
  reach(() => Promise.resolve(answer(500, null)))
  await expect(house.games()).rejects.toBeInstanceOf(HouseAway)
  reach(() => Promise.reject(new Error('gone')))
  await expect(house.record('r')).rejects.toBeInstanceOf(HouseAway)
})
