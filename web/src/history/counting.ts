/** What came of games: counted, in groups, by wish. */
import type { PlayedGame } from '../memory/games.svelte'

export type Outcome = 'won' | 'lost' | 'drawn' | 'open'

export interface Score {
  games: number
  won: number
  drawn: number
  lost: number
}

export interface Group {
  key: string
  title: string
  score: Score
}

/** With fewer games a share says nothing. */
export const ENOUGH = 10

export function resultOf({ seat, summary }: PlayedGame): Outcome {
  const { result, seats } = summary
  if (!result) return 'open'
  if (!result.winners.length) return 'drawn'
  const side = seat === null ? undefined : seats[seat]?.side
  return side !== undefined && result.winners.includes(side) ? 'won' : 'lost'
}

export function tally(results: Outcome[]): Score {
  const count = (wanted: Outcome): number => results.filter((one) => one === wanted).length
  return {
    games: results.filter((one) => one !== 'open').length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
  }
}

export const percent = ({ won, games }: Score): number => (games ? Math.round((100 * won) / games) : 0)

/** The most played first; a game of which the key is empty belongs to no group. */
export function groups(
  games: PlayedGame[],
  of: (game: PlayedGame) => { key: string; title: string },
): Group[] {
  const found = new Map<string, { title: string; games: PlayedGame[] }>()
  for (const game of games) {
    const { key, title } = of(game)
    if (!key) continue
    const group = found.get(key) ?? { title, games: [] }
    group.games.push(game)
    found.set(key, group)
  }
  return [...found]
    .map(([key, group]) => ({ key, title: group.title, score: tally(group.games.map(resultOf)) }))
    .filter(({ score }) => score.games)
    .toSorted((one, other) => other.score.games - one.score.games || one.title.localeCompare(other.title))
}
