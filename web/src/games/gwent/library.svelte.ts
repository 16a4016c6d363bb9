/** What is printed on the cards of Gwent, in the words of the reader. */
import type { CardFacts } from './art/card'
import { type Sprite, bring, fetchSprite } from '../../art/sprite'
import { DEFS } from './art/defs'
import { fetchPrinted } from './printed'
import type { GwentCard, GwentLeader } from './protocol'
import { knows, language, say, sayIfKnown } from '../../words/words.svelte'
import { ribbonsOf } from './ribbons'
import { entry } from '../../sure'
import { speakGwent } from './words'

let cards = $state.raw<Map<string, GwentCard>>(new Map())
let leaders = $state.raw<Map<string, GwentLeader>>(new Map())
let asked: Promise<void> | null = null

/** By the colour of the card, so that a table loads only what lies on it. */
const PICTURES: Record<string, Sprite> = {
  mo: () => import('virtual:sprite/gwent/mo'),
  ni: () => import('virtual:sprite/gwent/ni'),
  nr: () => import('virtual:sprite/gwent/nr'),
  st: () => import('virtual:sprite/gwent/st'),
  sk: () => import('virtual:sprite/gwent/sk'),
  ne: () => import('virtual:sprite/gwent/ne'),
}

/** Fetch the library and the words for it, once. */
export function openLibrary(): Promise<void> {
  bring(DEFS)
  asked ??= Promise.all([fetchPrinted(), speakGwent()]).then(
    ([library]) => {
      cards = new Map(library.cards.map((card) => [card.key, card]))
      leaders = new Map(library.leaders.map((leader) => [leader.key, leader]))
    },
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

/** The face of a card in a colour: `ne_decoy.mo` is a Decoy. */
export const faceKey = (key: string): string => entry(key.split('.'), 0)

export const isLeader = (key: string): boolean => leaders.has(key)
export const leaderOf = (key: string): GwentLeader | undefined => leaders.get(key)
export const printed = (key: string): GwentCard | undefined => cards.get(faceKey(key))
export const allCards = (): GwentCard[] => [...cards.values()]
export const allLeaders = (): GwentLeader[] => [...leaders.values()]

export function nameOf(key: string): string {
  const face = faceKey(key)
  const leader = leaders.get(face)
  if (leader) return sayIfKnown(`card-${face}`) ?? `${leader.name}: ${leader.title}`
  return sayIfKnown(`card-${face}`) ?? cards.get(face)?.name ?? face
}

export const abilityName = (ability: string): string => sayIfKnown(`ability-${ability}-name`) ?? ability

/** All that a face shows, whether it is a card or a leader. */
export function factsOf(key: string): CardFacts {
  const face = faceKey(key)
  void fetchSprite(PICTURES[face.slice(0, 2)])
  const card = cards.get(face)
  const name = nameOf(key)
  const names = { name, ...ribbonsOf(face, name, language()) }
  if (card) return { ...card, kind: card.kind as CardFacts['kind'], ...names, line: kindLine(card) }
  const faction = leaders.get(face)?.faction ?? 'neutral'
  return {
    key: face,
    ...names,
    faction,
    kind: 'leader',
    rows: [],
    strength: null,
    abilities: [],
    line: say('web-kind-leader'),
  }
}

function kindLine(card: GwentCard): string {
  const abilities = card.kind === 'unit' || card.kind === 'hero' ? card.abilities.map(abilityName) : []
  return [say(`web-kind-${card.kind}`), ...abilities].join(' · ')
}

/** What a card does, one sentence each. */
export function textsOf(key: string, rules = ''): string[] {
  const face = faceKey(key)
  const card = cards.get(face)
  if (!card) return isLeader(face) ? [leaderText(face, rules)] : []
  const special = card.kind === 'special' || card.kind === 'weather'
  const spoken = card.kind === 'hero' ? ['hero', ...card.abilities] : card.abilities
  const texts = spoken.map((ability) => say(special ? `special-${ability}` : `ability-${ability}`))
  if (card.calls.length) texts.push(say('cli-card-calls', { cards: card.calls.map(nameOf).join(', ') }))
  if (card.becomes.length) texts.push(say('cli-card-becomes', { cards: card.becomes.map(nameOf).join(', ') }))
  return texts
}

/** The text of a leader; some follow from the rules of the table. */
export function leaderText(key: string, rules = ''): string {
  const variant = rules
    .split(' ')
    .map((word) => `leader-${key}-${word.split('=')[1]}`)
    .find(knows)
  return say(variant ?? `leader-${key}`)
}
