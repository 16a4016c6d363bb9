/** How a game ended, as its reader is told. */
import type { RoomView } from '../../protocol'
import type { Cast } from '../../table/cast'
import { joined, say } from '../../words/words.svelte'
import { entry } from '../../sure'
import { reasonWords } from '../../table/waiting'
import type { GwentView, MatchView } from './protocol'

type Result = NonNullable<RoomView['result']>

export function endTitle({ winners, seat }: Result, cast: Cast): string {
  if (cast.viewer < 0) return winnerWords(winners, cast) || say('web-drawn')
  if (winners.includes(entry(cast.sideOf, cast.viewer)))
    return say(winners.length > 1 ? 'web-shared' : 'web-won')
  return say(winners.length || seat === cast.viewer ? 'web-lost' : 'web-drawn')
}

/** With whom the victory is shared, or among several who won it. */
export function endWords({ winners }: Result, cast: Cast): string {
  if (cast.viewer < 0) return ''
  const home = entry(cast.sideOf, cast.viewer)
  const others = winners.filter((side) => side !== home)
  if (winners.includes(home))
    return others.length ? say('web-shared-with', { names: named(others, cast) }) : ''
  return Math.max(...cast.sideOf) > 1 ? winnerWords(winners, cast) : ''
}

/** Why it is over: gems that are lost, points that are reached, games that are won, or whoever ended it. */
export function endReason(
  result: Result,
  view: GwentView | null,
  match: MatchView | null,
  cast: Cast,
): string {
  if (result.reason !== 'played' || !view) return reasonWords(result, cast)
  const [winner] = result.winners
  if (match) return winner === undefined ? '' : wonWords(match, winner, cast)
  if (view.sides.length > 2)
    return winner === undefined
      ? reasonWords(result, cast)
      : say('web-end-points', { ...cast.side(winner), points: entry(view.sides, winner).score })
  const losers = view.sides.flatMap(({ score }, side) => (score ? [] : [side]))
  const [loser] = losers
  if (loser === undefined) return reasonWords(result, cast)
  return losers.length > 1 ? say('web-end-no-gems') : say('web-end-gems', cast.side(loser))
}

const wonWords = (match: MatchView, winner: number, cast: Cast): string =>
  say('log-duel_won', { ...cast.seat(winner), number: match.wins[winner] ?? 0 })

function winnerWords(winners: readonly number[], cast: Cast): string {
  if (winners.length > 1) return say('web-shared-by', { names: named(winners, cast) })
  return winners.length ? say('result-win', cast.side(entry(winners, 0))) : ''
}

const named = (sides: readonly number[], cast: Cast): string =>
  joined(sides.map((side) => cast.titleOfSide(side)))
