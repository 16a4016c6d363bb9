import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stayAwake } from '../src/companion/awake'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const screen = vi.fn(() => Promise.resolve({ release: released }))
const released = vi.fn(() => Promise.resolve())
const calls = (): [number, number] => [screen.mock.calls.length, released.mock.calls.length]
const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

function turn(state: 'visible' | 'hidden'): Promise<void> {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
  return settled()
}

beforeEach(() => {
  page.visibilityState = 'visible'
  vi.clearAllMocks()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request: screen } })
})
afterEach(() => vi.unstubAllGlobals())

test('the screen is kept awake until the companion is left', async () => {
  const leave = stayAwake()
  await settled()
  expect(screen).toHaveBeenCalledWith('screen')
  expect(calls()).toEqual([1, 0])
  leave()
  expect(calls()).toEqual([1, 1])
})

test('the browser lets go of a page that is hidden, so it is asked again when it is seen', async () => {
  const leave = stayAwake()
  await settled()
  await turn('hidden')
  expect(calls()).toEqual([1, 0])
  await turn('visible')
  expect(calls()).toEqual([2, 0])
  leave()
  await turn('visible')
  expect(calls()).toEqual([2, 1])
})

test('what is granted after the companion was left is given back at once', async () => {
  stayAwake()()
  await settled()
  expect(calls()).toEqual([1, 1])
})

test('a browser that cannot or may not says nothing', async () => {
  screen.mockImplementationOnce(() => Promise.reject(new Error('low on power')))
  const leave = stayAwake()
  await settled()
  leave()
  vi.stubGlobal('navigator', {})
  stayAwake()()
  await settled()
  expect(calls()).toEqual([1, 0])
})
