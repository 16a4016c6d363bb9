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
  /** Whether phrases and chat of others are not shown. */
  muted: boolean
  /** The game that was played last, and in each against whom. */
  game: string
  bots: Record<string, string>
  /** Whom one played against when there was one such bot for all games. */
  bot?: string
  /** The last deck that was brought. */
  deck: string
}

const PLACE = 'taverne'
const usual: Kept = {
  name: '',
  language: null,
  theme: firstTheme(),
  motion: 'full',
  sound: false,
  muted: false,
  game: '',
  bots: {},
  deck: '',
}

/** A table by candlelight, until somebody chooses otherwise; a system that asks for contrast has done so. */
function firstTheme(): Theme {
  const contrast = typeof matchMedia === 'function' && matchMedia('(prefers-contrast: more)').matches
  return contrast ? 'auto' : 'dark'
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>
    return { ...usual, ...kept, bots: { ...formerBots(kept), ...kept.bots } }
  } catch {
    return usual
  }
}

/** Once each further game had a word of its own: `<game>Bot`. */
function formerBots(kept: object): Record<string, string> {
  const former = Object.entries(kept).filter(([name, bot]) => name.endsWith('Bot') && typeof bot === 'string')
  return Object.fromEntries(former.map(([name, bot]) => [name.slice(0, -'Bot'.length), bot as string]))
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

/** What another page of this browser keeps holds here, too. */
export function follow(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key !== PLACE) return
    Object.assign(settings, read())
    changed()
  })
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
