/**
 * A view in lines, as `taverne/simple/words.py` tells it at the terminal: every field for which the game has words.
 */
import { type Details, knows, say, sayIfKnown } from '../words/words.svelte'

export interface SimpleView {
  seat: number
  asked: number[]
  options: string[]
  over: boolean
  winners: number[]
  seats: Fields[]
}

export type Fields = Record<string, unknown>

export const cardName = (game: string, card: string): string => sayIfKnown(`${game}-card-${card}`) ?? card

export function optionName(game: string, word: string): string {
  return sayIfKnown(`${game}-option-${word}`) ?? say(`${game}-option`, { card: cardName(game, word) })
}

/** Each field that has words, unless nothing is there or may be known. */
export function fieldLines(game: string, kind: 'field' | 'seat', fields: Fields, details: Details): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const message = `${game}-${kind}-${name.replaceAll('_', '-')}`
    if (isUntold(value) || !knows(message)) return []
    return [say(message, { ...details, value: spoken(game, value), count: counted(value) })]
  })
}

const isUntold = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

function spoken(game: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => spoken(game, one)).join(', ')
  return typeof value === 'string' ? cardName(game, value) : String(value)
}

const counted = (value: unknown): number =>
  Array.isArray(value) || typeof value === 'string' ? value.length : Number(value)
