/** GWT-4.7 what a row is made of: its units with their strengths, and what changes all of them. */
import { joined, say } from '../../words/words.svelte'
import { nameOf } from './library.svelte'
import type { GwentRow } from './protocol'
import { strengthSteps } from './why'

export interface Part {
  name: string
  count: number
  strength: number
}

/** Equal units of equal strength stand together, the strongest first. */
export function partsOfRow(row: GwentRow): Part[] {
  const parts = new Map<string, Part>()
  for (const { card, strength } of row.units) {
    const name = nameOf(card)
    const known = parts.get(`${name} ${strength}`)
    if (known) known.count += 1
    else parts.set(`${name} ${strength}`, { name, count: 1, strength })
  }
  return [...parts.values()].sort((one, other) => other.count * other.strength - one.count * one.strength)
}

/** The cards that changed any strength in it, each once. */
export function causesOf(row: GwentRow): string {
  const labels = row.units.flatMap((unit) =>
    strengthSteps(unit).flatMap((step) => (step.name === 'printed' ? [] : [step.label])),
  )
  const causes = [...new Set(labels)]
  return causes.length ? say('web-sum-causes', { causes: joined(causes) }) : ''
}
