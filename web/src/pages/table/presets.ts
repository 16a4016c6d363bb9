/** Tables that are nearly set: `/new?gwent=solo`, `/new?cardia=guardians`, `/new?friends`. */
import { type Plan, WAYS, type Way } from './plan.svelte'

export function preset(plan: Plan, wanted: URLSearchParams): Plan {
  const gwent = wanted.get('gwent')
  const cardia = wanted.get('cardia')
  if (gwent !== null) asGwent(plan, gwent)
  else if (cardia !== null) asCardia(plan, cardia)
  return plan
}

function asGwent(plan: Plan, way: string): void {
  plan.game = 'gwent'
  const players = /^ffa([345])$/.exec(way)?.[1]
  if (players) Object.assign(plan, { way: 'ffa', players })
  else if (WAYS.includes(way as Way)) plan.way = way as Way
  if (way === 'tournament') plan.decks = []
}

function asCardia(plan: Plan, way: string): void {
  plan.game = 'cardia'
  if (way === 'guardians') plan.guardians = 'one'
  if (way === 'scenes') plan.scenes = ['founders_day']
  if (way === 'mixed') Object.assign(plan, { deck: 'mixed', second: ['academy', 'guild'] })
}
