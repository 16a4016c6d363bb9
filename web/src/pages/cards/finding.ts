/** Which cards are meant: by what is written in the address, in any of our languages. */
import type { Exhibit, Facet } from '../../games/shelf'
import { folded } from '../../parts/folded'
import type { CardNotes } from '../../protocol'

/** As people type it who have no ß on their keys. */
const loose = (text: string): string => folded(text).replaceAll('ß', 'ss')

/** What is looked for; the address says the same. */
export interface Wish {
  words: string
  marks: Readonly<Record<string, string>>
}

export function wishIn(query: string, facets: readonly Facet[]): Wish {
  const asked = new URLSearchParams(query)
  const known = facets.flatMap(({ name, values }) => {
    const value = asked.get(name) ?? ''
    return values.includes(value) ? [[name, value] as const] : []
  })
  return { words: asked.get('q') ?? '', marks: Object.fromEntries(known) }
}

export function queryOf({ words, marks }: Wish): string {
  const asked = new URLSearchParams(marks)
  if (words.trim()) asked.set('q', words)
  const query = asked.toString()
  return query ? `?${query}` : ''
}

/** The same wish with this mark, or without it if it was there. */
export function toggled({ words, marks }: Wish, facet: string, value: string): Wish {
  const { [facet]: before, ...rest } = marks
  return { words, marks: !value || before === value ? rest : { ...rest, [facet]: value } }
}

/** A card's names in all languages, and what it is and does in the reader's. */
const textOf = (card: Exhibit, notes: CardNotes | undefined): string =>
  loose([card.key, card.name, card.line, ...card.texts, ...Object.values(notes?.names ?? {})].join(' | '))

/** Cards by name first, whatever the language; only then those that merely speak of it. */
export function findCards(
  cards: readonly Exhibit[],
  notes: ReadonlyMap<string, CardNotes>,
  { words, marks }: Wish,
): Exhibit[] {
  const fitting = cards.filter((card) =>
    Object.entries(marks).every(([facet, value]) => card.marks[facet]?.includes(value)),
  )
  const sought = loose(words).split(/\s+/).filter(Boolean)
  if (!sought.length) return fitting
  const holds = (text: string): boolean => sought.every((word) => text.includes(word))
  const named = fitting.filter((card) =>
    [card.name, ...Object.values(notes.get(card.key)?.names ?? {})].some((name) => holds(loose(name))),
  )
  const others = fitting.filter((card) => !named.includes(card) && holds(textOf(card, notes.get(card.key))))
  return [...named, ...others]
}
