/** A deck while it is built: what the reader has laid out, and how the house reads it. */
import type { AppraisedDeck, GwentCard } from '../protocol'

export interface Sketch {
  name: string
  faction: string
  leader: string
  /** Copies by the face of the card. */
  cards: Record<string, number>
}

/** As a deck file, by the ids of the cards, which every house understands. */
export function textOf({ name, faction, leader, cards }: Sketch): string {
  const lines = [`faction: ${faction}`, `leader: ${leader}`]
  if (name.trim()) lines.unshift(`name: ${JSON.stringify(name.trim())}`)
  for (const [card, copies] of Object.entries(cards)) lines.push(`${copies} ${card}`)
  return `${lines.join('\n')}\n`
}

export const sketchOf = ({ name, faction, leader, cards }: AppraisedDeck): Sketch => ({
  name,
  faction,
  leader,
  cards: cards ?? {},
})

export function withCopies(sketch: Sketch, card: string, copies: number): Sketch {
  const { [card]: _, ...others } = sketch.cards
  return { ...sketch, cards: copies > 0 ? { ...others, [card]: copies } : others }
}

/** The neutral cards stay; whatever belongs to the former faction goes. */
export function withFaction(
  sketch: Sketch,
  faction: string,
  leader: string,
  isNeutral: (card: string) => boolean,
): Sketch {
  const cards = Object.fromEntries(Object.entries(sketch.cards).filter(([card]) => isNeutral(card)))
  return { ...sketch, faction, leader, cards }
}

const KINDS = ['hero', 'unit', 'special', 'weather']

/** Heroes, then units from the strongest to the weakest, then special cards. */
export const byKind =
  (nameOf: (card: string) => string) =>
  (one: GwentCard, other: GwentCard): number =>
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    (other.strength ?? 0) - (one.strength ?? 0) ||
    nameOf(one.key).localeCompare(nameOf(other.key))

/** What was done, what was undone. */
export class Steps<T> {
  private past: T[] = []
  private future: T[] = []

  constructor(readonly now: T) {}

  private become(past: T[], now: T, future: T[]): Steps<T> {
    return Object.assign(new Steps(now), { past, future })
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }

  get canRedo(): boolean {
    return this.future.length > 0
  }

  then(next: T): Steps<T> {
    return this.become([...this.past, this.now], next, [])
  }

  undone(): Steps<T> {
    const last = this.past.at(-1)
    return last === undefined ? this : this.become(this.past.slice(0, -1), last, [this.now, ...this.future])
  }

  redone(): Steps<T> {
    const [next, ...future] = this.future
    return next === undefined ? this : this.become([...this.past, this.now], next, future)
  }
}
