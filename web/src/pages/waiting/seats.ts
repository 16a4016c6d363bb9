/** The seats of a room before the deal, seen from one's own chair. */
import { factionOf } from '../../art/factions'
import { gameOf } from '../../games'
import { botName } from '../../parts/bots'
import type { RoomView } from '../../protocol'
import { say } from '../../words/words.svelte'
import { entry } from '../../sure'

export interface Missing {
  open: number
  unready: string[]
}

/** Whom the deal waits for. */
export function missingIn(view: RoomView): Missing {
  return {
    open: view.seats.filter((seat) => seat.who === 'open').length,
    unready: view.seats.filter((seat) => seat.who === 'person' && !seat.ready).map((seat) => seat.name),
  }
}

/** Nobody but you and bots: nobody is waited for. */
export const isAlone = (view: RoomView): boolean =>
  view.seats.every(
    (seat, number) => seat.who !== 'open' && (seat.who !== 'person' || number === view.you.seat),
  ) && view.guests.length === 1

/** You sit at the bottom, the others clockwise; a petal is lit when its seat is taken. */
export function petalsOf(view: RoomView): { faction: string; lit: boolean; emblem: string }[] {
  const count = view.seats.length
  const half = Math.floor(count / 2)
  const own = view.you.seat ?? 0
  return view.seats.map((_, place) => {
    const seat = (own + place - half + count) % count
    const { who, faction } = entry(view.seats, seat)
    if (faction) return { faction, lit: who !== 'open', emblem: factionOf(faction).emblem }
    const { glass } = gameOf(view.game)
    const emblem = who === 'open' ? 'wooden-chair' : who === 'person' ? 'person' : 'robot-golem'
    return { faction: entry(glass, (seat - own + count) % count), lit: who !== 'open', emblem }
  })
}

export function titleOf(view: RoomView): string {
  const { open, unready } = missingIn(view)
  if (open) return say('web-waiting-dark', { open })
  return unready.length ? say('web-waiting-lit') : say('web-waiting-begins')
}

export const seatName = (view: RoomView, seat: number): string => {
  const { name, bot, who } = entry(view.seats, seat)
  if (who === 'rules') return say(`${view.game}-automaton`)
  return name || (bot ? botName(bot, seat) : say('web-seat-open'))
}
