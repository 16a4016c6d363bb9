/** Lays what tells of a card beside it: over the rows, never over the hand, never out of sight. */
const GAP = 12
const EDGE = 8

/** Above everything that could cut it off. */
export function beside(pop: HTMLElement): void {
  if (!pop.popover) return
  const card = (pop.parentElement ?? pop).getBoundingClientRect()
  pop.showPopover()
  const { width, height } = pop.getBoundingClientRect()
  const room = roomBesideTheHand()
  const right = card.right + GAP
  const left = right + width <= room.right ? right : card.left - GAP - width
  pop.style.left = `${within(left, EDGE, room.right - width)}px`
  pop.style.top = `${within(card.top - card.height / 2, EDGE, room.bottom - height)}px`
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/** The hand lies below the rows, or to their right. */
function roomBesideTheHand(): { right: number; bottom: number } {
  const hand = document.querySelector('.hand__w, .whand__h')?.getBoundingClientRect()
  const act = document.querySelector('.hand .prompt')?.getBoundingClientRect()
  const isBeside = hand && hand.left > innerWidth / 2
  const bottom = isBeside ? innerHeight : Math.min(hand?.top ?? innerHeight, act?.top || innerHeight)
  return { right: (isBeside ? hand.left : innerWidth) - EDGE, bottom: bottom - EDGE }
}
