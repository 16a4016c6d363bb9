/** Numbers with their sign, and whose they are. */
import { say } from '../words/words.svelte'
import type { Cast } from './cast'

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

export interface Gain {
  side: number
  text: string
  /** With the name of the side, as it is read aloud. */
  words: string
  isLoss: boolean
}

/** What changed for each side; the side of the mover goes without a name. */
export function gainWords(gains: readonly number[], seat: number, cast: Cast): Gain[] {
  return gains.flatMap((amount, side) => {
    if (!amount) return []
    const words = say('web-gain', { name: cast.titleOfSide(side), gain: signed(amount) })
    const text = cast.sideOf[seat] === side ? signed(amount) : words
    return [{ side, text, words, isLoss: amount < 0 }]
  })
}
