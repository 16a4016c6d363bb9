/** What the reader is asked, and what the options are called. */
import { factionName } from './factions'
import { characterOf, nameOf } from './library.svelte'
import type { Question } from '../../protocol'
import type { CardiaView } from './protocol'
import type { Cast } from '../../table/cast'
import { say, sayIfKnown } from '../../words/words.svelte'
import { factionAt, factionLabel, inRow, listedCard } from './naming'
import { pairOf, spotOf } from './spots'
import { entry } from '../../sure'

/** What the reader is asked: the kind, the place it comes from and one number more. */
export function pendingOf(view: CardiaView): { kind: string; place: number; number: number } {
  for (const words of view.pending.toReversed()) {
    const [kind = '', seat, place, number] = words.split(' ')
    if (Number(seat) === view.seat) return { kind, place: Number(place), number: Number(number) }
  }
  return { kind: '', place: 0, number: 0 }
}

export function promptOf(view: CardiaView, question: Question): string {
  const { number } = pendingOf(view)
  const details = { faction: factionName(factionAt(number)), card: askedCard(view), count: number }
  return sayIfKnown(`cardia-ask-${question.kind}`, details) ?? say('web-ask')
}

/** The card that the question is about, where it names one. */
function askedCard(view: CardiaView): string {
  const { kind, number } = pendingOf(view)
  if (kind === 'bury') return listedCard(view.seats[view.seat]?.deck[0] ?? '')
  const spots: Record<string, [number, number]> = {
    annotate: [view.current, view.seat],
    set_down: [number, view.seat],
    empty_of: [Math.floor(number / 2), number % 2],
    impair: [Math.floor(number / 2), number % 2],
  }
  const [place, seat] = spots[kind] ?? [-1, 0]
  const card = view.row[place]?.cards[seat]
  return card ? inRow(card) : ''
}

/** An option as a person reads it. */
export function optionWords(
  view: CardiaView,
  question: Pick<Question, 'kind' | 'shape'>,
  cast: Cast,
  word: string,
): string {
  const spot = spotOf(word, view.seat)
  const pair = pairOf(word)
  if (spot) return spotWords(view, cast, ...spot)
  if (pair !== null) return pairWords(view, pair)
  if (question.shape === 'faction') return factionLabel(word)
  if (question.shape === 'amount')
    return say('cardia-option-amount', { sign: word.startsWith('+') ? 'plus' : 'minus' })
  if (characterOf(word)) return listedCard(word)
  return sayIfKnown(word === 'pass' ? `cardia-option-${question.kind}-pass` : `cardia-option-${word}`) ?? word
}

function spotWords(view: CardiaView, cast: Cast, place: number, seat: number): string {
  const card = view.row[place]?.cards[seat]
  const owned = card ? say('cardia-owned', { ...cast.seat(seat), card: inRow(card) }) : ''
  return say('cardia-option-spot', {
    card: owned.slice(0, 1).toUpperCase() + owned.slice(1),
    number: place + 1,
  })
}

function pairWords(view: CardiaView, place: number): string {
  const [card = '', other = ''] = [place, place + 1].map((at) =>
    inRow(entry(entry(view.row, at).cards, view.seat)),
  )
  return say('cardia-option-pair', { card, other, number: place + 1, next: place + 2 })
}

/** What the button says that gives the picked answer. */
export function yesWords(question: Question, word: string): string {
  const pair = pairOf(word)
  if (pair !== null) return say('web-cardia-yes-pair', { number: pair + 1, next: pair + 2 })
  const card = characterOf(word) ? nameOf(word) : ''
  return (
    sayIfKnown(`web-cardia-yes-${question.kind}`, { card }) ??
    (card ? say('web-cardia-yes-card', { card }) : say('web-choose'))
  )
}
