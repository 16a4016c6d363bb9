/** Who sits at the table, and what the reader calls them. */
import type { RoomView } from '../protocol'
import { botName, levelName } from '../parts/bots'
import { type Details, joined, say } from '../words/words.svelte'

export class Cast {
  constructor(
    readonly names: string[],
    readonly sideOf: number[],
    readonly viewer: number,
    /** How well each plays; nothing is said of people. */
    readonly levels: readonly string[] = [],
  ) {}

  /** The details with which a message speaks of a seat; `Name` begins a sentence. */
  seat(seat: number): Details {
    const name = this.names[seat] ?? ''
    const who = seat >= 0 && seat === this.viewer ? 'you' : 'other'
    return { who, ...inBothCases({ name, of_name: owning(name) }) }
  }

  /** The details with which a message speaks of a side, and of what belongs to it. */
  side(side: number): Details {
    const members = this.members(side)
    const owner = joined(members.map((seat) => this.names[seat] ?? ''))
    const team = members.length > 1 ? say('cli-team', { owner }) : owner
    const whose = members.includes(this.viewer) ? 'you' : 'other'
    return { whose, ...inBothCases({ owner, of_owner: owning(owner) }), Side: opened(team) }
  }

  members(side: number): number[] {
    return this.sideOf.flatMap((at, seat) => (at === side ? [seat] : []))
  }

  /** What stands above somebody's cards. */
  title(seat: number): string {
    return seat === this.viewer ? say('cli-you') : opened(this.names[seat] ?? '')
  }

  level(seat: number): string {
    return this.levels[seat] ?? ''
  }

  titleOfSide(side: number): string {
    return this.members(side)
      .map((seat) => this.title(seat))
      .join(' + ')
  }
}

/** Each name in the middle of a sentence, and with a capital letter at the beginning of one. */
function inBothCases(names: Record<string, string>): Details {
  const capital = Object.entries(names).map(([key, name]) => [opened(key), opened(name)])
  return { ...names, ...Object.fromEntries(capital) }
}

/** A name as the owner of something; the opponent of solo play has an article, other names have none. */
function owning(name: string): string {
  return name === say('cli-opponent') ? say('cli-of-opponent') : say('cli-of', { name })
}

const opened = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** The names in a room; equal ones are told apart by their seats. */
export function castOf(room: RoomView, sideOf: number[], viewer: number): Cast {
  const names = room.seats.map((seat, number) => {
    if (seat.who === 'rules') return say('cli-opponent')
    if (seat.name) return seat.name
    return seat.bot ? botName(seat.bot, number) : say('web-seat', { number: number + 1 })
  })
  const distinct = names.map((name, seat) =>
    names.filter((other) => other === name).length > 1
      ? say('cli-bot-of-seat', { bot: name, seat: seat + 1 })
      : name,
  )
  const levels = room.seats.map(({ who, bot, excuse }) => {
    if (who !== 'bot') return ''
    return excuse ? say('web-level-instead', { level: levelName(bot) }) : levelName(bot)
  })
  return new Cast(distinct, sideOf, viewer, levels)
}
