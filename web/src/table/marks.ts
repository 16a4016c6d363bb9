/** What stands out in a sentence: names and cards are marked while it is put together, and set in bold. */
import type { Details } from '../words/words.svelte'

export interface Part {
  text: string
  strong: boolean
}

const [OPEN, CLOSE] = ['\u{E000}', '\u{E001}']
const MARKS = /[\u{E000}\u{E001}]/gu
const MARKED = /\u{E000}([^\u{E001}]*)\u{E001}/u

export const marked = (text: string): string => (text ? OPEN + text + CLOSE : '')

/** The details of a message with these among them marked. */
export function markDetails(details: Details, names: readonly string[]): Details {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      names.includes(name) && typeof value === 'string' ? marked(value) : value,
    ]),
  )
}

export const plain = (text: string): string => text.replaceAll(MARKS, '')

export function partsOf(text: string): Part[] {
  const parts = text.split(MARKED).map((part, at) => ({ text: plain(part), strong: at % 2 === 1 }))
  return parts.filter((part) => part.text !== '')
}
