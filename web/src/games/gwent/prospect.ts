/** What an answer would bring, in words and numbers; the house foresees only what is sure. */
import type { Cast } from '../../table/cast'
import { gainWords } from '../../table/signs'
import { say, sayIfKnown } from '../../words/words.svelte'
import { LINES, rowIndex } from './board'
import { faceKey, nameOf } from './library.svelte'
import type { GwentProspect, GwentView } from './protocol'

/** How the total of each side would change; nothing where chance decides. */
export function gainsAfter(view: GwentView, prospect: GwentProspect | null): number[] | null {
  const rows = prospect?.rows
  if (!rows) return null
  return view.sides.map(({ total }, side) => {
    const first = side * LINES.length
    return rows.slice(first, first + LINES.length).reduce((sum, row) => sum + row, -total)
  })
}

export interface Change {
  place: number
  now: number
  then: number
}

export function changesAfter(view: GwentView, prospect: GwentProspect | null): Change[] {
  return view.rows.flatMap((row) => {
    const then = prospect?.rows?.[rowIndex(row)] ?? row.total
    return then === row.total ? [] : [{ place: rowIndex(row), now: row.total, then }]
  })
}

const placeOf = (place: number, cast: Cast) => ({
  ...cast.side(Math.floor(place / LINES.length)),
  row: LINES[place % LINES.length] ?? '',
})

/** What would happen to the card that an option names: `Ves comes back into your melee row.` */
export function deedWords(kind: string, prospect: GwentProspect, cast: Cast): string {
  const card = nameOf(faceKey(prospect.word.split('/')[0] ?? ''))
  const [landed] = prospect.landed
  if (landed === undefined) return sayIfKnown(`web-then-${kind}`, { card }) ?? ''
  const details = { card, ...placeOf(landed, cast) }
  return sayIfKnown(`web-then-${kind}-land`, details) ?? sayIfKnown(`web-then-${kind}`, { card }) ?? ''
}

/** What would change, as it is read aloud. */
export const gainsLabel = (view: GwentView, prospect: GwentProspect | null, cast: Cast): string =>
  gainWords(gainsAfter(view, prospect) ?? [], -1, cast)
    .map((gain) => gain.words)
    .join(', ')

/** `Your melee row: 12 → 17` */
export function changeWords({ place, now, then }: Change, cast: Cast): string {
  const row = say('place-row', placeOf(place, cast))
  return say('web-then-row', { row: row.slice(0, 1).toUpperCase() + row.slice(1), now, then })
}
