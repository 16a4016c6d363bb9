/** A card as it is drawn: facts of the library in the words of the reader. */
export interface CardFacts {
  key: string
  name: string
  ribbon: string
  /** At most eight letters. */
  short: string
  faction: string
  kind: 'unit' | 'hero' | 'special' | 'weather' | 'leader'
  rows: string[]
  strength: number | null
  abilities: string[]
  /** A line for the foot of the large face. */
  line: string
}

export const isUnit = (card: CardFacts): boolean => card.kind === 'unit' || card.kind === 'hero'
