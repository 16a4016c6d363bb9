/** The rules as text: which one the reader looks at, and where its words come from. */
import type { RuleText } from '../protocol'
import { bookOf } from './books'

/** UTF-8 looks like one and is none. */
const ID = /((?!UTF)[A-Z]{3}-\d+(?:\.\d+)?)/
/** An id with the brackets and stops that belong on its line. */
const HELD = /([([]?(?!UTF)[A-Z]{3}-\d+(?:\.\d+)?[)\].,;:]*)/

export interface Piece {
  /** Plain text, or what stands directly before an id. */
  before: string
  /** The id of a rule, if this piece holds one. */
  rule: string
  after: string
}

/** A text, with the ids of rules apart from all the rest. */
export const piecesOf = (text: string): Piece[] => text.split(HELD).filter(Boolean).map(pieceOf)

/** A text for a place too small to press anything in it. */
export const withoutIds = (text: string): string => text.replaceAll(/ ?\([A-Z]{3}-\d+(?:\.\d+)?\)/g, '')

function pieceOf(text: string): Piece {
  const [before = '', rule = '', after = ''] = text.split(ID)
  return { before, rule, after }
}

let open = $state.raw<readonly string[]>([])

/** The rule that is looked at, and those from which the reader came. */
export const openRules = (): readonly string[] => open

export function openRule(id: string): void {
  open = [...open, id]
}

export function backToRule(): void {
  open = open.slice(0, -1)
}

export function closeRules(): void {
  open = []
}

/** A rule as its book has it, and the chapter in which it stands. */
export async function findRule(id: string, language: string): Promise<RuleText | undefined> {
  const { chapters } = await bookOf(id.slice(0, id.indexOf('-')), language)
  for (const { title, rules } of chapters) {
    const rule = rules.find((one) => one.id === id)
    if (rule) return { ...rule, chapter: title }
  }
  return undefined
}
