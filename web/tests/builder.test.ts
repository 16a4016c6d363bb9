import { expect, test, vi } from 'vitest'
import { codeIn, fileName } from '../src/games/gwent/builder/sharing'
import { Steps, textOf, withCopies, withFaction } from '../src/games/gwent/builder/sketch'
import { EVERYTHING, hasRole, isWanted, toggled } from '../src/games/gwent/builder/wants'
import type { GwentCard } from '../src/games/gwent/protocol'

vi.mock('../src/router.svelte', () => ({ fullAddressOf: (path: string) => `http://host${path}` }))

const sketch = {
  name: 'A "B"',
  faction: 'monsters',
  leader: 'mo_leader_x',
  cards: { mo_ghoul: 3, ne_decoy: 1 },
}
const ghoul = {
  key: 'mo_ghoul',
  name: 'Ghoul',
  kind: 'unit',
  rows: ['melee'],
  strength: 1,
  abilities: ['muster'],
} as unknown as GwentCard

test('a deck is written so that the house understands it, whatever its name', () => {
  expect(textOf(sketch)).toBe(
    'name: "A \\"B\\""\nfaction: monsters\nleader: mo_leader_x\n3 mo_ghoul\n1 ne_decoy\n',
  )
})

test('copies come and go, and a card without copies is not in the deck', () => {
  expect(withCopies(sketch, 'ne_decoy', 2).cards).toEqual({ mo_ghoul: 3, ne_decoy: 2 })
  expect(withCopies(sketch, 'ne_decoy', 0).cards).toEqual({ mo_ghoul: 3 })
})

test('with another faction only neutral cards stay', () => {
  const turned = withFaction(sketch, 'skellige', 'sk_leader_y', (card) => card.startsWith('ne_'))
  expect(turned).toEqual({ ...sketch, faction: 'skellige', leader: 'sk_leader_y', cards: { ne_decoy: 1 } })
})

test('every step can be taken back and taken again, until another one is taken', () => {
  const steps = new Steps(1).then(2).then(3)
  expect([steps.undone().now, steps.undone().undone().undone().now]).toEqual([2, 1])
  expect(steps.undone().redone().now).toBe(3)
  expect(steps.undone().then(4).canRedo).toBe(false)
  expect(new Steps(1).canUndo).toBe(false)
})

test('cards are found by row, role and words, accents or not', () => {
  const wants = (more: object) => isWanted(ghoul, { ...EVERYTHING, ...more }, 'Ghul Musterung', 0)
  expect([wants({}), wants({ rows: ['siege'] }), wants({ rows: ['melee'], roles: ['muster'] })]).toEqual([
    true,
    false,
    true,
  ])
  expect([wants({ words: 'GHÜL mus' }), wants({ words: 'wolf' }), wants({ chosen: true })]).toEqual([
    true,
    false,
    false,
  ])
  expect(hasRole({ ...ghoul, abilities: ['scorch_row'] }, 'scorch')).toBe(true)
  expect(toggled(['a'], 'a')).toEqual([])
})

test('a link carries its code, even one that somebody broke', () => {
  expect([codeIn('#G1-ABC'), codeIn('#%zz'), codeIn('')]).toEqual(['G1-ABC', '%zz', null])
  expect([fileName('Bären / Fest'), fileName('…')]).toEqual(['Bären--Fest.deck', 'deck.deck'])
})
