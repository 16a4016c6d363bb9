/** What happened at a table of Cardia, in sentences. */
import grammar from '../../../../src/taverne/cardia/data/happenings.json'
import { boxCardOf, nameOf, textOf } from './library.svelte'
import type { GameHappening, Happening } from '../../protocol'
import type { Cast } from '../../table/cast'
import type { Chapters } from '../../table/chapters'
import type { Sentence } from '../../table/log'
import { type Gains, gainsOf } from '../../table/gains'
import { signed } from '../../table/signs'
import { type Lexicon, Teller } from '../../table/telling'
import { type Details, knows, say } from '../../words/words.svelte'
import { factsOf } from './naming'
import { scenesOf } from './terms'

const WITH_TEXT = ['ability', 'guardian', 'guardian_up']
const WITH_FACTS = ['reveal', 'puppet', 'plays_openly']
const TOKENS = /^(\w+?)([+-]\d+)$/

const lexicon: Lexicon = {
  card: cardOf,
  name: (event) => nameOrFaction(cardOf(event)),
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
  return event.kind !== 'commit' || (event.card !== '' && isFoggy(rules))
}

const isFoggy = (rules: string): boolean =>
  scenesOf(rules).some((scene) => boxCardOf(scene)?.effects.some(([verb]) => verb === 'fog'))

function cardDetails(event: GameHappening): Details {
  return {
    tokens: tokensOf(event),
    text: WITH_TEXT.includes(event.kind) ? textOf(event.card) : '',
    facts: WITH_FACTS.includes(event.kind) ? factsOf(event.card) : '',
  }
}

/** The card without the tokens that an event writes behind it. */
export function cardOf(event: GameHappening): string {
  return (event.kind === 'tokens' ? TOKENS.exec(event.card)?.[1] : undefined) ?? event.card
}

const nameOrFaction = (key: string): string =>
  knows(`cardia-faction-${key}`) ? say(`cardia-faction-${key}`) : nameOf(key)

function tokensOf(event: GameHappening): string {
  if (event.kind === 'next_tokens') return signed(event.place)
  const parts = event.kind === 'tokens' ? TOKENS.exec(event.card) : null
  return parts ? signed(Number(parts[2])) : ''
}
