/** The keyboard at a table of Cardia. */
import type { Desk } from './desk.svelte'

const FIELDS = ['INPUT', 'SELECT', 'TEXTAREA']

export function pressed(event: KeyboardEvent, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof HTMLElement && FIELDS.includes(event.target.tagName)) return
  if (document.querySelector('dialog[open]')) return
  const act = actionOf(event, desk)
  if (!act) return
  event.preventDefault()
  act()
}

function actionOf(event: KeyboardEvent, desk: Desk): (() => void) | null {
  if (event.key === 'Escape') return () => (desk.closeLook(), desk.putBack())
  if (event.key === 'Enter' && isYes(event, desk)) return () => desk.confirm()
  if (event.key === 'Enter' && desk.closing && !isOnButton(event)) return () => desk.goToNextGame()
  if (/^\d$/.test(event.key)) return () => pick(desk, (Number(event.key) + 9) % 10)
  if (event.key === '?') return () => explain()
  if (event.key.toLowerCase() === 'g') return () => document.querySelector<HTMLElement>('.log')?.focus()
  return null
}

const isOnButton = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && event.target.closest('button, a') !== null

/** Enter on what is picked says yes; on anything else it does what a press would do. */
function isYes(event: KeyboardEvent, desk: Desk): boolean {
  if (!desk.picked) return false
  const button = event.target instanceof HTMLElement ? event.target.closest('button, a') : null
  if (!button) return true
  return button.getAttribute('aria-selected') === 'true' || button.getAttribute('aria-pressed') === 'true'
}

function pick(desk: Desk, at: number): void {
  const card = desk.hand[at]
  if (card) desk.press(card)
}

/** Why the place in focus has its result. */
function explain(): void {
  document.activeElement?.closest('.place')?.querySelector<HTMLElement>('button.place__n')?.click()
}
