/**
 * Why a unit has its strength (GWT-4.7), and what the opponent of solo play weighed (GWT-8.5), by the tables of
 * `data/why.json`, which the terminal reads, too (`gwent/terminal/why.py`).
 */
import reasons from '../../../../src/taverne/gwent/data/why.json'
import type { GameHappening, Happening } from '../../protocol'
import { entry } from '../../sure'
import type { Cast } from '../../table/cast'
import { standing } from '../../table/log'
import { tallied } from '../../table/telling'
import { joined, say } from '../../words/words.svelte'
import { nameOf } from './library.svelte'
import type { GwentUnit } from './protocol'

export interface StrengthStep {
  name: string
  /** In a word or two: the cards that caused it, else what it is called. */
  label: string
  points: number
  gain: number
  /** What the step does, as a sign beside it. */
  sign: string
  text: string
}

const NUMBERS: Record<string, string> = reasons.step_numbers
const CAUSES: Partial<Record<string, string>> = reasons.step_causes

/** Each step that changed the strength. */
export const strengthSteps = ({ steps }: GwentUnit): StrengthStep[] =>
  steps.map((step, place) => strengthStep(step, steps[place - 1]?.[1] ?? 0))

function strengthStep([name, points, cards]: GwentUnit['steps'][number], before: number): StrengthStep {
  const numbers = { points, gain: points - before, times: before ? Math.floor(points / before) : 1 }
  const told = (NUMBERS[name] ?? 'gain') as keyof typeof numbers
  const causes = tallied(cards.map(nameOf))
  const unnamed = CAUSES[name]
  const cause = unnamed && !causes.length ? say(unnamed) : joined(causes)
  const count = Math.max(1, causes.length)
  return {
    name,
    label: causes.join(', ') || say(`web-step-${name}`),
    points,
    gain: name === 'printed' ? 0 : numbers.gain,
    sign: signOf(name, told, numbers[told]),
    text: say(`${reasons.step_words}-${name}`, { points, [told]: numbers[told], cause, count }),
  }
}

function signOf(name: string, told: string, number: number): string {
  if (told === 'points') return name === 'printed' ? '' : say('web-step-becomes')
  return told === 'times' ? `×${number}` : `+${number}`
}

export interface Way {
  word: string
  value: number
  chosen: boolean
}

export interface Weighing {
  card: string
  measure: 'weigh' | 'weigh_strength'
  ways: Way[]
}

/** What the opponent without a player did in its turn: the card that it turned up, and its choice if it had one. */
export interface Step {
  card: string
  weighing: Weighing | null
  /** The row in which the card came to lie, -1 for none. */
  row: number
}

const TURNED = ['reveal', 'turn_up', 'unbury']
const LAID = ['play', 'beside']

/** The last choice of the opponent, with every way it could have gone. */
export function lastWeighing(happenings: readonly Happening[]): Weighing | null {
  const events = standing(happenings)
  const end = events.findLastIndex((one) => isWeighing(one))
  if (end < 0) return null
  let start = end
  while (start > 0 && isWeighing(entry(events, start - 1))) start -= 1
  const after = events[end + 1]
  const card = events.slice(0, start).findLast((one) => reasons.played.includes(one.kind))?.card ?? ''
  const ways = events
    .slice(start, end + 1)
    .map((one) => ({ word: one.card, value: one.place, chosen: isChosen(one.card, after) }))
  return {
    card,
    measure: entry(events, end).kind as Weighing['measure'],
    ways: ways.sort((one, other) => other.value - one.value),
  }
}

/** Its last turn among these happenings. */
export function lastStep(happenings: readonly Happening[], automaton: number): Step | null {
  const own = standing(happenings).filter((one) => one.seat === automaton)
  const start = own.findLastIndex((one) => TURNED.includes(one.kind) && one.card !== '')
  if (start < 0) return null
  const laid = own.slice(start).find((one) => LAID.includes(one.kind))
  return { card: entry(own, start).card, weighing: lastWeighing(happenings), row: laid?.place ?? -1 }
}

const isWeighing = (event: GameHappening): boolean => reasons.weighed.includes(event.kind)

function isChosen(word: string, after: GameHappening | undefined): boolean {
  const [line = '', side] = word.split('@')
  if (side === undefined) return after?.card === word
  return after?.place === Number(side) * reasons.rows.length + reasons.rows.indexOf(line)
}

/** GWT-9.32 whether the choice fell between plays of equal worth. */
export const isTie = ({ ways }: Weighing): boolean =>
  ways.filter((way) => way.value === ways[0]?.value).length > 1

/** Where a way leads: a row, or a card. */
export function placeWords({ word }: Way, cast: Cast): string {
  const [line = '', side] = word.split('@')
  return side === undefined ? nameOf(word) : say('place-row', { ...cast.side(Number(side)), row: line })
}

/** One way to play, what it would bring, and whether it was chosen. */
export const wayWords = (way: Way, cast: Cast): string =>
  say(way.chosen ? 'why-chosen' : 'why-other', { way: placeWords(way, cast), value: way.value })
