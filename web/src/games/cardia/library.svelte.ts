/** What is printed on the cards of Cardia, in the words of the reader. */
import { fetchSprite } from '../../art/sprite'
import { house } from '../../feed/house'
import type { CardiaBoxCard, CardiaCard, CardiaLibrary } from './protocol'
import { factionName } from './factions'
import englishNames from 'virtual:words/en/cardia/card_names'
import { say, textsIn } from '../../words/words.svelte'
import { speakCardia } from './words'

/** By the English names it is known whether a card still has its usual one. */
const inEnglish = textsIn(englishNames)

let characters = $state.raw<Map<string, CardiaCard>>(new Map())
let box = $state.raw<Map<string, CardiaBoxCard>>(new Map())
let factions = $state.raw<string[]>([])
let asked: Promise<void> | null = null

const pictures = (): Promise<{ default: string }> => import('virtual:sprite/cardia/cards')

/** Fetch the library, its pictures and the words for them, once. */
export function openLibrary(): Promise<void> {
  void fetchSprite(pictures)
  asked ??= Promise.all([house.library<CardiaLibrary>('cardia'), speakCardia()]).then(
    ([library]) => {
      characters = new Map(library.characters.map((card) => [card.key, card]))
      box = new Map(library.box.map((card) => [card.key, card]))
      factions = library.factions
    },
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

export const characterOf = (key: string): CardiaCard | undefined => characters.get(key)
export const boxCardOf = (key: string): CardiaBoxCard | undefined => box.get(key)
export const allFactions = (): string[] => factions
export const allBoxCards = (): CardiaBoxCard[] => [...box.values()]
export const charactersOf = (deck: string): CardiaCard[] =>
  [...characters.values()].filter((card) => card.deck === deck)

/** A card; what the owner of the card file has renamed keeps that name. */
export function nameOf(key: string): string {
  const printed = characters.get(key)?.name ?? box.get(key)?.name ?? key
  const message = `cardia-card-${key}`
  return inEnglish(message) === printed ? say(message) : printed
}

/** What a character, a guardian or a scene does. */
export function textOf(key: string): string {
  const card = box.get(key)
  return card ? boxText(card) : say(`cardia-text-${key.replaceAll('_', '-')}`)
}

/** From the effects in the data file, so that a corrected card is told correctly. */
function boxText(card: CardiaBoxCard): string {
  const effects = card.effects.map(effectText).join(' ')
  const text = card.exclusive
    ? say('cardia-exclusive', { text: effects, faction: factionName(card.faction) })
    : effects
  return card.house ? say(`cardia-house-${card.house}`, { text }) : text
}

function effectText([verb = '', ...values]: string[]): string {
  const details = Object.fromEntries(values.map((value, at) => [`value${at + 1}`, valueWords(value)]))
  return say(`cardia-effect-${verb.replaceAll('_', '-')}`, details)
}

/** A number that can be counted with, a signed token, or the name of a faction. */
function valueWords(value: string): string | number {
  if (factions.includes(value)) return factionName(value)
  return /^\d+$/.test(value) ? Number(value) : value.replace('-', '−')
}
