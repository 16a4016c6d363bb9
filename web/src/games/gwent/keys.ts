/** The keyboard at the table (section 8 of the design). */
import { tick } from 'svelte'
import { nameOf } from './library.svelte'
import { say } from '../../words/words.svelte'
import type { Desk } from './desk.svelte'

const FIELDS = ['INPUT', 'SELECT', 'TEXTAREA']

/** Whether the key meant something here. */
export function pressed(event: KeyboardEvent, desk: Desk): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target instanceof HTMLElement && FIELDS.includes(event.target.tagName)) return false
  if (document.querySelector('dialog[open]')) return false
  const act = actionOf(event, desk)
  if (!act) return false
  event.preventDefault()
  act()
  return true
}

function actionOf(event: KeyboardEvent, desk: Desk): (() => void) | null {
  if (event.key === 'Escape') return () => ((desk.open = ''), desk.putBack())
  if (event.key === 'Enter' && desk.step && !isOnButton(event)) return () => desk.goAhead()
  if (event.key === 'Enter' && desk.confirming && !isOnButton(event)) return () => desk.confirm()
  if (/^\d$/.test(event.key)) return () => pickCard(desk, (Number(event.key) + 9) % 10)
  if (event.key === '?') return () => explain()
  const word = { l: 'leader', p: 'pass' }[event.key.toLowerCase()]
  if (word && desk.room.question?.options.includes(word)) return () => pressWord(desk, word)
  if (event.key.toLowerCase() === 'g')
    return () => document.querySelector<HTMLElement>('.side [role=tab]')?.focus()
  return null
}

const isOnButton = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLButtonElement && event.target.getAttribute('role') !== 'option'

/** The second time says yes. */
function pressWord(desk: Desk, word: string): void {
  if (desk.picked === word && desk.confirming) desk.confirm()
  else desk.pick(word)
}

function pickCard(desk: Desk, at: number): void {
  const card = desk.duel?.seats[desk.seat]?.hand.cards?.[at]
  if (!card) return
  desk.inspect(card)
  if (desk.room.question?.options.includes(card)) desk.pick(card, at)
  else if (!desk.room.isReplay)
    desk.whyNot = say(desk.isMine ? 'web-why-not-card' : 'web-not-your-turn', { card: nameOf(card) })
}

/** Why the card in focus has its strength. */
function explain(): void {
  const card = document.activeElement
  if (card instanceof HTMLElement && card.dataset.flight === 'unit') card.click()
}

/** After a pick the focus goes to the first place where it may go. */
export async function focusTarget(): Promise<void> {
  await tick()
  document.querySelector<HTMLElement>('.is-target, [data-target]')?.focus({ preventScroll: true })
}
