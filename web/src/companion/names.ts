/** The names of all cards in every language, so that a card is found by whatever is printed on it. */
import { house } from '../feed/house'
import { folded } from '../parts/folded'

const loose = (text: string): string => folded(text).replaceAll('ß', 'ss')

export class Names {
  private readonly byCard: ReadonlyMap<string, string>

  constructor(cards: readonly { key: string; names: Readonly<Record<string, string>> }[]) {
    this.byCard = new Map(cards.map(({ key, names }) => [key, loose(Object.values(names).join(' | '))]))
  }

  /** Whether every word stands somewhere in a name of the card, as it is called here or elsewhere. */
  fits(key: string, shown: string, words: string): boolean {
    const text = `${loose(shown)} | ${this.byCard.get(key) ?? ''}`
    return loose(words)
      .split(/\s+/)
      .filter(Boolean)
      .every((word) => text.includes(word))
  }
}

export async function namesOf(game: string): Promise<Names> {
  return new Names((await house.almanac(game)).cards)
}
