/** What a game brings to the editor of positions. */
import type { SketchSeat, SketchWish } from '../protocol'

export interface Named {
  name: string
  label: string
  options: (seat: Pick<SketchSeat, 'names'>) => readonly string[]
  show: (option: string) => string
}

export interface EditorKit {
  /** What must be known before anything can be shown. */
  open: () => Promise<void>
  fresh: () => SketchWish
  tableNames: readonly Named[]
  seatNames: readonly Named[]
  numbers: readonly { name: string; label: string; options: readonly number[] }[]
  flags: readonly { name: string; label: string }[]
  piles: readonly string[]
  /** What may lie in a place of this seat. */
  cards: (sketch: SketchWish, seat: SketchSeat, pile: string) => readonly string[]
  show: (word: string) => string
  note: (word: string) => string
  /** Whether cards there carry tokens: `judge+3*`. */
  hasTokens: (pile: string) => boolean
}

const TOKENS = /^([a-z_]+)([+-]\d+)?(\**)$/

/** One influence more or less on a card, written `judge+3*`. */
export function shifted(word: string, by: number): string {
  const [, key = word, influence = '0', ongoing = ''] = TOKENS.exec(word) ?? []
  const next = Math.max(-20, Math.min(20, Number(influence) + by))
  return `${key}${next > 0 ? `+${next}` : next || ''}${ongoing}`
}

export function turned(word: string): string {
  return word.endsWith('*') ? word.replace(/\*+$/, '') : `${word}*`
}
