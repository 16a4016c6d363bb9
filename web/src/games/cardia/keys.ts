/** The keyboard at a table of Cardia. */
import type { Sitting } from './sitting.svelte'

const FIELDS = ['INPUT', 'SELECT', 'TEXTAREA']

export function pressed(event: KeyboardEvent, sitting: Sitting): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof HTMLElement && FIELDS.includes(event.target.tagName)) return
  if (document.querySelector('dialog[open]')) return
  const act = actionOf(event, sitting)
  if (!act) return
  event.preventDefault()
  act()
}

function actionOf(event: KeyboardEvent, sitting: Sitting): (() => void) | null {
  if (event.key === 'Escape') return () => (sitting.closeLook(), sitting.putBack())
  if (event.key === 'Enter' && isYes(event, sitting)) return () => sitting.confirm()
  if (event.key === 'Enter' && sitting.farewell && !isOnButton(event)) return () => sitting.goToNextGame()
  if (/^\d$/.test(event.key)) return () => pick(sitting, (Number(event.key) + 9) % 10)
  if (event.key === '?') return () => explain()
  if (event.key.toLowerCase() === 'g') return () => document.querySelector<HTMLElement>('.log')?.focus()
  return null
}

const isOnButton = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && event.target.closest('button, a') !== null

/** Enter on what is picked says yes; on anything else it does what a press would do. */
function isYes(event: KeyboardEvent, sitting: Sitting): boolean {
  if (!sitting.picked) return false
  const button = event.target instanceof HTMLElement ? event.target.closest('button, a') : null
  if (!button) return true
  return button.getAttribute('aria-selected') === 'true' || button.getAttribute('aria-pressed') === 'true'
}

function pick(sitting: Sitting, at: number): void {
  const card = sitting.hand[at]
  if (card) sitting.press(card)
}

/** Why the place in focus has its result. */
function explain(): void {
  document.activeElement?.closest('.place')?.querySelector<HTMLElement>('button.place__n')?.click()
}
