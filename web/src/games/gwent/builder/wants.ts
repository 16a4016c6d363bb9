/** Which cards of the box the reader wants to see. */
import type { GwentCard } from '../protocol'

export interface Wants {
  words: string
  rows: string[]
  roles: string[]
  /** Only what lies in the deck. */
  chosen: boolean
}

export const EVERYTHING: Wants = { words: '', rows: [], roles: [], chosen: false }
export const ROLES = [
  'hero',
  'bond',
  'medic',
  'spy',
  'muster',
  'morale',
  'scorch',
  'special',
  'weather',
] as const

const plain = (text: string): string => text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')

export const hasRole = (card: GwentCard, role: string): boolean =>
  card.kind === role || card.abilities.some((ability) => ability === role || ability.startsWith(`${role}_`))

export const isWanted = (card: GwentCard, wants: Wants, said: string, copies: number): boolean =>
  (!wants.chosen || copies > 0) &&
  (!wants.rows.length || card.rows.some((row) => wants.rows.includes(row))) &&
  (!wants.roles.length || wants.roles.some((role) => hasRole(card, role))) &&
  plain(wants.words)
    .split(/\s+/)
    .every((word) => plain(`${card.name} ${said}`).includes(word))

/** Another one of a list, or one less. */
export const toggled = (list: string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
