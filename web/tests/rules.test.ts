import { describe, expect, test } from 'vitest'
import { piecesOf, withoutIds } from '../src/parts/rules.svelte'

describe('the ids of rules in a text', () => {
  test('stand apart, with their brackets', () =>
    expect(piecesOf('A hero (GWT-4.1). See CAR-9, too')).toEqual([
      { before: 'A hero ', rule: '', after: '' },
      { before: '(', rule: 'GWT-4.1', after: ').' },
      { before: ' See ', rule: '', after: '' },
      { before: '', rule: 'CAR-9', after: ',' },
      { before: ' too', rule: '', after: '' },
    ]))
  test('are no other words', () => expect(piecesOf('Plain text in UTF-8.')).toHaveLength(1))
  test('are left out where nobody can press them', () =>
    expect(withoutIds('No weather (GWT-4.1). Medic (GWT-5.2).')).toBe('No weather. Medic.'))
})
