/** Names for the foot of a small card: a longer one, and one of at most eight letters where it is narrow. */
import list from './ribbons.csv?raw'

const LONGEST = 13
const SHORTEST = 8

export interface Ribbons {
  ribbon: string
  short: string
}

/** A language has two columns, as `de` and `de_short`; what is empty there reads as in English. */
const [head = '', ...lines] = list.trim().split('\n')
const columns = head.split(',')
const chosen = new Map(lines.map((line) => [line.slice(0, line.indexOf(',')), line.split(',')] as const))

export function ribbonsOf(key: string, name: string, language: string): Ribbons {
  const names = chosen.get(key) ?? []
  const column = (title: string): string => names[columns.indexOf(title)] ?? ''
  const ribbon = column(language) || column('en') || shortened(name, LONGEST)
  return { ribbon, short: column(`${language}_short`) || column('en_short') || shortened(ribbon, SHORTEST) }
}

/** As many whole words as fit; a subtitle says more than a title. */
export function shortened(name: string, longest: number): string {
  const [, subtitle] = name.split(': ')
  let short = ''
  for (const word of (subtitle ?? name).split(' ')) {
    const longer = short ? `${short} ${word}` : word
    if (longer.length <= longest) short = longer
    else if (!short) return `${word.slice(0, longest - 1)}.`
    else break
  }
  return short
}
