/** What happened at a table of Cardia, in sentences. */
import grammar from '../../../../src/taverne/cardia/data/happenings.json'
import { boxCardOf, nameOf, textOf } from './library.svelte'
import type { GameHappening, Happening } from '../../protocol'
import type { Cast } from '../../table/cast'
import type { Chapters } from '../../table/chapters'
import type { Sentence } from '../../table/log'
import { type Gains, gainsOf } from '../../table/gains'
import { signed } from '../../table/signs'
import { type Grammar, type Lexicon, Teller, numberOf } from '../../table/telling'
import { type Details, knows, say } from '../../words/words.svelte'
import { factsOf } from './naming'
import { scenesOf } from './terms'

const { says } = grammar
const { told_under }: Pick<Grammar, 'told_under'> = grammar

const lexicon: Lexicon = {
  name: nameOrFaction,
  more: cardDetails,
  isTold,
}
export const teller = new Teller(grammar, lexicon)
export const gainsAt = (happenings: readonly Happening[]): Gains => gainsOf(happenings, grammar)

/** Games, and in them the encounters. */
export const CHAPTERS: Chapters = {
  titleOf(line, before) {
    if (line.heading) return line.text
    const begins = line.kind === 'reveal' && !(before?.kind === 'reveal' && before.place === line.place)
    return begins ? say('web-cardia-place', { number: line.place + 1 }) : ''
  },
  endOf: () => '',
}

export const sentences = (happenings: readonly Happening[], cast: Cast, rules: string): Sentence[] =>
  teller.tell(happenings, cast, rules, gainsAt(happenings))

/** A chosen card is told when it is revealed; in the fog, its owner is told at once. */
function isTold(event: GameHappening, rules: string): boolean {
  const effect = told_under[event.kind]
  return effect === undefined || (event.card !== '' && holds(effect, rules))
}

/** Whether a scene of this table has that effect. */
const holds = (effect: string, rules: string): boolean =>
  scenesOf(rules).some((scene) => boxCardOf(scene)?.effects.some(([verb]) => verb === effect))

function cardDetails(event: GameHappening): Details {
  const number = numberOf(event, grammar)
  return {
    tokens: number === undefined ? '' : signed(number),
    text: says.text.includes(event.kind) ? textOf(event.card) : '',
    facts: says.facts.includes(event.kind) ? factsOf(event.card) : '',
  }
}

function nameOrFaction(key: string): string {
  return knows(`cardia-faction-${key}`) ? say(`cardia-faction-${key}`) : nameOf(key)
}
