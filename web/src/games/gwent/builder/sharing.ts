/** A deck on its way to others: a link, and a file. */
import { fullAddressOf } from '../../../router.svelte'

export const deckLink = (code: string): string => fullAddressOf(`/decks#${code}`)

/** `#G1-…`, as a link carries it; null where there is none. */
export function codeIn(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)).trim() || null
  } catch {
    return hash.slice(1) || null
  }
}

export const fileName = (name: string): string =>
  `${
    name
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-') || 'deck'
  }.deck`
