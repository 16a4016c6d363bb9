/** The way from one picture of the table to the next: first the cards, then the numbers. */
import type { Happening } from '../protocol'
import { hop, show } from './effects'
import { match } from './matching'
import { type Picture, snapshot } from './picture'
import { type Way, plan } from './plan'
import { type Cues, NOTHING, storyOf } from './story'

const BETWEEN_NUMBERS = 40
const LAST_NUMBER = 240

/** Cards to their new places. */
export function cardsFly(
  root: HTMLElement,
  before: Picture,
  happenings: readonly Happening[],
  cues: Cues,
): Animation[] {
  const story = storyOf(happenings, cues)
  const ways = plan(before, snapshot(root), story)
  const dialog = story.swept ? document.querySelector<HTMLDialogElement>('dialog[open]') : null
  const waiting = dialog ? ways.filter((way) => way.how === 'leave') : []
  if (dialog) waitBehind(dialog, root, waiting)
  return ways.filter((way) => !waiting.includes(way)).flatMap((way) => show(root, way))
}

/** The board is cleared when the summary of the round has been read. */
function waitBehind(dialog: HTMLDialogElement, root: HTMLElement, ways: Way[]): void {
  const leaving = ways.flatMap((way) => show(root, way))
  for (const one of leaving) one.pause()
  lingering.push(...leaving)
  dialog.addEventListener('close', () => leaveNow(leaving), { once: true })
}

const lingering: Animation[] = []

function leaveNow(leaving: Animation[]): void {
  for (const one of leaving) one.play()
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, clearUp, { once: true, capture: true })
}

/** Whatever still waits is in the way of something new. */
export function clearUp(): void {
  for (const one of lingering.splice(0)) one.finish()
}

/** Strengths hop one after the other along the table; seals find their place. */
export function numbersChange(root: HTMLElement, before: Picture): Animation[] {
  const after = snapshot(root)
  const changed = match(before.cards, after.cards).moved.filter(
    ([from, to]) => from.strength !== to.strength && from.zone === to.zone,
  )
  const pause = Math.min(BETWEEN_NUMBERS, LAST_NUMBER / Math.max(1, changed.length))
  const seals = plan(only(before), only(after), NOTHING)
  return [
    ...changed.map(([, card], place) => hop(card, place * pause)),
    ...seals.flatMap((way) => show(root, way)),
  ]
}

const only = ({ cards, anchors }: Picture): Picture => ({
  cards: cards.filter((one) => one.zone === 'seal'),
  anchors,
})
