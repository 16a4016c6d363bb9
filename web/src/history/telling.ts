/** A game in the words of the reader: against whom, with what, which way. */
import { gameOf } from '../games'
import type { PlayedGame } from '../memory/games.svelte'
import { botName } from '../parts/bots'
import type { GameSummary } from '../protocol'
import { joined, say } from '../words/words.svelte'

type Seat = GameSummary['seats'][number]

function nameOf(seat: Seat, number: number, automaton: number | null): string {
  if (number === automaton) return say('cli-opponent')
  return seat.name || (seat.bot ? botName(seat.bot, number) : say('web-games-unknown'))
}

/** Everybody who did not sit on one's own side. */
export function rivalsOf({ seat, summary }: PlayedGame): string {
  const side = seat === null ? -1 : summary.seats[seat]?.side
  const names = summary.seats
    .map((one, number) => ({ one, name: nameOf(one, number, summary.automaton) }))
    .filter(({ one }, number) => one.side !== side && number !== seat)
  return joined(names.map(({ name }) => name))
}

export const modeOf = ({ summary }: PlayedGame): string => gameOf(summary.game).terms(summary)

/** One's own deck; of several the first is named. */
export function deckOf({ seat, summary }: PlayedGame): { key: string; title: string; faction: string } {
  const deck = seat === null ? undefined : summary.seats[seat]?.decks[0]
  if (!deck) return { key: '', title: '', faction: '' }
  const { line: key, faction, name } = deck
  return { key, faction, title: name || gameOf(summary.game).factionName(faction) }
}

export function factionOfGame(game: PlayedGame): { key: string; title: string } {
  const { faction } = deckOf(game)
  return { key: faction, title: gameOf(game.summary.game).factionName(faction) }
}

export const rivalDecks = ({ seat, summary }: PlayedGame): string =>
  joined(
    summary.seats
      .filter((_, number) => number !== seat)
      .flatMap((one) => one.decks.slice(0, 1))
      .map((deck) => deck.name || gameOf(summary.game).factionName(deck.faction)),
  )

export const lengthOf = ({ summary }: PlayedGame): string =>
  [
    say('web-games-moves', { count: summary.moves }),
    ...(summary.rounds ? [say('web-games-rounds', { count: summary.rounds })] : []),
  ].join(', ')
