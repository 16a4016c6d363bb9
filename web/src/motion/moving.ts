/** Lets updates come one after the other, with the way between two of them shown. */
import { tick } from 'svelte'
import type { Room } from '../feed/room.svelte'
import type { Update } from '../protocol'
import { moves } from '../settings.svelte'
import { play, soundsOf } from '../sound/sound'
import { cardsFly, clearUp, numbersChange } from './flight'
import { snapshot } from './picture'
import { Passage } from './passage'
import { type Cues, isShort } from './story'

/** A tail longer than this is not shown step by step. */
const MOST_WAITING = 4

type View = NonNullable<Update['view']>

export interface Moving {
  cues: Cues
  /** What is shown while cards are still on their way: the new table with the old numbers. */
  heldBack: (now: View, next: View) => View | null
  /** Told of every update just before it counts. */
  before?: (update: Update) => void
}

export function moving(room: Room, root: HTMLElement, { cues, heldBack, before }: Moving): () => void {
  const waiting: (() => Promise<void>)[] = []
  let busy = false

  async function run(): Promise<void> {
    busy = true
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
    busy = false
  }

  /** Cards first, numbers after; if somebody is in a hurry, all at once. */
  async function perform(update: Update, count: (shown?: Update) => void): Promise<void> {
    clearUp()
    const now = room.update?.view
    const held = now && update.view ? heldBack(now, update.view) : null
    const start = snapshot(root)
    before?.(update)
    count(held ? { ...update, view: held, question: sameQuestion(room, update) } : update)
    play(...soundsOf(update.happenings, cues))
    const passage = new Passage(root, () => held && count(update))
    await tick()
    await passage.play(() => cardsFly(root, start, update.happenings, cues))
    const landed = passage.isHurried ? null : snapshot(root)
    passage.settle()
    await tick()
    if (landed) await passage.play(() => numbersChange(root, landed))
    passage.close()
  }

  room.onarrival = (update, count) => {
    const apply = () => {
      clearUp()
      before?.(update)
      count()
      play(...soundsOf(update.happenings, cues))
    }
    if (!moves() || document.hidden || !isShort(update.happenings, cues) || waiting.length > MOST_WAITING) {
      if (!busy) return apply()
      waiting.push(async () => apply())
      return undefined
    }
    waiting.push(() => perform(update, count))
    if (!busy) void run()
    return undefined
  }
  return () => {
    room.onarrival = null
    for (const next of waiting) void next()
  }
}

/** Nobody is asked anything new before the cards lie; what was asked before may still be answered. */
function sameQuestion(room: Room, { question }: Update): Update['question'] {
  return question?.id === room.question?.id ? question : null
}
