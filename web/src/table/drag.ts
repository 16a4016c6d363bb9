/** Dragging, as an extra to pressing: a card is lifted, carried over what is lit, and let go. It offers nothing of its own. */
import { given } from '../sure'

const FAR = 8
const HOLD = 180
const LIT = '[data-target], .is-target, [data-drop]'

export interface Hand {
  /** Which elements can be dragged. */
  cards: string
  /** Pick this card; whether it may be played at all. */
  lift(card: HTMLElement): boolean
  /** Let go over something that is lit. */
  drop(target: HTMLElement): void
  putBack(): void
}

/** A mouse or a pen drags at once; a finger must rest first, so that it can still scroll. */
export function dragging(root: HTMLElement, hand: Hand): () => void {
  const all = new AbortController()
  root.addEventListener('pointerdown', (event) => begin(event, hand), { signal: all.signal })
  return () => all.abort()
}

function begin(event: PointerEvent, hand: Hand): void {
  const card = event.target instanceof Element ? event.target.closest<HTMLElement>(hand.cards) : null
  if (!card || !event.isPrimary || event.button !== 0 || card.getAttribute('aria-disabled') === 'true') return
  new Carrying(card, hand, event).listen()
}

class Carrying {
  private readonly stop = new AbortController()
  private readonly began = performance.now()
  private readonly start: { x: number; y: number }
  private readonly finger: boolean
  private ghost: HTMLElement | null = null
  private over: HTMLElement | null = null

  constructor(
    private readonly card: HTMLElement,
    private readonly hand: Hand,
    { clientX, clientY, pointerType }: PointerEvent,
  ) {
    this.start = { x: clientX, y: clientY }
    this.finger = pointerType === 'touch'
  }

  listen(): void {
    const { signal } = this.stop
    const options = { signal, capture: true, passive: false }
    window.addEventListener('pointermove', (event) => this.move(event), options)
    window.addEventListener('pointerup', () => this.end(true), options)
    window.addEventListener('pointercancel', () => this.end(false), options)
    window.addEventListener('keydown', (event) => event.key === 'Escape' && this.end(false), options)
    window.addEventListener('dragstart', (event) => event.preventDefault(), options)
    window.addEventListener('touchmove', (event) => this.keepStill(event), options)
  }

  /** A finger that has rested drags, and nothing scrolls under it. */
  private keepStill(event: TouchEvent): void {
    if (event.cancelable && (this.ghost || performance.now() - this.began > HOLD)) event.preventDefault()
  }

  private move(event: PointerEvent): void {
    const x = event.clientX - this.start.x
    const y = event.clientY - this.start.y
    if (!this.ghost && Math.hypot(x, y) < FAR) return
    if (!this.ghost && !this.lift()) return this.stop.abort()
    given(this.ghost).style.translate = `${x}px ${y}px`
    this.hover(targetAt(event.clientX, event.clientY))
  }

  private lift(): boolean {
    if (this.finger && performance.now() - this.began < HOLD) return false
    const place = this.card.getBoundingClientRect()
    const ghost = this.card.cloneNode(true) as HTMLElement
    if (!this.hand.lift(this.card)) return false
    ghost.classList.add('drag')
    ghost.setAttribute('aria-hidden', 'true')
    ghost.inert = true
    Object.assign(ghost.style, {
      left: `${place.left}px`,
      top: `${place.top}px`,
      width: `${place.width}px`,
      height: `${place.height}px`,
    })
    document.body.append(ghost)
    document.body.classList.add('is-dragging')
    this.ghost = ghost
    return true
  }

  private hover(target: HTMLElement | null): void {
    if (target === this.over) return
    this.over?.classList.remove('is-over')
    target?.classList.add('is-over')
    this.over = target
  }

  private end(isLetGo: boolean): void {
    this.stop.abort()
    const target = this.over
    this.hover(null)
    if (!this.ghost) return
    this.ghost.remove()
    document.body.classList.remove('is-dragging')
    if (isLetGo && target?.isConnected) this.hand.drop(target)
    else this.hand.putBack()
    swallowClick()
  }
}

const targetAt = (x: number, y: number): HTMLElement | null => {
  const under = document.elementsFromPoint(x, y).map((one) => one.closest<HTMLElement>(LIT))
  return under.find((one) => one !== null) ?? null
}

/** To let go of a card is not to press whatever lies below. */
function swallowClick(): void {
  const swallow = new AbortController()
  window.addEventListener('click', (event) => (event.stopPropagation(), event.preventDefault()), {
    capture: true,
    once: true,
    signal: swallow.signal,
  })
  setTimeout(() => swallow.abort(), 50)
}
