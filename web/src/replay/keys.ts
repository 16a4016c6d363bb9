/** The keyboard of a replay: arrows, Home, End and Space, unless somebody else needs them. */
import type { Replay } from './replay.svelte'

const BUSY = 'input, select, textarea, dialog, [data-roving], [role=tablist]'

export function pressed(event: KeyboardEvent, replay: Replay): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (document.querySelector('dialog[open]')) return
  if (event.target instanceof Element && event.target.closest(BUSY)) return
  const act = actionOf(event, replay)
  if (!act) return
  event.preventDefault()
  act()
}

function actionOf(event: KeyboardEvent, replay: Replay): (() => void) | null {
  switch (event.key) {
    case 'ArrowLeft':
      return () => replay.back()
    case 'ArrowRight':
      return () => replay.forward()
    case 'Home':
      return () => replay.jump(0)
    case 'End':
      return () => replay.jump(replay.last)
    case ' ':
      return isOnButton(event) ? null : () => replay.toggle()
    default:
      return null
  }
}

const isOnButton = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('button, a') !== null
