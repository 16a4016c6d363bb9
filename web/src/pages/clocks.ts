/** The clock of a table in a few words. */
import type { RoomView } from '../protocol'
import { say } from '../words/words.svelte'

type Clock = RoomView['clock']

export function clockWords(clock: Clock): string {
  if (clock.kind === 'move') return say('web-clock-move', { seconds: clock.seconds ?? 0 })
  if (clock.kind === 'bank')
    return say('web-clock-bank', {
      minutes: Math.round((clock.seconds ?? 0) / 60),
      increment: clock.increment ?? 0,
    })
  if (clock.kind === 'days') return say('web-clock-post', { days: clock.days ?? 0 })
  return say('web-clock-none')
}
