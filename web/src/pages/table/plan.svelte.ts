/** A table before it is opened: what every game agrees on, and what its own game adds. */
import type { RoomWish } from '../../feed/house'
import { gameFacts, modeFacts } from '../../feed/games.svelte'
import { likedBot, offeredGame } from '../../games'
import type { SetUp, SetUpPage } from '../../games/game'
import type { NewRoom, RuleChoices } from '../../protocol'
import { given } from '../../sure'

export type ClockName = 'none' | 'relaxed' | 'brisk' | 'bank' | 'post'

export interface Chair {
  who: 'me' | 'open' | 'bot'
  bot: string
}

export const CLOCKS: Record<ClockName, NewRoom['clock']> = {
  none: { kind: 'none' },
  relaxed: { kind: 'move', seconds: 90 },
  brisk: { kind: 'move', seconds: 30 },
  bank: { kind: 'bank', seconds: 600, increment: 10 },
  post: { kind: 'days', days: 1 },
}

interface Laid {
  game: string
  page: SetUpPage
  own: SetUp
}

export class Plan {
  chairs = $state<Chair[]>([])
  clock = $state<ClockName>('none')
  wins = $state('')
  changed = $state<Record<string, string>>({})
  listed = $state(false)
  watching = $state(true)
  private laid: Laid
  /** What was chosen for other games is found again when the reader comes back to them. */
  private readonly known = new Map<string, Laid>()

  readonly mode: string = $derived.by(() => this.own.mode)
  readonly facts = $derived.by(() => modeFacts(this.game, this.mode))
  readonly line = $derived.by(() => this.rulesLine())

  private constructor(laid: Laid) {
    this.laid = $state.raw(laid)
    this.known.set(laid.game, laid)
  }

  /** `way` is a table that is nearly set, as the address names it. */
  static async of(game: string, way: string | null = null): Promise<Plan> {
    return new Plan(await layOut(game, way))
  }

  get game(): string {
    return this.laid.game
  }

  get page(): SetUpPage {
    return this.laid.page
  }

  get own(): SetUp {
    return this.laid.own
  }

  async change(game: string): Promise<void> {
    const laid = this.known.get(game) ?? (await layOut(game, null))
    this.known.set(game, laid)
    this.laid = laid
  }

  get bot(): string {
    return likedBot(this.game)
  }

  /** How many seats wait for friends. */
  get open(): number {
    return this.chairs.filter((chair, seat) => chair.who === 'open' && seat !== this.facts?.automaton).length
  }

  /** The chairs that this way to play needs; who sits in them already stays. */
  furnish(friends: boolean): void {
    const count = this.facts?.sides.length ?? 2
    this.chairs = Array.from({ length: count }, (_, seat) => {
      const known = this.chairs[seat]
      if (seat === 0) return { who: 'me', bot: this.bot }
      return known
        ? { ...known, bot: this.knownBot(known.bot) }
        : { who: friends ? 'open' : 'bot', bot: this.bot }
    })
  }

  private knownBot(bot: string): string {
    return gameFacts(this.game)?.bots.includes(bot) ? bot : this.bot
  }

  /** The points that may be agreed otherwise for this way to play. */
  get choices(): RuleChoices[] {
    return (gameFacts(this.game)?.rules ?? []).filter(({ name }) => this.own.lists(name))
  }

  private get winsRule(): RuleChoices | undefined {
    return gameFacts(this.game)?.rules.find(({ name }) => name === 'wins')
  }

  get winsChoices(): string[] {
    return this.own.isMatch ? (this.winsRule?.choices ?? []).map(String).toSorted() : []
  }

  get winsChosen(): string {
    return this.wins || String(this.winsRule?.choices[0] ?? '1')
  }

  valueOf({ name, choices }: RuleChoices): string {
    return this.changed[name] ?? String(choices[0])
  }

  private rulesLine(): string {
    const offered = this.choices.map(({ name }) => name)
    const changed = Object.entries(this.changed).filter(([name]) => offered.includes(name))
    const words = changed.map(([name, value]) => `${name}=${value}`)
    if (this.winsChoices.length && this.wins) words.push(`wins=${this.wins}`)
    return [...this.own.words, ...words].join(' ')
  }

  wish(): Omit<RoomWish, 'name'> {
    return {
      game: this.game,
      rules: this.line,
      tournament: this.own.tournament,
      clock: CLOCKS[this.clock],
      listed: this.listed,
      watching: this.watching,
      seats: this.chairs.map((chair, seat) => this.seatWish(chair, seat)),
    }
  }

  private seatWish(chair: Chair, seat: number): NewRoom['seats'][number] {
    if (seat === this.facts?.automaton) return { who: 'open', decks: this.own.rivalDecks() }
    if (chair.who === 'bot') return { who: 'bot', bot: chair.bot, decks: [] }
    return { who: chair.who, decks: chair.who === 'me' ? this.own.ownDecks(this.changed) : [] }
  }
}

async function layOut(game: string, way: string | null): Promise<Laid> {
  const page = await given(offeredGame(game)).setUp()
  return { game, page, own: page.begin(way) }
}
