/** Whom the table waits for, and who ended the game: both by name. */
import type { RoomView } from '../protocol'
import { joined, say } from '../words/words.svelte'
import type { Cast } from './cast'

/** Nobody is named where nobody else is asked, as between two questions. */
export function waitingWords(asked: readonly number[], cast: Cast): string {
  const names = asked.filter((seat) => seat !== cast.viewer).map((seat) => cast.title(seat))
  return say('web-waits-for', { name: joined(names), count: names.length })
}

export function reasonWords({ reason, seat }: NonNullable<RoomView['result']>, cast: Cast): string {
  return say(`web-end-${reason}`, seat === null ? { who: 'nobody' } : cast.seat(seat))
}
