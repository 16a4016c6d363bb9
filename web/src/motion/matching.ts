/** Which card of one picture is which of the next: cards have no numbers, so the nearest equal one is it. */
export interface Seen {
  card: string
  zone: string
  box: DOMRect
  element?: HTMLElement
  /** A place that holds one card at a time. */
  spot?: string
  /** What the card shows as its strength. */
  strength?: string
}

export interface Difference {
  moved: [from: Seen, to: Seen][]
  come: Seen[]
  gone: Seen[]
}

/** First within a zone in its order, then from one zone to another; the rest has come or gone. */
export function match(before: readonly Seen[], after: readonly Seen[]): Difference {
  const left = [...before]
  const moved: [Seen, Seen][] = []
  const strangers: Seen[] = []
  for (const card of after) {
    const same = take(left, (one) => one.card === card.card && one.zone === card.zone)
    if (same) moved.push([same, card])
    else strangers.push(card)
  }
  const come: Seen[] = []
  for (const card of strangers) {
    const elsewhere = take(left, (one) => one.card === card.card)
    if (elsewhere) moved.push([elsewhere, card])
    else come.push(card)
  }
  return { moved, come, gone: left }
}

function take(cards: Seen[], fits: (card: Seen) => boolean): Seen | undefined {
  const place = cards.findIndex(fits)
  return place < 0 ? undefined : cards.splice(place, 1)[0]
}
