/** Short names for the foot of a small card: chosen for English, cut for other languages. */
import list from './ribbons.csv?raw'

const LONGEST = 13
const chosen = new Map(
  list
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',', 2) as [string, string]),
)

export function ribbonOf(key: string, name: string, language: string): string {
  return (language === 'en' ? chosen.get(key) : undefined) ?? shortened(name)
}

/** As many whole words as fit; a subtitle says more than a title. */
export function shortened(name: string): string {
  const [, subtitle] = name.split(': ')
  let short = ''
  for (const word of (subtitle ?? name).split(' ')) {
    const longer = short ? `${short} ${word}` : word
    if (longer.length <= LONGEST) short = longer
    else if (!short) return `${word.slice(0, LONGEST - 1)}.`
    else break
  }
  return short
}
