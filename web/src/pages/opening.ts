/** Opening a table, and going there. */
import { type RoomWish, house } from '../feed/house'
import { knownBot, likeBot } from '../games'
import { keepInvitation } from '../memory/rooms.svelte'
import type { GameFacts, NewRoom } from '../protocol'
import { go } from '../router.svelte'
import { settings } from '../settings.svelte'
import { say } from '../words/words.svelte'

export type SeatWish = NewRoom['seats'][number]

export const yourName = (): string => settings.name.trim() || say('cli-person')

export async function openTable(wanted: Omit<RoomWish, 'name'>): Promise<void> {
  const key = await house.open({ ...wanted, name: yourName() })
  if (key.invite) keepInvitation(key.room, key.invite)
  rememberBot(wanted)
  go(`/r/${key.room}`)
}

/** The next game is offered against the same. */
function rememberBot({ game, seats = [] }: Omit<RoomWish, 'name'>): void {
  const bot = seats.find((seat) => seat.who === 'bot')?.bot
  if (game && bot) likeBot(game, bot)
}

/** You in the first seat that a person may take, bots in the others; nobody where the rules play. */
export function againstBots(game: GameFacts, mode: string, bot: string, decks: string[]): SeatWish[] {
  const facts = game.modes.find((one) => one.name === mode)
  const seats = facts?.sides ?? [0, 1]
  const mine = facts?.automaton === 0 ? 1 : 0
  return seats.map((_, seat) => {
    if (seat === mine) return { who: 'me', decks }
    return seat === facts?.automaton ? { who: 'open', decks: [] } : { who: 'bot', bot, decks: [] }
  })
}

const MODE = /^rules:.*\bmode=(\w+)/m
const GAME = /^game: (\w+)/m

/** Go on with a record: the others are bots, as far as one can tell from its first lines. */
export async function openRecord(record: string, games: GameFacts[]): Promise<void> {
  const name = GAME.exec(record)?.[1]
  const game = games.find((one) => one.name === name) ?? games[0]
  const seats = game ? againstBots(game, MODE.exec(record)?.[1] ?? 'duel', knownBot(game), []) : []
  await openTable({ record, seats })
}
