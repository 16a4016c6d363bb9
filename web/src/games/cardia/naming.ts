/** Cards of Cardia in words: what they are called, what is printed on them, what lies on them. */
import { factionName } from './factions'
import { allFactions, boxCardOf, charactersOf, characterOf, nameOf } from './library.svelte'
import type { CardiaEncounter, CardiaGuardian, CardiaOmen, CardiaPlaced } from './protocol'
import type { Cast } from '../../table/cast'
import { signed } from '../../table/signs'
import { say } from '../../words/words.svelte'

export const listed = (parts: string[]): string => parts.filter(Boolean).join(', ')

export { signed }

/** What is printed on a character, in a few words: `8, Dynasty, ongoing`. */
export function factsOf(key: string): string {
  const card = characterOf(key)
  if (!card) return ''
  return listed([
    String(card.influence),
    factionName(card.faction),
    card.ongoing ? say('cardia-ongoing') : '',
  ])
}

export const listedCard = (key: string): string =>
  say('cardia-listed', { card: nameOf(key), facts: factsOf(key) })

/** `Judge 11 (printed 8, tokens +3, ongoing)`. */
export function inRow(card: CardiaPlaced): string {
  const marks = marksOf(card).join(', ')
  return say(marks ? 'cardia-placed-marked' : 'cardia-placed', {
    card: nameOf(card.card),
    influence: card.influence,
    marks,
  })
}

function marksOf(card: CardiaPlaced): string[] {
  const marks: string[] = []
  if (card.modifier)
    marks.push(say('cardia-mark-printed', { printed: card.printed, tokens: signed(card.modifier) }))
  if (card.ongoing) marks.push(say('cardia-mark-ongoing', { count: card.ongoing }))
  if (card.engineers) marks.push(say('cardia-mark-engineer', { tokens: signed(5 * card.engineers) }))
  if (card.claims) marks.push(say('cardia-mark-claim', { count: card.claims }))
  return marks
}

/** What a screen reader is told about a card in the row. */
export function placedLabel(
  card: CardiaPlaced,
  encounter: CardiaEncounter,
  seat: number,
  cast: Cast,
): string {
  const signets = encounter.signets[seat] ?? 0
  const won = signets ? say('web-cardia-carries', { signets }) : ''
  const owned = say('cardia-owned', { ...cast.seat(seat), card: inRow(card) })
  return listed([owned, factionName(characterOf(card.card)?.faction ?? ''), won])
}

export const houseName = (key: string, house: string): string =>
  house ? say(`cardia-house-${house}-name`, { card: nameOf(key) }) : nameOf(key)

export function guardianWords(guardian: CardiaGuardian): string {
  const card = guardian.card ? houseName(guardian.card, boxCardOf(guardian.card)?.house ?? '') : ''
  const message = guardian.card ? 'cardia-guardian-up' : 'cardia-guardian-down'
  return say(message, { place: guardian.place + 1, card, faction: factionName(guardian.faction) })
}

/** CAR-6.3, CAR-6.4 for whom a guardian acts. */
export function wakesWords(faction: string, exclusive: boolean | null): string {
  return say('web-cardia-wakes', { faction: factionName(faction), exclusive: exclusive ? 'yes' : 'no' })
}

/** CAR-5.1 what waits for a card, thing by thing. */
export function omenWords(omen: CardiaOmen): string[] {
  return [
    ...(omen.modifier ? [signed(omen.modifier)] : []),
    ...Array.from({ length: omen.librarians }, () => say('cardia-omen-librarian')),
    ...Array.from({ length: omen.engineers }, () => say('cardia-omen-engineer')),
    ...Array.from({ length: omen.claims }, () => say('cardia-omen-claim')),
    ...omen.demands.map((faction) => say('cardia-omen-demand', { faction: factionName(faction) })),
  ]
}

/** A faction with the influences of its characters: `Guild (3, 7, 11, 15)`. */
export function factionLabel(faction: string): string {
  const influences = charactersOf('I')
    .filter((card) => card.faction === faction)
    .map((card) => card.influence)
  return say('cardia-option-faction', { faction: factionName(faction), influences: influences.join(', ') })
}

export const factionAt = (number: number): string => allFactions()[number] ?? ''
