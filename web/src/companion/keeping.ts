/** What this device keeps of a real table, so that a reload loses nothing. */
import { recall, retain } from '../memory/kept'
import type { RealTable } from '../protocol'

export interface Round {
  totals: number[]
  score: number[]
}

export interface Kept {
  table: RealTable
  rounds: readonly Round[]
}

const nameOf = (game: string): string => `taverne-companion-${game}`

export const keepTable = (game: string, kept: Kept): void => retain(nameOf(game), kept)
export const forget = (game: string): void => retain(nameOf(game), null)

/** Nothing for what was not written by us, or by an older one of us. */
export function keptTable(game: string): Kept | null {
  const found = recall<Partial<Kept> | null>(nameOf(game), null)
  const table = found?.table
  if (!table || !Array.isArray(table.seats) || !Array.isArray(table.sides)) return null
  return { table, rounds: Array.isArray(found.rounds) ? found.rounds : [] }
}
