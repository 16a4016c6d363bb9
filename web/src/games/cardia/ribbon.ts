/** The name on the ribbon of a card: whole where there is room, else as much as eight letters say. */
import { language } from '../../words/words.svelte'

const [SHORT, WHOLE, LONG] = [8, 9, 14]
/** Where a name of two words begins with what it is: Guardia di palazzo. */
const NOUN_FIRST = ['it']

export function shortName(name: string): string {
  const words = name.split(' ')
  const noun = (NOUN_FIRST.includes(language()) ? words[0] : words.at(-1)) ?? name
  return noun.length > SHORT ? `${noun.slice(0, SHORT - 1)}.` : noun
}

/** How much room a name needs, for the style sheet. */
export function ribbonLength(name: string): string {
  if (name.length > LONG) return 'is-longest'
  return name.length > WHOLE ? 'is-long' : ''
}
