/** One tab stop for a group of buttons; the arrow keys walk inside it, and between rows up and down. */
const AHEAD = ['ArrowRight']
const BACK = ['ArrowLeft']

export function roving(group: HTMLElement): { destroy(): void } {
  const buttons = () => shown(group, 'button:not([inert] *), [role=option]')
  const press = (event: KeyboardEvent) => {
    const step = AHEAD.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0
    const here = buttons().indexOf(document.activeElement as HTMLElement)
    if (here < 0) return
    if (step) move(event, buttons()[here + step])
    else if (event.key === 'Home') move(event, buttons()[0])
    else if (event.key === 'End') move(event, buttons().at(-1))
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown')
      move(event, neighbour(group, event.key === 'ArrowDown', here))
  }
  group.addEventListener('keydown', press)
  return { destroy: () => group.removeEventListener('keydown', press) }
}

/** What lies behind something else cannot be walked to. */
const shown = (group: HTMLElement, what: string): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility())

function move(event: KeyboardEvent, to: HTMLElement | undefined): void {
  if (!to) return
  event.preventDefault()
  to.focus()
}

/** The nearest group above or below that holds anything. */
function neighbour(group: HTMLElement, down: boolean, here: number): HTMLElement | undefined {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-roving]')]
  const order = down
    ? groups.slice(groups.indexOf(group) + 1)
    : groups.slice(0, groups.indexOf(group)).reverse()
  for (const other of order) {
    const buttons = shown(other, 'button, [role=option]')
    if (buttons.length) return buttons[Math.min(here, buttons.length - 1)]
  }
  return undefined
}
