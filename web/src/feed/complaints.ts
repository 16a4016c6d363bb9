/** What the house objects to, all of it, in the words of the reader. */
import type { Refusal } from '../protocol'
import { type Details, say, sayIfKnown } from '../words/words.svelte'
import { HouseAway, Refused } from './house'

export function complaintsOf(error: unknown): string[] {
  if (error instanceof Refused) return refusalWords(error.refusal)
  if (error instanceof HouseAway) return [say('web-house-away')]
  throw error
}

export function refusalWords(refusal: Refusal): string[] {
  const words = sayIfKnown(refusal.key, refusal.details as Details) ?? refusal.text ?? refusal.key
  return [words, ...(refusal.complaints ?? []).flatMap(refusalWords)]
}
