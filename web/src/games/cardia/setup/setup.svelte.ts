/** What is agreed on before a match of Cardia: the deck, scenes and guardians. */
import { say } from '../../../words/words.svelte'
import type { SetUp } from '../../game'
import { nameOf } from '../library.svelte'

export type Guardians = 'none' | 'one' | 'open'

/** Rules that have a box of their own. */
const ELSEWHERE = ['wins', 'guardians', 'guardians_open']
const FACTIONS = 4

export class CardiaSetUp implements SetUp {
  readonly mode = 'duel'
  readonly tournament = false
  readonly isMatch = true
  readonly missing = ''
  deck = $state<'I' | 'II' | 'mixed'>('I')
  second = $state<string[]>([])
  scenes = $state<string[]>([])
  hard = $state(false)
  guardians = $state<Guardians>('none')

  constructor(way: string | null) {
    if (way === 'guardians') this.guardians = 'one'
    if (way === 'scenes') this.scenes = ['founders_day']
    if (way === 'mixed') Object.assign(this, { deck: 'mixed', second: ['academy', 'guild'] })
  }

  get title(): string {
    return [say('cardia-name'), say(`web-cardia-deck-${this.deck}`), ...this.scenes.map(nameOf)].join(', ')
  }

  get words(): string[] {
    const words = [`deck=${this.deckWord()}`]
    if (this.scenes.length) words.push(`scenes=${this.scenes.join('+')}`)
    if (this.guardians !== 'none') words.push('guardians=true')
    if (this.guardians === 'open') words.push('guardians_open=true')
    return words
  }

  lists(rule: string): boolean {
    return !ELSEWHERE.includes(rule)
  }

  ownDecks(): string[] {
    return []
  }

  rivalDecks(): string[] {
    return []
  }

  /** A mix of none or of all factions is a deck of its own. */
  private deckWord(): string {
    if (this.deck !== 'mixed') return this.deck
    if (this.second.length === 0) return 'I'
    return this.second.length === FACTIONS ? 'II' : `mixed:${this.second.join('+')}`
  }
}
