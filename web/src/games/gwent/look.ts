/** A card held close to the eye: a long press, the second button, or the space bar. */
const LONG = 350
const STILL = 10

export function closeLook(root: HTMLElement, show: (card: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  const abort = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(kind, act, { signal: abort.signal, capture: true })

  on('pointerdown', (event) => {
    const card = cardAt(event)
    if (!card || event.pointerType === 'mouse') return
    start = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => {
      swallowClick(root)
      show(card)
    }, LONG)
  })
  on('pointermove', (event) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) clearTimeout(timer)
  })
  on('pointerup', () => clearTimeout(timer))
  on('pointercancel', () => clearTimeout(timer))
  on('contextmenu', (event) => {
    const card = cardAt(event)
    if (!card) return
    event.preventDefault()
    show(card)
  })
  on('keydown', (event) => {
    const card = event.key === ' ' ? cardAt(event) : undefined
    if (!card) return
    event.preventDefault()
    show(card)
  })
  return () => abort.abort()
}

const cardAt = (event: Event): string | undefined =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined

/** The finger that rose again meant nothing more. */
function swallowClick(root: HTMLElement): void {
  root.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
}
