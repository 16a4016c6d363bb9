import { expect, test } from 'vitest'
import { ribbonLength, shortName } from '../src/games/cardia/ribbon'

test('a ribbon that has little room says what a card is in eight letters', () => {
  expect(['Djinn', 'Palace Guard', 'Swamp Guardian', 'Clockmaker'].map(shortName)).toEqual([
    'Djinn',
    'Guard',
    'Guardian',
    'Clockma.',
  ])
})

test('how much room a name needs is known before it is drawn', () => {
  expect(['Inventor', 'Clockmaker', 'Guardiano della palude'].map(ribbonLength)).toEqual([
    '',
    'is-long',
    'is-longest',
  ])
})
