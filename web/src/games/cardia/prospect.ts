/** What an answer would lead to, in the words of the reader; the house foresees only what is sure. */
import type { Foresight } from '../../protocol'
import type { Outcome, CardiaProspect } from './protocol'
import type { Cast } from '../../table/cast'
import { say } from '../../words/words.svelte'
import { entry } from '../../sure'

export const prospectOf = (foresight: Foresight | null, word: string): CardiaProspect | null =>
  foresight?.prospects.find((one): one is CardiaProspect => 'encounters' in one && one.word === word) ?? null

/** `order` names the seats, the reader's own first; `signets` are those that they have now. */
export function thenWords(
  prospect: CardiaProspect | null,
  cast: Cast,
  order: number[],
  signets: number[],
): string {
  if (!prospect) return ''
  if (prospect.game !== null)
    return prospect.game < 0
      ? say('web-cardia-then-drawn')
      : say('web-cardia-then-game', cast.seat(prospect.game))
  const places = prospect.encounters.map((one) => placeWords(one, cast, order))
  const same = prospect.signets.every((count, seat) => count === signets[seat])
  return [
    ...places,
    ...(same ? [] : [say('web-cardia-then-signets', inOrder(prospect.signets, order))]),
  ].join(' ')
}

function placeWords(outcome: Outcome, cast: Cast, order: number[]): string {
  const winner = outcome.winners?.[0]
  const who = winner === undefined ? {} : cast.seat(winner)
  return say('web-cardia-then-place', {
    Name: '',
    ...who,
    number: outcome.place + 1,
    result: resultOf(outcome, cast),
    ...inOrder(outcome.influence, order),
  })
}

function resultOf({ winners }: Outcome, cast: Cast): string {
  if (winners === null) return 'open'
  if (winners.length === 1) return winners[0] === cast.viewer ? 'you' : 'other'
  return winners.length ? 'both' : 'tie'
}

const inOrder = (numbers: number[], order: number[]): { mine: number; theirs: number } => ({
  mine: numbers[entry(order, 0)] ?? 0,
  theirs: numbers[entry(order, 1)] ?? 0,
})
