/** How each way looks. Only transforms, opacity and clips move; what travels is a copy, so that nothing cuts it off. */
import type { Seen } from './matching'
import type { How, Way } from './plan'
import { given } from '../sure'

const OUT = 'cubic-bezier(.2,.8,.2,1)'
const LAND = 'cubic-bezier(.2,1.4,.4,1)'
const IN = 'cubic-bezier(.6,0,.9,.3)'
const SWEEP = 'cubic-bezier(.5,0,.2,1)'
const TOUCHES = 0.62
const HOP = 220
const EMBERS = 6

type Effect = (root: HTMLElement, way: Way) => Animation[]

const EFFECTS: Record<How, Effect> = {
  shift: (_, way) => [glide(way, OUT)],
  slide: (_, way) => [glide(way, LAND)],
  stamp: (_, { card, delay, long }) => [
    given(card.element).animate(
      [
        { transform: 'scale(2)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: long, delay, easing: LAND, fill: 'backwards' },
    ),
  ],
  play: (root, way) => [...carry(root, way, { easing: OUT, lands: true }), ring(root, way)],
  spy: (root, way) => [...carry(root, way, { easing: SWEEP }), ring(root, way)],
  call: (root, way) => carry(root, way, { easing: OUT, lands: true, fades: true }),
  revive: (root, way) => [...carry(root, way, { easing: OUT, fades: true }), ...glow(root, way)],
  draw: (root, way) => carry(root, way, { easing: OUT, fades: true, turn: 14 }),
  turn: (root, way) => turn(root, way),
  cast: (root, way) => cast(root, way),
  burn: (root, way) => burn(root, way),
  leave: (root, way) => [leave(root, way)],
}

export const show = (root: HTMLElement, way: Way): Animation[] => EFFECTS[way.how](root, way)

/** A number that has changed on a card. */
export const hop = (card: Seen, delay: number): Animation =>
  given(card.element).animate(
    [
      { transform: 'none' },
      { transform: 'translateY(-4px) scale(1.06)', offset: 0.4 },
      { transform: 'none' },
    ],
    { duration: HOP, delay, easing: OUT },
  )

/** From the middle of one box to that of another, in its size. */
function between(from: DOMRect, to: DOMRect): string {
  const [x, y] = [
    from.x + from.width / 2 - to.x - to.width / 2,
    from.y + from.height / 2 - to.y - to.height / 2,
  ]
  return `translate(${x}px, ${y}px) scale(${Math.max(0.2, Math.min(from.width / to.width, from.height / to.height))})`
}

function glide({ card, other, delay, long }: Way, easing: string): Animation {
  return given(card.element).animate(
    [{ transform: between(given(other), card.box) }, { transform: 'none' }],
    {
      duration: long,
      delay,
      easing,
      fill: 'backwards',
    },
  )
}

interface Manner {
  easing: string
  /** Touches down with a little too much weight. */
  lands?: boolean
  /** Comes out of a pile. */
  fades?: boolean
  turn?: number
}

function carry(
  root: HTMLElement,
  { card, other, delay, long }: Way,
  { easing, lands, fades, turn = 0 }: Manner,
): Animation[] {
  const copy = ghost(root, card)
  const start = `${other ? between(other, card.box) : 'translateY(60px) scale(1.25)'} rotate(${turn}deg)`
  const opacity = fades || !other ? 0 : 1
  const frames: Keyframe[] = [
    { transform: start, opacity, easing },
    { opacity: 1, offset: 0.3, easing },
  ]
  if (lands) frames.push({ transform: 'scale(1.08)', offset: TOUCHES, easing: LAND })
  frames.push({ transform: 'none', opacity: 1 })
  const hidden = given(card.element).animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + long })
  return [passing(copy, copy.animate(frames, { duration: long, delay, fill: 'backwards' })), hidden]
}

function ring(root: HTMLElement, { card, delay, long }: Way): Animation {
  const mark = spark(root, 'ring', card.box)
  const frames = [
    { transform: 'scale(.4)', opacity: 0.9 },
    { transform: 'scale(1.5)', opacity: 0 },
  ]
  return passing(
    mark,
    mark.animate(frames, { duration: 300, delay: delay + long * TOUCHES, easing: OUT, fill: 'forwards' }),
  )
}

function glow(root: HTMLElement, { card, delay, long }: Way): Animation[] {
  const light = spark(root, 'glow', card.box)
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }]
  return [passing(light, light.animate(frames, { duration: long + 160, delay, fill: 'forwards' }))]
}

