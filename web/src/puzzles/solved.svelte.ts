/** What the reader has solved and what not yet, on this device. */
import { recall, retain } from '../memory/kept'

export interface Tries {
  solved: boolean
  missed: number
}

const PLACE = 'taverne-puzzles'
let known = $state.raw<Record<string, Tries>>(recall(PLACE, {}))

export const triesAt = (game: string, id: string): Tries | undefined => known[`${game}/${id}`]

export function note(game: string, id: string, right: boolean): void {
  const place = `${game}/${id}`
  const before = known[place] ?? { solved: false, missed: 0 }
  known = { ...known, [place]: noted(before, right) }
  retain(PLACE, known)
}

export const noted = ({ solved, missed }: Tries, right: boolean): Tries => ({
  solved: solved || right,
  missed: missed + (right || solved ? 0 : 1),
})
