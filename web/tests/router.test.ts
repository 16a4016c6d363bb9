import { afterEach, expect, test, vi } from 'vitest'

let changed: () => void

/** A page with this address, from a house or from a host of files. */
async function opened(house: 'none' | undefined, address: string) {
  vi.resetModules()
  const { href, pathname, search, hash } = new URL(address, 'http://host')
  const pushState = vi.fn((_: unknown, __: string, to: string) => {
    const next = new URL(to, `http://host${pathname}`)
    Object.assign(location, { pathname: next.pathname, search: next.search, hash: next.hash })
  })
  vi.stubGlobal('document', { baseURI: href, documentElement: { dataset: house ? { house } : {} } })
  vi.stubGlobal('location', { href, pathname, search, hash })
  vi.stubGlobal('history', { pushState, replaceState: pushState })
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => (changed = heard))
  vi.stubGlobal('scrollTo', vi.fn())
  return await import('../src/router.svelte')
}
afterEach(() => vi.unstubAllGlobals())

test('a house has addresses of its own', async () => {
  const { addressOf, go, place } = await opened(undefined, '/new?gwent=solo')
  expect(place()).toEqual({ path: '/new', query: '?gwent=solo', hash: '' })
  expect(addressOf('/settings')).toBe('/settings')
  go('/r/abc')
  expect(place().path).toBe('/r/abc')
})

test('a host of files has one, and the place stands behind the #', async () => {
  const { addressOf, go, place } = await opened('none', '/games/taverne/#/replay?room=abc')
  expect(place()).toEqual({ path: '/replay', query: '?room=abc', hash: '' })
  expect(addressOf('/settings')).toBe('#/settings')
  go('/r/abc')
  expect(place().path).toBe('/r/abc')
  expect(location.pathname).toBe('/games/taverne/')
})

test('others are given the whole address of a place', async () => {
  const house = await opened(undefined, '/puzzles/editor?day=1#old')
  expect(house.fullAddressOf('/decks#G1-abc')).toBe('http://host/decks#G1-abc')
  const files = await opened('none', '/games/taverne/index.html?v=2#/puzzles/editor#old')
  const given = files.fullAddressOf('/decks?by=ann#G1-abc')
  expect(given).toBe('http://host/games/taverne/index.html?v=2#/decks?by=ann#G1-abc')
  expect((await opened('none', given)).place()).toEqual({ path: '/decks', query: '?by=ann', hash: '#G1-abc' })
})

test('a deck is shared by such an address', async () => {
  await opened('none', '/games/taverne/#/decks')
  const { deckLink } = await import('../src/games/gwent/builder/sharing')
  expect(deckLink('G1-abc')).toBe('http://host/games/taverne/#/decks#G1-abc')
})

test('and so is an invitation, unless the house is reached by another', async () => {
  await opened('none', '/games/taverne/index.html#/new?friends')
  const files = await import('../src/memory/rooms.svelte')
  expect(files.inviteLink('abc', 'xyz')).toBe('http://host/games/taverne/index.html#/join/abc#xyz')
  await opened(undefined, '/new?friends')
  const { inviteLink } = await import('../src/memory/rooms.svelte')
  expect(inviteLink('abc', 'xyz')).toBe('http://host/join/abc#xyz')
  expect(inviteLink('abc', 'xyz', 'http://192.168.0.7')).toBe('http://192.168.0.7/join/abc#xyz')
})

test('a way to something on the same page stays on it', async () => {
  const { place } = await opened('none', '/taverne/#/rules/gwent?q=spy')
  Object.assign(location, { hash: '#GWT-5.2' })
  changed()
  expect(place()).toEqual({ path: '/rules/gwent', query: '?q=spy', hash: '#GWT-5.2' })
  expect(location.hash).toBe('#/rules/gwent?q=spy#GWT-5.2')
})

test('without a place it is the first page', async () => {
  expect((await opened('none', '/taverne/')).place()).toEqual({ path: '/', query: '', hash: '' })
})
