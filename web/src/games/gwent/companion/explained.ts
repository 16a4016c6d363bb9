/** GWT-4.7 every strength of a row in words, each with its rule; equal units stand together. */
import reasons from '../../../../../src/taverne/gwent/data/why.json'
import { nameOf } from '../library.svelte'
import type { GwentRow, GwentUnit } from '../protocol'
import { strengthSteps } from '../why'

export interface Explained {
  key: string
  name: string
  count: number
  strength: number
  /** Sentences that end with the id of their rule. */
  steps: string[]
}

const RULES: Partial<Record<string, string>> = reasons.step_rules

export function stepsOf(unit: GwentUnit): string[] {
  return strengthSteps(unit).map(({ name, text }) => `${text} (${RULES[name] ?? 'GWT-4.1'})`)
}

export function explained(row: GwentRow): Explained[] {
  const found = new Map<string, Explained>()
  for (const unit of row.units) {
    const name = nameOf(unit.card)
    const steps = stepsOf(unit)
    const key = [name, ...steps].join(' ')
    const known = found.get(key)
    if (known) known.count += 1
    else found.set(key, { key, name, count: 1, strength: unit.strength, steps })
  }
  return [...found.values()]
}
