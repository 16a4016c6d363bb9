import { expect, test } from 'vitest'
import { initials } from '../src/games/gwent/naming'

test('a name is told from the others by its first letter, or by two', () =>
  expect(initials(['Jij', 'Dolle Griet', 'Joost', 'Neeltje'])).toEqual(['Ji', 'D', 'Jo', 'N']))
