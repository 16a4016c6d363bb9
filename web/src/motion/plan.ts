/** Who moves where, when and for how long; worked out from two pictures and what happened between them. */
import type { Seen } from './matching'
import { match } from './matching'
import type { Picture } from './picture'
import type { Story } from './story'

/** The ways a card can take; `cast` is a special card that does its work and is gone. */
export type How =
  | 'shift'
  | 'play'
  | 'spy'
  | 'call'
  | 'revive'
  | 'draw'
  | 'turn'
  | 'cast'
  | 'burn'
  | 'leave'
  | 'slide'
  | 'stamp'

export interface Way {
  how: How
  card: Seen
  /** Where it comes from, or where it goes if it leaves; null if nobody knows. */
  other: DOMRect | null
  /** The card that it replaces. */
  old?: Seen
  delay: number
  long: number
}

/** Consequences begin when the card that caused them touches the table. */
export const TOUCH = 300
/** Everything but the numbers. */
export const LONGEST = 760
const ROWS = 3
const LONG: Record<How, number> = {
  shift: 300,
  play: 480,
  spy: 420,
  call: 380,
  revive: 380,
  draw: 420,
  turn: 320,
  cast: 420,
  burn: 580,
  leave: 420,
  slide: 320,
  stamp: 320,
}
const STAGGER: Partial<Record<How, number>> = { call: 60, draw: 70, revive: 60, leave: 12 }

export function plan(before: Picture, after: Picture, story: Story): Way[] {
  const { moved, come, gone } = match(before.cards, after.cards)
  const left = new Set(gone)
  const ways: Way[] = []
  const add = (how: How, card: Seen, other: DOMRect | null, old?: Seen) =>
    ways.push({ how, card, other, ...(old && { old }), delay: 0, long: LONG[how] })
  for (const [from, to] of moved) {
    if (!isFar(from.box, to.box)) continue
    if (from.zone === 'seal') add('slide', to, from.box)
    else if (from.zone === to.zone) add('shift', to, from.box)
    else add(crossing(to, from.box, after), to, from.box)
  }
  for (const card of come) {
    const old = replacedBy(card, left, story)
    if (old) left.delete(old)
    if (card.zone === 'seal') add('stamp', card, null)
    else if (old) add('turn', card, null, old)
    else add(...arrival(card, before, after, story))
  }
  for (const card of left)
    if (card.zone !== 'seal' && card.zone !== 'back') add(...departure(card, after, story))
  return inTime(ways, story)
}

export const isFar = (from: DOMRect, to: DOMRect): boolean =>
  Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2

/** Over the middle of the table goes only what is given to somebody else. */
function crossing(card: Seen, from: DOMRect, { anchors }: Picture): 'play' | 'spy' {
  const middle = anchors.get('sky')
  if (!middle || !card.zone.startsWith('row-')) return 'play'
  return from.y < middle.y === card.box.y < middle.y ? 'play' : 'spy'
}

/** The card that lay in the same spot, or that was turned into this one. */
function replacedBy(card: Seen, left: ReadonlySet<Seen>, story: Story): Seen | undefined {
  return [...left].find(
    (one) =>
      (card.spot && one.spot === card.spot) ||
      (story.young.has(card.card) && story.old.has(one.card) && one.zone === card.zone),
  )
}

function arrival(card: Seen, before: Picture, after: Picture, story: Story): [How, Seen, DOMRect | null] {
  const pile = (name: string) => before.anchors.get(name) ?? null
  if (card.zone === 'hand') return ['draw', card, lastDeck(before)]
  if (story.revived.has(card.card)) return ['revive', card, pile(`discard-${sideOf(card)}`)]
  const deck = pile(`deck-${story.actor}`)
  if (story.called.has(card.card)) return ['call', card, deck ?? pile(`hand-${story.actor}`)]
  const hand = pile(`hand-${story.actor}`) ?? deck
  if (card.card !== story.played) return ['call', card, hand]
  return [hand ? crossing(card, hand, after) : 'play', card, hand]
}

const lastDeck = ({ anchors }: Picture): DOMRect | null =>
  [...anchors].findLast(([name]) => name.startsWith('deck-'))?.[1] ?? null

function departure(card: Seen, after: Picture, story: Story): [How, Seen, DOMRect | null] {
  if (story.burnt.has(card.card)) return ['burn', card, null]
  if (card.zone === 'hand' && card.card === story.played)
    return ['cast', card, after.anchors.get('sky') ?? null]
  if (card.zone === 'hand') return ['leave', card, lastDeck(after)]
  return ['leave', card, after.anchors.get(`discard-${sideOf(card)}`) ?? null]
}

/** By its row, or by the second number of its spot. */
function sideOf({ zone, spot }: Seen): number {
  if (spot) return Number(spot.split('.')[1])
  return Math.floor(Number(/^row-(\d+)$/.exec(zone)?.[1] ?? -ROWS) / ROWS)
}

/** First the cause, then what it led to, one after the other; others close ranks when there is room. */
function inTime(ways: Way[], story: Story): Way[] {
  const caused = ways.some((way) => ['play', 'spy', 'cast'].includes(way.how)) && story.played !== ''
  const begin = caused ? TOUCH : 0
  const burns = ways.some((way) => way.how === 'burn')
  const turns = new Map<How, number>()
  for (const way of ways) {
    const turn = turns.get(way.how) ?? 0
    turns.set(way.how, turn + 1)
    way.delay = delayOf(way, begin, burns) + turn * (STAGGER[way.how] ?? 0)
  }
  return fitted(ways)
}

function delayOf({ how }: Way, begin: number, burns: boolean): number {
  if (how === 'play' || how === 'spy' || how === 'cast') return 0
  if (how === 'shift') return burns ? begin + TOUCH : 0
  return begin
}

/** However much happens: it is over in time. */
function fitted(ways: Way[]): Way[] {
  const end = Math.max(0, ...ways.map((way) => way.delay + way.long))
  const pace = Math.min(1, LONGEST / end)
  for (const way of ways) {
    way.delay *= pace
    way.long *= pace
  }
  return ways
}
