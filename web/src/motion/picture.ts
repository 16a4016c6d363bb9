/** A picture of the table: which cards lie where, and where the piles are. */
import type { Seen } from './matching'
import { given } from '../sure'

export interface Picture {
  cards: Seen[]
  anchors: Map<string, DOMRect>
}

export function snapshot(root: HTMLElement): Picture {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-flight]')].map(seen)
  const anchors = [...root.querySelectorAll<HTMLElement>('[data-anchor]')].map(
    (element) => [given(element.dataset.anchor), element.getBoundingClientRect()] as const,
  )
  return {
    cards: cards.filter((one) => isShown(one.box)),
    anchors: new Map(anchors.filter(([, box]) => isShown(box))),
  }
}

function seen(element: HTMLElement): Seen {
  const { card = '', spot = '', strength = '' } = element.dataset
  return { element, card, spot, strength, zone: zoneOf(element), box: boxOf(element) }
}

/** In a crowded row a card may lie behind its like, and is where that one is. */
function boxOf(element: HTMLElement): DOMRect {
  let place = element.closest('[data-behind]')
  while (place?.matches('[data-behind]')) place = place.previousElementSibling
  return (place?.querySelector('[data-flight]') ?? element).getBoundingClientRect()
}

/** What a narrow screen folds away has no size. */
const isShown = (box: DOMRect): boolean => box.width > 0 && box.height > 0

function zoneOf(element: HTMLElement): string {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row
  return row === undefined ? (element.dataset.flight ?? '') : `row-${row}`
}
