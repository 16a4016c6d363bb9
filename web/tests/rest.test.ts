import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenAtEase } from '../src/here/rest'
import { forgetGames, keepGame } from '../src/memory/games.svelte'
import type { GameSummary } from '../src/protocol'

let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(async () => {
  await forgetGames()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seconds = (many: number): Promise<unknown> => vi.advanceTimersByTimeAsync(1000 * many)

test('the rest comes after a minute without a touch, and once', async () => {
  const tell = vi.fn()
  whenAtEase(tell)
  await seconds(50)
  page.dispatchEvent(new Event('pointerdown'))
  await seconds(50)
  expect(tell).not.toHaveBeenCalled()
  await seconds(10)
  page.dispatchEvent(new Event('keydown'))
  await seconds(120)
  expect(tell).toHaveBeenCalledOnce()
})

test('or as soon as a game has ended', async () => {
  const tell = vi.fn()
  whenAtEase(tell)
  await seconds(1)
  await keepGame({ id: 'r-1', room: 'r', number: 1, at: 1, seat: 0, summary: {} as GameSummary }, 'record')
  await seconds(1)
  expect(tell).toHaveBeenCalledOnce()
  await seconds(120)
  expect(tell).toHaveBeenCalledOnce()
})
