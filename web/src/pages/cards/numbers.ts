/** Shares of the arena as people read them, and as a drawing from −20 to +20 points of a hundred. */
import type { Share } from '../../protocol'

const WIDEST = 0.2
const MIDDLE = 100

export const percent = (rate: number): string => `${Math.round(rate * 100)}`

/** Points of a hundred, with their sign. */
export function points(gain: number): string {
  const rounded = Math.round(gain * 1000) / 10
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)}`
}

const at = (gain: number): number =>
  MIDDLE + (Math.max(-WIDEST, Math.min(WIDEST, gain)) / WIDEST) * MIDDLE * 0.96

/** Where the dot and the ends of its line lie, and whether it can be told from nothing. */
export function spanOf({ gain, low, high }: Share) {
  const verdict = low > 0 ? 'better' : high < 0 ? 'worse' : 'open'
  return { gain: at(gain), low: at(low), high: at(high), sure: verdict !== 'open', verdict }
}
