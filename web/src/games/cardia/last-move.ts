/** What happened in the last encounter but for the reader's own part, and what of it lies in the row. */
import type { GameHappening, Happening } from '../../protocol'
import type { Cast } from '../../table/cast'
import { type Deed, gainsIn } from '../../table/deeds'
import { standing } from '../../table/log'
import { gainsAt, teller } from './log'

const OWN = ['reveal', 'ability', 'draw', 'commit', 'plays_openly']
const UNTOLD = ['game', 'guardian_up', 'draw']
const IN_ROW = ['reveal', 'puppet', 'tokens', 'ongoing', 'modifiers_gone', 'ongoing_gone', 'tokens_moved']

/** It stays until the next cards are revealed. */
export function lastDeeds(happenings: readonly Happening[], cast: Cast, rules: string): Deed[] {
  const events = sinceReveal(standing(happenings))
  const told = events.filter(
    (one) => !UNTOLD.includes(one.kind) && !(one.seat === cast.viewer && OWN.includes(one.kind)),
  )
  if (!told.length) return []
  const seat = cast.viewer < 0 ? -1 : 1 - cast.viewer
  const gains = gainsIn(events, gainsAt(happenings))
  return [{ seat, events: told, sentences: teller.tellBriefly(told, cast, rules), gains }]
}

/** From the first card of the encounter that was revealed last. */
function sinceReveal(events: readonly GameHappening[]): readonly GameHappening[] {
  const game = events.slice(events.findLastIndex((one) => one.kind === 'game') + 1)
  const last = game.findLastIndex((one) => one.kind === 'reveal')
  if (last < 0) return []
  const before = game.slice(0, last)
  const pair = before.findLastIndex((one) => one.kind === 'reveal')
  return game.slice(before[pair]?.place === game[last]?.place ? pair : last)
}

/** `place.seat` of every card that was revealed or changed. */
export function cardsIn(deeds: readonly Deed[]): ReadonlySet<string> {
  const events = deeds.flatMap((deed) => deed.events)
  return new Set(events.filter((one) => IN_ROW.includes(one.kind)).map((one) => `${one.place}.${one.seat}`))
}
