/** What happened at a table of Gwent, in sentences. */
import grammar from '../../../../src/taverne/gwent/data/happenings.json'
import { factionName } from './factions'
import { isLeader, nameOf, leaderOf, leaderText } from './library.svelte'
import type { GameHappening, Happening } from '../../protocol'
import type { Chapters } from '../../table/chapters'
import { type Deed, deedsOf } from '../../table/deeds'
import type { Sentence } from '../../table/log'
import { gainsOf } from '../../table/gains'
import { type Lexicon, Teller } from '../../table/telling'
import { type Details, knows, say } from '../../words/words.svelte'
import type { Cast } from '../../table/cast'

export { type Sentence, sinceDeal } from '../../table/log'

const lexicon: Lexicon = {
  name: nameOf,
  more: leaderDetails,
  isTold: () => true,
}
export const teller = new Teller(grammar, lexicon)

/** What the others did since the reader's own last move. */
export const lastDeeds = (happenings: readonly Happening[], cast: Cast, rules: string): Deed[] =>
  deedsOf(happenings, cast, rules, teller, grammar)

/** Rounds, with their totals once they are known, the reader's own first; in a match also its games. */
export const chaptersFor = (home: number): Chapters => ({
  titleOf(line) {
    if (!line.heading) return ''
    return line.kind === 'round' ? say('web-round', { number: line.place }) : line.text
  },
  endOf(lines) {
    const totals = lines.filter((line) => line.kind === 'total').map((line) => line.place)
    return [...totals.slice(home), ...totals.slice(0, home)].join(' : ')
  },
})

export const sentences = (happenings: readonly Happening[], cast: Cast, rules: string): Sentence[] =>
  teller.tell(happenings, cast, rules, gainsOf(happenings, grammar))

/** What the leader says, and the faction that it leads. */
function leaderDetails(event: GameHappening, rules: string): Details {
  if (!isLeader(event.card)) return { text: '', faction: '' }
  const adapted = `solo-${event.card}`
  const isAdapted = grammar.says.adapted.includes(event.kind) && knows(adapted)
  const text = isAdapted ? say(adapted) : leaderText(event.card, rules)
  return { text, faction: factionName(leaderOf(event.card)?.faction ?? '') }
}
