/** What a screen reader is told about a card. */
import { abilityName, factsOf, printed } from './library.svelte'
import type { Cast } from '../../table/cast'
import type { GwentView } from './protocol'
import { say } from '../../words/words.svelte'

/** Name, strength, kind, rows and abilities, as one would read them aloud. */
export function cardLabel(key: string, strength: number | null = null): string {
  const facts = factsOf(key)
  const card = printed(key)
  const parts = [facts.name]
  if (facts.strength !== null) parts.push(strengthWords(strength ?? facts.strength, facts.strength))
  if (facts.kind !== 'unit') parts.push(say(`kind-${facts.kind}`))
  if (card?.rows.length) parts.push(say(`rows-${card.rows.join('-')}`))
  if (facts.kind === 'unit' || facts.kind === 'hero') parts.push(...facts.abilities.map(abilityName))
  return parts.join(', ')
}

function strengthWords(now: number, before: number): string {
  return now === before ? say('web-strength', { now }) : say('web-strength-changed', { now, printed: before })
}

/** The total of every side. */
export const totalsWords = (view: GwentView, cast: Cast): string =>
  view.sides.map(({ total }, side) => `${cast.titleOfSide(side)} ${total}`).join(', ')

export const rowName = (line: string): string => say(`web-row-${line}`)

/** The beginning of each name: one letter, two where another name begins with the same. */
export const initials = (names: readonly string[]): string[] =>
  names.map((name, at) => {
    const [first = '', second = ''] = name
    const shared = names.some((other, place) => place !== at && other.startsWith(first))
    return shared ? first + second : first
  })
