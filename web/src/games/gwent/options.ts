/** An option as a person would name it. */
import { nameOf } from './library.svelte'
import { say } from '../../words/words.svelte'
import type { Cast } from '../../table/cast'
import { LINES } from './board'
import { type Asked, spotOf } from './spots'
import { entry } from '../../sure'

export function optionName(asked: Asked, word: string, cast: Cast, leader: string): string {
  const spot = spotOf(asked, word)
  if ('card' in spot) return nameOf(spot.card)
  if (spot.on === 'row') return placeName(spot.row, cast)
  if (spot.on === 'seat') return cast.title(spot.seat)
  if (spot.on === 'side') return cast.titleOfSide(spot.side)
  if (word === 'leader') return nameOf(leader)
  return say(`option-${word}`)
}

function placeName(row: number, cast: Cast): string {
  const place = say('place-row', {
    ...cast.side(Math.floor(row / LINES.length)),
    row: entry(LINES, row % LINES.length),
  })
  return place.slice(0, 1).toUpperCase() + place.slice(1)
}
