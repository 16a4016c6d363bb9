/** The keyboard at the table (section 8 of the design). */
import { tick } from 'svelte'
import { nameOf } from './library.svelte'
import { say } from '../../words/words.svelte'
import type { Sitting } from './sitting.svelte'

const FIELDS = ['INPUT', 'SELECT', 'TEXTAREA']

/** Whether the key meant something here. */
export function pressed(event: KeyboardEvent, sitting: Sitting): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target instanceof HTMLElement && FIELDS.includes(event.target.tagName)) return false
  if (document.querySelector('dialog[open]')) return false
  const act = actionOf(event, sitting)
  if (!act) return false
  event.preventDefault()
  act()
  return true
}

function actionOf(event: KeyboardEvent, sitting: Sitting): (() => void) | null {
  if (event.key === 'Escape') return () => stepBack(sitting)
  if (event.key === 'Enter' && sitting.step && !isOnButton(event)) return () => sitting.goAhead()
  if (event.key === 'Enter' && sitting.confirming && !isOnButton(event)) return () => sitting.confirm()
  if (/^\d$/.test(event.key)) return () => pickCard(sitting, (Number(event.key) + 9) % 10)
  if (event.key === '?') return () => explain()
  const word = { l: 'leader', p: 'pass' }[event.key.toLowerCase()]
  if (word && sitting.room.question?.options.includes(word)) return () => pressWord(sitting, word)
  if (event.key.toLowerCase() === 'g')
    return () => document.querySelector<HTMLElement>('.side [role=tab]')?.focus()
  return null
}

/** What was laid over the rows goes first. */
function stepBack(sitting: Sitting): void {
  if (sitting.lens >= 0) sitting.lens = -1
  else sitting.putBack()
  sitting.open = ''
}

const isOnButton = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLButtonElement && event.target.getAttribute('role') !== 'option'

/** The second time says yes. */
function pressWord(sitting: Sitting, word: string): void {
  if (word === 'leader') sitting.inspect(sitting.duel?.seats[sitting.seat]?.leader ?? '')
  if (sitting.picked === word && sitting.confirming) sitting.confirm()
  else sitting.pick(word)
}

function pickCard(sitting: Sitting, at: number): void {
  const card = sitting.duel?.seats[sitting.seat]?.hand.cards?.[at]
  if (!card) return
  sitting.inspect(card)
  if (sitting.room.question?.options.includes(card)) sitting.pick(card, at)
  else if (!sitting.room.isReplay)
    sitting.whyNot = say(sitting.isMine ? 'web-why-not-card' : 'web-not-your-turn', { card: nameOf(card) })
}

/** Why the card in focus has its strength, or where the total in focus comes from. */
function explain(): void {
  const card = document.activeElement
  if (card instanceof HTMLElement && card.matches('[data-flight=unit], .asks, .row__tally')) card.click()
}

/** After a pick the focus goes to the first place where it may go. */
export async function focusTarget(): Promise<void> {
  await tick()
  const targets = [...document.querySelectorAll<HTMLElement>('.is-target, [data-target]')]
  targets.find((one) => one.checkVisibility())?.focus({ preventScroll: true })
}
