/** What was said around the table: phrases in the language of the reader, and words as they were written. */
import type { Happening, RoomHappening } from '../protocol'
import { say } from '../words/words.svelte'

export const PHRASES = ['hello', 'well_played', 'one_moment', 'oops', 'thanks'] as const

export interface Remark {
  /** Its place among all that happened. */
  at: number
  guest: number
  name: string
  text: string
}

const isRemark = (one: Happening): one is RoomHappening =>
  one?.of === 'room' && (one.kind === 'phrase' || one.kind === 'chat')

function textOf({ kind, details }: RoomHappening): string {
  return kind === 'phrase' ? say(`web-phrase-${String(details.phrase)}`) : String(details.text)
}

/** All of them, or those from a place on. */
export const remarksIn = (happenings: readonly Happening[], from = 0): Remark[] =>
  happenings.flatMap((one, at) =>
    at >= from && isRemark(one)
      ? [{ at, guest: Number(one.details.guest), name: String(one.details.name), text: textOf(one) }]
      : [],
  )
