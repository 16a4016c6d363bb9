/** One tab stop for a grid of links; the arrow keys walk in it, also to the line above and below. */
const STEPS: Record<string, (at: number, columns: number, count: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  Home: () => 0,
  End: (_at, _columns, count) => count - 1,
}

export function walking(grid: HTMLElement): () => void {
  const links = (): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('a')]
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = step && at >= 0 ? all[step(at, columnsOf(all), all.length)] : undefined
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  const enter = (event: FocusEvent) => {
    for (const one of links()) one.tabIndex = one === event.target ? 0 : -1
  }
  grid.addEventListener('keydown', press)
  grid.addEventListener('focusin', enter)
  return () => {
    grid.removeEventListener('keydown', press)
    grid.removeEventListener('focusin', enter)
  }
}

/** How many lie beside each other in the first line. */
const columnsOf = (all: HTMLElement[]): number =>
  Math.max(1, all.filter((one) => one.offsetTop === all[0]?.offsetTop).length)
