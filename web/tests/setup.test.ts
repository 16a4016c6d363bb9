import { expect, test } from 'vitest'
import { GwentSetUp } from '../src/games/gwent/setup/setup.svelte'

test('GWT-8.2 a tournament is set with three decks of three factions, and nothing is missing', () => {
  const own = new GwentSetUp('tournament')
  expect(new Set(own.decks).size).toBe(3)
  expect([own.missing, own.ownDecks({})]).toEqual(['', own.decks])
})

test('the decks of a tournament and the deck of a single game do not mix', () => {
  const own = new GwentSetUp(null)
  own.decks = ['skellige']
  own.way = 'tournament'
  expect([own.missing, own.decks.length]).toEqual(['', 3])
  own.way = 'duel'
  expect(own.ownDecks({})).toEqual(['skellige'])
})
