/**
 * Why an encounter has its result: printed, tokens, Counselor, Mediator, Judge, signets (CAR-3.5), by the tables of
 * `data/why.json`, which the terminal reads, too (`cardia/terminal/why.py`).
 */
import reasons from '../../../../src/taverne/cardia/data/why.json'
import type { CardiaEncounter } from './protocol'
import type { Cast } from '../../table/cast'
import { joined, say } from '../../words/words.svelte'
import { signed } from '../../table/signs'

export interface Step {
  name: string
  text: string
}

/** `order` names the seats, the reader's own first. */
export function stepsOf(encounter: CardiaEncounter, cast: Cast, order: number[]): Step[] {
  if (!encounter.judged) return [{ name: 'open', text: openWords(encounter) }]
  const steps = encounter.steps.map(([name, ...values]) => [String(name), values.map(Number)] as const)
  return steps
    .filter(([name]) => !isSilent(name, new Map(steps)))
    .map(([name, values]) => ({ name, text: stepWords(name, values, cast, order) }))
}

const DECISIVE: Record<string, string> = reasons.silent_when_one_counts

/** A Counselor of one player alone decides, whatever else lies here. */
const isSilent = (name: string, steps: Map<string, number[]>): boolean =>
  steps.get(DECISIVE[name] ?? '')?.filter(Boolean).length === 1

/** One step: the numbers of both, and those for whom it counts. */
function stepWords(name: string, values: number[], cast: Cast, order: number[]): string {
  const write = reasons.signed.includes(name) ? signed : String
  const pair = order.map((seat) =>
    say('cardia-step-of', { ...cast.seat(seat), value: write(values[seat] ?? 0) }),
  )
  const winners = order.filter((seat) => values[seat])
  return say(`${reasons.step_words}-${name}`, {
    pair: pair.join(', '),
    names: joined(winners.map((seat) => say('cardia-seat-name', cast.seat(seat)))),
    favoured: joined(winners.map((seat) => say('cardia-seat-favoured', cast.seat(seat)))),
    count: winners.length > 1 ? 'both' : winners.length ? 'one' : 'none',
    more: Math.max(...values),
  })
}

/** CAR-5.2 an encounter in which a card is missing will never be judged. */
const openWords = (encounter: CardiaEncounter): string =>
  say(encounter.cards.every((card) => card.card) ? 'cardia-result-open' : 'cardia-result-none')

export function resultWords(encounter: CardiaEncounter, cast: Cast): string {
  if (!encounter.judged) return openWords(encounter)
  const [winner, other] = encounter.winners
  if (winner === undefined) return say('cardia-result-tie')
  if (other !== undefined) return say('cardia-result-both')
  return say('cardia-result', { ...cast.seat(winner), signets: encounter.signets[winner] ?? 0 })
}
