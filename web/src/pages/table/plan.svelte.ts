/** A table before it is opened: everything that can be agreed on. */
import type { RoomWish } from '../../feed/house'
import { gameFacts, modeFacts } from '../../library/games.svelte'
import type { NewRoom, RuleChoices } from '../../protocol'
import { settings } from '../../settings.svelte'
import { soloDeck } from './solo'

export type Way = 'duel' | 'ffa' | 'pairs' | 'tournament' | 'solo'
export type Guardians = 'none' | 'one' | 'open'
export type ClockName = 'none' | 'relaxed' | 'brisk' | 'bank' | 'post'

export interface Chair {
  who: 'me' | 'open' | 'bot'
  bot: string
}

export const WAYS: Way[] = ['duel', 'ffa', 'pairs', 'tournament', 'solo']
export const CLOCKS: Record<ClockName, NewRoom['clock']> = {
  none: { kind: 'none' },
  relaxed: { kind: 'move', seconds: 90 },
  brisk: { kind: 'move', seconds: 30 },
  bank: { kind: 'bank', seconds: 600, increment: 10 },
  post: { kind: 'days', days: 1 },
}
/** Rules that have a place of their own on the page, or follow from the way to play. */
const ELSEWHERE = ['mode', 'wins', 'guardians', 'guardians_open']
const ONLY_SOLO = ['built_deck', 'enemy_leaders']
const LINE_UP = 3

export class Plan {
  game = $state<'gwent' | 'cardia'>(settings.game)
  way = $state<Way>('duel')
  players = $state('4')
  chairs = $state<Chair[]>([])
  decks = $state<string[]>([settings.deck])
  leader = $state('')
  rival = $state('')
  clock = $state<ClockName>('none')
  wins = $state('')
  changed = $state<Record<string, string>>({})
  listed = $state(false)
  watching = $state(true)
  deck = $state<'I' | 'II' | 'mixed'>('I')
  second = $state<string[]>([])
  scenes = $state<string[]>([])
  hard = $state(false)
  guardians = $state<Guardians>('none')

  readonly mode: string = $derived.by(() => {
    if (this.game === 'cardia' || this.way === 'tournament') return 'duel'
    return this.way === 'ffa' ? `ffa${this.players}` : this.way
  })
  readonly facts = $derived.by(() => modeFacts(this.game, this.mode))
  readonly line = $derived.by(() => this.rulesLine())

  get bot(): string {
    return this.game === 'cardia' ? settings.cardiaBot : settings.bot
  }

  get tournament(): boolean {
    return this.game === 'gwent' && this.way === 'tournament'
  }

  get solo(): boolean {
    return this.game === 'gwent' && this.way === 'solo'
  }

  get decksWanted(): number {
    return this.tournament ? LINE_UP : 1
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
      return known ? { ...known, bot: this.knownBot(known.bot) } : { who: friends ? 'open' : 'bot', bot: this.bot }
    })
  }

  private knownBot(bot: string): string {
    return gameFacts(this.game)?.bots.includes(bot) ? bot : this.bot
  }

  /** The points that may be agreed otherwise for this way to play. */
  get choices(): RuleChoices[] {
    const rules = gameFacts(this.game)?.rules ?? []
    return rules.filter(({ name }) => !ELSEWHERE.includes(name) && (this.solo ? name !== 'law' : !ONLY_SOLO.includes(name)) && !(this.tournament && name === 'law'))
  }

  get winsChoices(): string[] {
    if (this.game === 'gwent' && this.way !== 'duel') return []
    return (gameFacts(this.game)?.rules.find(({ name }) => name === 'wins')?.choices ?? []).map(String).toSorted()
  }

  get winsChosen(): string {
    return this.wins || String(gameFacts(this.game)?.rules.find(({ name }) => name === 'wins')?.choices[0] ?? '1')
  }

  valueOf({ name, choices }: RuleChoices): string {
    return this.changed[name] ?? String(choices[0])
  }

  private rulesLine(): string {
    const offered = this.choices.map(({ name }) => name)
    const changed = Object.entries(this.changed).filter(([name]) => offered.includes(name))
    const words = changed.map(([name, value]) => `${name}=${value}`)
    if (this.winsChoices.length && this.wins) words.push(`wins=${this.wins}`)
    return [...(this.game === 'cardia' ? this.cardiaWords() : [`mode=${this.mode}`]), ...words].join(' ')
  }

  private cardiaWords(): string[] {
    const words = [`deck=${this.deckWord()}`]
    if (this.scenes.length) words.push(`scenes=${this.scenes.join('+')}`)
    if (this.guardians !== 'none') words.push('guardians=true')
    if (this.guardians === 'open') words.push('guardians_open=true')
    return words
  }

  /** A mix of none or of all factions is a deck of its own. */
  private deckWord(): string {
    if (this.deck !== 'mixed') return this.deck
    if (this.second.length === 0) return 'I'
    return this.second.length === 4 ? 'II' : `mixed:${this.second.join('+')}`
  }

  wish(): Omit<RoomWish, 'name'> {
    return {
      game: this.game,
      rules: this.line,
      tournament: this.tournament,
      clock: CLOCKS[this.clock],
      listed: this.listed,
      watching: this.watching,
      seats: this.chairs.map((chair, seat) => this.seatWish(chair, seat)),
    }
  }

  private seatWish(chair: Chair, seat: number): NewRoom['seats'][number] {
    if (seat === this.facts?.automaton) return { who: 'open', decks: this.rival ? [this.rival] : [] }
    if (chair.who === 'bot') return { who: 'bot', bot: chair.bot, decks: [] }
    return { who: chair.who, decks: chair.who === 'me' ? this.ownDecks() : [] }
  }

  private ownDecks(): string[] {
    if (this.game === 'cardia') return []
    if (this.solo && this.leader && this.changed.built_deck !== 'true') return [soloDeck(this.leader)]
    return this.decks.length === this.decksWanted ? this.decks : []
  }
}
