/** What is agreed on before a game of Gwent: the way to play, and who brings what. */
import { say } from '../../../words/words.svelte'
import type { SetUp } from '../../game'
import { factionOfDeck, likedDeck } from '../decks.svelte'
import { FACTIONS } from '../factions'
import { soloDeck } from './solo'

export type Way = 'duel' | 'ffa' | 'pairs' | 'tournament' | 'solo'

export const WAYS: Way[] = ['duel', 'ffa', 'pairs', 'tournament', 'solo']
/** Rules that follow from the way to play. */
const ELSEWHERE = ['mode', 'wins']
const ONLY_SOLO = ['built_deck', 'enemy_leaders']
const LINE_UP = 3

/** GWT-8.2 three factions: that of the liked deck, and starters of two others. */
function firstLineUp(): string[] {
  const others = Object.keys(FACTIONS).filter((faction) => faction !== factionOfDeck(likedDeck()))
  return [likedDeck(), ...others].slice(0, LINE_UP)
}

export class GwentSetUp implements SetUp {
  way = $state<Way>('duel')
  players = $state('4')
  private one = $state<string[]>([likedDeck()])
  private lineUp = $state<string[]>(firstLineUp())
  leader = $state('')
  rival = $state('')

  readonly mode: string = $derived.by(() => {
    if (this.way === 'tournament') return 'duel'
    return this.way === 'ffa' ? `ffa${this.players}` : this.way
  })

  /** `solo`, `ffa5`: a table that is nearly set. */
  constructor(way: string | null) {
    const players = /^ffa([345])$/.exec(way ?? '')?.[1]
    if (players) Object.assign(this, { way: 'ffa', players })
    else this.way = WAYS.find((one) => one === way) ?? 'duel'
  }

  /** What was chosen for a tournament and for a single game is kept apart. */
  get decks(): string[] {
    return this.tournament ? this.lineUp : this.one
  }

  set decks(chosen: string[]) {
    if (this.tournament) this.lineUp = chosen
    else this.one = chosen
  }

  get tournament(): boolean {
    return this.way === 'tournament'
  }

  get solo(): boolean {
    return this.way === 'solo'
  }

  get decksWanted(): number {
    return this.tournament ? LINE_UP : 1
  }

  get title(): string {
    return say(`web-way-${this.way}`)
  }

  get words(): string[] {
    return [`mode=${this.mode}`]
  }

  get isMatch(): boolean {
    return this.way === 'duel'
  }

  get missing(): string {
    if (!this.tournament || this.decks.length === this.decksWanted) return ''
    return say('web-decks-chosen', { count: this.decks.length, wanted: this.decksWanted })
  }

  lists(rule: string): boolean {
    if (ELSEWHERE.includes(rule)) return false
    if (rule === 'law') return !this.solo && !this.tournament
    return this.solo || !ONLY_SOLO.includes(rule)
  }

  ownDecks(changed: Record<string, string>): string[] {
    if (this.solo && this.leader && changed.built_deck !== 'true') return [soloDeck(this.leader)]
    return this.decks.length === this.decksWanted ? this.decks : []
  }

  rivalDecks(): string[] {
    return this.rival ? [this.rival] : []
  }
}