/** Two half turns; what lay there before shows its edge first. */
function turn(root: HTMLElement, { card, old, delay, long }: Way): Animation[] {
  const edge = 'perspective(700px) rotateY(90deg)'
  const back = 'perspective(700px) rotateY(-90deg)'
  const half = long * 0.44
  const copy = ghost(root, given(old))
  return [
    passing(
      copy,
      copy.animate([{ transform: 'perspective(700px) rotateY(0)' }, { transform: edge }], {
        duration: half,
        delay,
        easing: IN,
        fill: 'backwards',
      }),
    ),
    given(card.element).animate([{ transform: back }, { transform: 'none' }], {
      duration: long - half,
      delay: delay + half,
      easing: OUT,
      fill: 'backwards',
    }),
    given(card.element).animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + half }),
  ]
}

function cast(root: HTMLElement, { card, other, delay, long }: Way): Animation[] {
  const copy = ghost(root, card)
  const there = other
    ? between({ ...plain(other), width: card.box.width } as DOMRect, card.box)
    : 'translateY(-60px)'
  const frames: Keyframe[] = [
    { transform: 'none', opacity: 1, easing: OUT },
    { transform: there, opacity: 1, offset: 0.7 },
    { transform: `${there} scale(1.3)`, opacity: 0 },
  ]
  return [passing(copy, copy.animate(frames, { duration: long, delay, fill: 'backwards' }))]
}

const plain = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height })

/** A flare, then the card burns from below, and embers rise. */
function burn(root: HTMLElement, way: Way): Animation[] {
  const { card, delay, long } = way
  const copy = ghost(root, card)
  const flare = copy.appendChild(document.createElement('span'))
  flare.className = 'flare'
  const lit = flare.animate([{ opacity: 0 }, { opacity: 1, offset: 0.26 }, { opacity: 0.9 }], {
    duration: long,
    delay,
    fill: 'backwards',
  })
  const frames = [
    { clipPath: 'inset(0 0 0 0)', opacity: 1 },
    { clipPath: 'inset(0 0 0 0)', opacity: 1, offset: 0.26, easing: IN },
    { clipPath: 'inset(0 0 100% 0)', opacity: 0.4 },
  ]
  return [
    passing(copy, copy.animate(frames, { duration: long, delay, fill: 'backwards' })),
    lit,
    ...embers(root, way),
  ]
}

function embers(root: HTMLElement, { card: { box }, delay, long }: Way): Animation[] {
  return Array.from({ length: EMBERS }, (_, number) => {
    const size = 4 + (number % 3)
    const x = box.x + ((number + 0.5) * box.width) / EMBERS
    const mark = spark(root, 'ember', new DOMRect(x, box.y + box.height * 0.5, size, size))
    const frames = [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${(number % 2) * 8 - 4}px, -${box.height * (0.6 + (number % 3) * 0.2)}px)`,
        opacity: 0,
      },
    ]
    return passing(
      mark,
      mark.animate(frames, {
        duration: 300,
        delay: delay + long * 0.45 + number * 15,
        easing: OUT,
        fill: 'forwards',
      }),
    )
  })
}

function leave(root: HTMLElement, { card, other, delay, long }: Way): Animation {
  const copy = ghost(root, card)
  const end = other ? between(other, card.box) : 'translateY(20px)'
  return passing(
    copy,
    copy.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: end, opacity: 0 },
      ],
      { duration: long, delay, easing: OUT, fill: 'backwards' },
    ),
  )
}

/** A copy of a card that is nobody's business but the eye's. */
function ghost(root: HTMLElement, card: Seen): HTMLElement {
  const copy = given(card.element).cloneNode(true) as HTMLElement
  for (const name of ['data-flight', 'data-card', 'data-option', 'data-target', 'role', 'id'])
    copy.removeAttribute(name)
  copy.classList.remove('is-target')
  return placed(root, copy, 'ghost', card.box)
}

const spark = (root: HTMLElement, name: string, box: DOMRect): HTMLElement =>
  placed(root, document.createElement('span'), name, box)

function placed(root: HTMLElement, element: HTMLElement, name: string, box: DOMRect): HTMLElement {
  element.setAttribute('aria-hidden', 'true')
  element.inert = true
  element.classList.add(name)
  Object.assign(element.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  root.append(element)
  return element
}

function passing(element: HTMLElement, animation: Animation): Animation {
  animation.onfinish = animation.oncancel = () => element.remove()
  return animation
}
