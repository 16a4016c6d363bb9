/** Lets updates come one after the other, with the way between two of them shown. */
import { tick } from 'svelte'
import type { Room } from '../feed/room.svelte'
import type { Update } from '../protocol'
import { moves } from '../settings.svelte'
import { play, soundsOf } from '../sound/sound'
import { fly, snapshot } from './flight'

/** A tail longer than this is not shown step by step. */
const MOST_WAITING = 4

type Before = (update: Update) => void

/** `before` is told of every update just before it counts. */
export function stage(room: Room, root: HTMLElement, before: Before = () => {}): () => void {
  const waiting: (() => Promise<void>)[] = []
  let busy = false

  async function run(): Promise<void> {
    busy = true
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
    busy = false
  }

  room.onarrival = (update, count) => {
    const apply = () => {
      before(update)
      count()
      play(...soundsOf(update.happenings))
    }
    const events = update.happenings.filter((one) => one?.of === 'game')
    if (!moves() || !events.length || waiting.length > MOST_WAITING) {
      if (!busy) return apply()
      waiting.push(async () => apply())
      return undefined
    }
    waiting.push(async () => {
      const picture = snapshot(root)
      apply()
      await tick()
      await fly(root, picture, events.map((one) => one!))
    })
    if (!busy) void run()
    return undefined
  }
  return () => {
    room.onarrival = null
    for (const next of waiting) void next()
  }
}
