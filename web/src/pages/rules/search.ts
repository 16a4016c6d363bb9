/** Finding rules as one types: by words, whatever their accents, or by number. */
import { folded } from '../../parts/folded'
import type { Book, BookRule } from '../../protocol'

const NUMBER = /^(?:[a-z]{3})?[-\s]*(\d+)(?:\.(\d*))?\.?$/i

/** Every rule of the book that is meant; none if nothing is asked. */
export function findRules(book: Book, asked: string): Set<string> {
  const rules = book.chapters.flatMap((chapter) => chapter.rules)
  const fits = matcher(asked.trim())
  return new Set(rules.filter(fits).map((rule) => rule.id))
}

function matcher(asked: string): (rule: BookRule) => boolean {
  const number = NUMBER.exec(asked)
  if (number) return (rule) => isNumbered(rule.id, number[1] ?? '', number[2])
  const words = folded(asked).split(/\s+/).filter(Boolean)
  return (rule) => {
    const text = folded([rule.id, rule.title, ...rule.text].join(' '))
    return words.length > 0 && words.every((word) => text.includes(word))
  }
}

/** `5` means a whole chapter, `5.` and `5.2` what begins so. */
function isNumbered(id: string, chapter: string, rule: string | undefined): boolean {
  const [, own = '', number = ''] = /-(\d+)(?:\.(\d+))?$/.exec(id) ?? []
  return own === chapter && (!rule || number === rule)
}

export interface Stretch {
  text: string
  hit: boolean
}

/** A text cut where the words that were looked for begin and end. */
export function marked(text: string, asked: string): Stretch[] {
  const words = folded(asked)
    .split(/\s+/)
    .filter((word) => word.length > 1)
  const plain = folded(text)
  if (!words.length || plain.length !== text.length) return [{ text, hit: false }]
  const hits = new Uint8Array(text.length)
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      hits.fill(1, at, at + word.length)
  return stretches(text, hits)
}

function stretches(text: string, hits: Uint8Array): Stretch[] {
  const found: Stretch[] = []
  let start = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && hits[at] === hits[start]) continue
    found.push({ text: text.slice(start, at), hit: hits[start] === 1 })
    start = at
  }
  return found
}
