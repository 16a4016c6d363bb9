/** Which weather lies on which row, read from what is printed on the weather cards. */
import { faceKey, printed } from './library.svelte'
import type { GwentRow, GwentView } from './protocol'
import { lineOf, skyOf } from './board'

export interface Weather {
  key: string
  kind: string
  rows: string[]
}

/** Every weather card on the table, once for each kind. */
export function weatherOf(view: GwentView): Weather[] {
  const faces = [...new Set(skyOf(view).map(faceKey))]
  return faces.map((key) => ({ key, kind: printed(key)?.abilities[0] ?? '', rows: printed(key)?.rows ?? [] }))
}

/** The kinds of weather on a row; foul weather without a card shows as fog. */
export function weatherOn(view: GwentView, row: GwentRow): string[] {
  if (!row.foul) return []
  const kinds = weatherOf(view)
    .filter((one) => one.rows.includes(lineOf(row)))
    .map((one) => one.kind)
  return kinds.length ? kinds : ['fog']
}
