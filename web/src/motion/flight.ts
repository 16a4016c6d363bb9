/** Cards on their way: the difference of two pictures of the table, told with what happened between. */
import type { GameHappening, Happening } from '../protocol'
import { type Seen, match } from './matching'

export interface Picture {
  cards: Seen[]
  anchors: Map<string, DOMRect>
}

const OUT = 'cubic-bezier(.2,.8,.2,1)'
const LAND = 'cubic-bezier(.2,1.4,.4,1)'
const IN = 'cubic-bezier(.6,0,.9,.3)'
const TRAVEL = 380
const STAGGER = 60
const LONGEST = 1200
const ROWS = 3

export function snapshot(root: HTMLElement): Picture {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-flight]')].map((element) => ({
    element,
    card: element.dataset.card ?? '',
    zone: zoneOf(element),
    box: element.getBoundingClientRect(),
  }))
  const anchors = [...root.querySelectorAll<HTMLElement>('[data-anchor]')].map(
    (element) => [element.dataset.anchor!, element.getBoundingClientRect()] as const,
  )
  return { cards: cards.filter((one) => isShown(one.box)), anchors: new Map(anchors.filter(([, box]) => isShown(box))) }
}

/** What a narrow screen folds away has no size. */
const isShown = (box: DOMRect): boolean => box.width > 0 && box.height > 0

function zoneOf(element: HTMLElement): string {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row
  return row === undefined ? (element.dataset.flight ?? '') : `row-${row}`
}

/** Show the way from one picture to what is there now; any input jumps to the end. */
export async function fly(root: HTMLElement, before: Picture, happenings: Happening[]): Promise<void> {
  const after = snapshot(root)
  const { moved, come, gone } = match(before.cards, after.cards)
  const running: Animation[] = []
  for (const [from, to] of moved) if (isFar(from.box, to.box)) running.push(travel(to.element!, from.box, to.box))
  const turned = turnedOver(happenings)
  come.forEach((card, place) => {
    const delay = Math.min(place * STAGGER, LONGEST / 2)
    running.push(turned.young.has(card.card) ? turn(card) : arrive(card, originOf(card, before, happenings), delay))
  })
  const events = eventsOf(happenings)
  const burns = new Set(events.filter((one) => one.kind === 'fall').map((one) => one.card))
  const swept = events.some((one) => one.kind === 'total')
  for (const card of gone) {
    if (!turned.old.has(card.card)) running.push(vanish(root, card, burns.has(card.card) && !swept, after))
  }
  await settled(running)
}

const isFar = (from: DOMRect, to: DOMRect): boolean => Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2

function between(from: DOMRect, to: DOMRect): string {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width || 1})`
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect): Animation {
  const frames = [{ transform: between(from, to), transformOrigin: '0 0', zIndex: 20 }, { transform: 'none', transformOrigin: '0 0', zIndex: 20 }]
  return element.animate(frames, { duration: TRAVEL, easing: OUT })
}

function arrive(card: Seen, from: DOMRect | null, delay: number): Animation {
  const start = from ? `${between(from, card.box)} rotate(6deg)` : 'translateY(60px) scale(1.25)'
  const frames = [
    { transform: start, opacity: 0, transformOrigin: '0 0' },
    { opacity: 1, offset: 0.5, transformOrigin: '0 0' },
    { transform: 'none', opacity: 1, transformOrigin: '0 0' },
  ]
  return card.element!.animate(frames, { duration: TRAVEL + 100, delay, easing: from ? OUT : LAND, fill: 'backwards' })
}

/** A card turned over in its place. */
function turn(card: Seen): Animation {
  const frames = [{ transform: 'rotateY(-90deg)' }, { transform: 'none' }]
  return card.element!.animate(frames, { duration: TRAVEL, easing: OUT, fill: 'backwards' })
}

/** Where a card comes from that was nowhere to be seen. */
function originOf(card: Seen, before: Picture, happenings: Happening[]): DOMRect | null {
  if (card.zone === 'hand') return [...before.anchors].findLast(([name]) => name.startsWith('deck-'))?.[1] ?? null
  const told = eventsOf(happenings).findLast((one) => one.card === card.card && one.seat >= 0)
  if (!told) return null
  const kinds = eventsOf(happenings).filter((one) => one.card === card.card).map((one) => one.kind)
  if (kinds.includes('revive') || kinds.includes('return')) return before.anchors.get(`discard-${sideOf(card)}`) ?? null
  const name = kinds.includes('muster') ? 'deck' : 'hand'
  return before.anchors.get(`${name}-${told.seat}`) ?? before.anchors.get(`deck-${told.seat}`) ?? null
}

const eventsOf = (happenings: Happening[]): GameHappening[] => happenings.filter((one): one is GameHappening => one?.of === 'game')

const sideOf = (card: Seen): number => Math.floor(Number(/^row-(\d+)$/.exec(card.zone)?.[1] ?? -3) / ROWS)

/** Cards that took the place of another: it is turned over where it lies. */
export function turnedOver(happenings: Happening[]): { old: Set<string>; young: Set<string> } {
  const events = eventsOf(happenings)
  const turns = events.flatMap((one, place) => (['transform', 'summon'].includes(one.kind) ? [[one.card, events[place + 1]?.card ?? ''] as const] : []))
  return { old: new Set(turns.map(([old]) => old)), young: new Set(turns.map(([, young]) => young)) }
}

/** A card that is no longer there: it burns, or goes to its pile. */
function vanish(root: HTMLElement, card: Seen, burns: boolean, after: Picture): Animation {
  const ghost = card.element!.cloneNode(true) as HTMLElement
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  ghost.classList.add('ghost')
  const { x, y, width, height } = card.box
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  root.append(ghost)
  const pile = after.anchors.get(`discard-${sideOf(card)}`)
  const animation = burns ? burn(ghost) : leave(ghost, card.box, pile)
  animation.onfinish = animation.oncancel = () => ghost.remove()
  return animation
}

function burn(ghost: HTMLElement): Animation {
  const frames = [
    { clipPath: 'inset(0 0 0 0)', filter: 'none', opacity: 1 },
    { clipPath: 'inset(0 0 0 0)', filter: 'brightness(2.2) saturate(1.6)', opacity: 1, offset: 0.25 },
    { clipPath: 'inset(0 0 100% 0)', filter: 'brightness(3) saturate(2)', opacity: 0 },
  ]
  return ghost.animate(frames, { duration: 600, easing: IN })
}

function leave(ghost: HTMLElement, box: DOMRect, pile: DOMRect | undefined): Animation {
  const end = pile ? between(pile, box) : 'translateY(20px)'
  const frames = [{ transform: 'none', opacity: 1, transformOrigin: '0 0' }, { transform: end, opacity: 0, transformOrigin: '0 0' }]
  return ghost.animate(frames, { duration: TRAVEL, easing: OUT })
}

async function settled(running: Animation[]): Promise<void> {
  if (!running.length) return
  const skip = () => running.forEach((one) => one.finish())
  addEventListener('pointerdown', skip, { once: true, capture: true })
  addEventListener('keydown', skip, { once: true, capture: true })
  await Promise.allSettled(running.map((one) => one.finished))
  removeEventListener('pointerdown', skip, { capture: true })
  removeEventListener('keydown', skip, { capture: true })
}
