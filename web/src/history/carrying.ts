/** All games into a file, and out of files again; a record alone will do, too. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { refusalWords } from '../feed/complaints'
import { HouseAway, Refused, house } from '../feed/house'
import { type PlayedGame, keepGame, playedGames, recordOf } from '../memory/games.svelte'
import type { GameSummary } from '../protocol'
import { say } from '../words/words.svelte'

const FORMAT = 'taverne games'
const TOO_FAST = 'gate-too-fast'
const A_SECOND = 1000

/** What is needed to keep a game; the house sums it up again. */
export interface Carried {
  id?: string
  room?: string
  number?: number
  at?: number
  seat?: number | null
  clock?: Clock
  record: string
}

type Clock = NonNullable<PlayedGame['clock']>

export async function packed(): Promise<string> {
  const games = await Promise.all(
    playedGames().map(async ({ id, room, number, at, seat, clock }) => ({
      id,
      room,
      number,
      at,
      seat,
      clock,
      record: await recordOf(id),
    })),
  )
  return JSON.stringify({ format: FORMAT, version: 1, games }, null, 1)
}

const isCarried = (one: unknown): one is Carried =>
  typeof one === 'object' && one !== null && typeof (one as Carried).record === 'string'

/** The games of a file: one that we wrote, or the text of a record. Null if it is neither. */
export function unpacked(text: string): Carried[] | null {
  if (/^\uFEFF?Taverne record /.test(text)) return [{ record: text }]
  try {
    const { games } = JSON.parse(text) as { games?: unknown }
    return Array.isArray(games) ? games.filter(isCarried) : null
  } catch {
    return null
  }
}

const idOf = ({ id, record }: Carried): string =>
  typeof id === 'string' && id
    ? id.slice(0, 80)
    : `file-${bytesToHex(sha256(utf8ToBytes(record))).slice(0, 24)}`

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** A seat that the file does not tell is that of the first person. */
function seatIn(carried: Carried, summary: GameSummary): number | null {
  if (carried.seat === null) return null
  if (isNumber(carried.seat) && summary.seats[carried.seat]) return carried.seat
  const person = summary.seats.findIndex((seat) => !seat.bot)
  return person < 0 ? null : person
}

const FIELDS: Record<Clock['kind'], readonly string[]> = {
  none: [],
  move: ['seconds'],
  bank: ['seconds', 'increment'],
  days: ['days'],
}

/** A clock that no table could have is left out: then nobody is hurried. */
function clockIn({ clock }: Carried): Clock | undefined {
  if (typeof clock !== 'object' || clock === null || !Object.hasOwn(FIELDS, clock.kind)) return undefined
  const { kind, ...rest } = clock
  const isWhole = FIELDS[kind].every((field) => isNumber((rest as Record<string, unknown>)[field]))
  return isWhole && Object.keys(rest).every((field) => FIELDS[kind].includes(field)) ? clock : undefined
}

export async function keepCarried(carried: Carried): Promise<void> {
  const summary = await patiently(() => house.sumUp(carried.record))
  const clock = clockIn(carried)
  const game: PlayedGame = {
    id: idOf(carried),
    room: typeof carried.room === 'string' ? carried.room : '',
    number: isNumber(carried.number) ? carried.number : 0,
    at: isNumber(carried.at) ? carried.at : Date.now(),
    seat: seatIn(carried, summary),
    ...(clock && { clock }),
    summary,
  }
  await keepGame(game, carried.record)
}

/** A house that is asked too fast says how long to wait. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.key !== TOO_FAST) throw error
      await new Promise((done) => setTimeout(done, A_SECOND * Number(error.refusal.details.wait_s ?? 1)))
    }
  }
}

/** Why a game of a file was not kept. */
export function whyNot(error: unknown, name: string): string {
  if (error instanceof HouseAway) return say('web-house-away')
  const words = error instanceof Refused ? refusalWords(error.refusal).join(' ') : String(error)
  return `${name}: ${words}`
}
