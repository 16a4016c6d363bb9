/** What this browser remembers of its reader. */
import type { Language } from './words/words.svelte'

export type Theme = 'auto' | 'dark' | 'light' | 'contrast'
export type Motion = 'full' | 'calm' | 'none'

interface Kept {
  name: string
  language: Language | null
  theme: Theme
  motion: Motion
  sound: boolean
  /** The game that was played last, and against whom. */
  game: 'gwent' | 'cardia'
  bot: string
  cardiaBot: string
  /** The last deck: a starter's faction, or a deck of one's own. */
  deck: string
}

const PLACE = 'taverne'
const usual: Kept = {
  name: '',
  language: null,
  theme: 'auto',
  motion: 'full',
  sound: false,
  game: 'gwent',
  bot: 'planner',
  cardiaBot: 'greedy',
  deck: 'northern_realms',
}

function read(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) }
  } catch {
    return usual
  }
}

export const settings = $state<Kept>(read())

export function keep(changed: Partial<Kept>): void {
  Object.assign(settings, changed)
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

/** The theme to show: the reader's, else what the system prefers. */
export function themeOf(theme: Theme): string {
  if (theme !== 'auto') return theme
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast'
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** Whether things may move at all. */
export const moves = (): boolean =>
  settings.motion === 'full' && !matchMedia('(prefers-reduced-motion: reduce)').matches
