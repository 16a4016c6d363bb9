/** The rose window behind every card: five kinds of tracery, seeded by the card. */
import { factionOf } from './factions'
import { type Centre, colour, disc, leaf, seededBy, star, wedge } from './shapes'
import { entry } from '../sure'

const LEAD = '#0b0908'
const FOLDS = [6, 7, 8, 9, 10, 12]
const TURN = Math.PI * 2

interface Window {
  folds?: number
  style?: number
  /** Hue and saturation, where the glass is not that of the faction. */
  hue?: [number, number] | undefined
  line: number
}

type Tone = () => string
interface Glass {
  dark: Tone
  middle: Tone
  bright: Tone
  other: Tone
  night: Tone
}

class Tracery {
  readonly panes: string[] = []

  constructor(
    private readonly centre: Centre,
    private readonly radius: number,
    readonly folds: number,
    private readonly rotation: number,
  ) {}

  ring(inner: number, outer: number, count: number, tones: Tone[], offset = 0): void {
    for (let i = 0; i < count; i++) {
      const from = this.rotation + offset + (i * TURN) / count
      const fill = entry(tones, i % tones.length)()
      this.panes.push(
        wedge(this.centre, inner * this.radius, outer * this.radius, from, from + TURN / count, fill),
      )
    }
  }

  leaves(inner: number, outer: number, width: number, tone: Tone, offset = 0): void {
    for (let i = 0; i < this.folds; i++) {
      const angle = this.rotation + offset + (i * TURN) / this.folds
      const half = ((TURN / this.folds) * width) / 2
      this.panes.push(leaf(this.centre, inner * this.radius, outer * this.radius, angle, half, tone()))
    }
  }

  discs(distance: number, size: number, count: number, tone: Tone, offset = 0): void {
    for (let i = 0; i < count; i++) {
      const angle = this.rotation + offset + (i * TURN) / count
      this.panes.push(disc(this.centre, distance * this.radius, angle, size * this.radius, tone()))
    }
  }

  star(outer: number, inner: number, tone: Tone, offset = 0): void {
    const path = star(
      this.centre,
      outer * this.radius,
      inner * this.radius,
      this.folds,
      this.rotation + offset,
    )
    this.panes.push(`<path d="${path}" fill="${tone()}"/>`)
  }
}

const STYLES: ((t: Tracery, g: Glass) => void)[] = [
  (t, g) => {
    t.ring(0.4, 0.98, t.folds, [g.middle, g.dark])
    t.leaves(0.3, 0.95, 1.7, g.bright, Math.PI / t.folds)
    t.discs(0.84, 0.1, t.folds, g.other)
    t.ring(0.01, 0.42, t.folds, [g.dark, g.middle])
  },
  (t, g) => {
    const foil = Math.sin(Math.PI / t.folds)
    t.ring(0.1, 0.98, t.folds * 2, [g.dark, g.middle])
    t.discs(0.68, foil * 0.78, t.folds, g.bright)
    t.discs(0.68, foil * 0.42, t.folds, g.other)
    t.star(0.5, 0.3, g.dark)
  },
  (t, g) => {
    const step = Math.PI / t.folds / 2
    t.ring(0.72, 0.98, t.folds * 2, [g.middle, g.dark])
    t.ring(0.42, 0.72, t.folds * 2, [g.dark, g.bright], step)
    t.ring(0.01, 0.42, t.folds, [g.middle, g.dark])
    t.discs(0.85, 0.075, t.folds * 2, g.other, step)
  },
  (t, g) => {
    t.ring(0.1, 0.98, t.folds * 2, [g.dark, g.dark])
    t.star(0.97, 0.5, g.middle)
    t.star(0.8, 0.36, g.bright, Math.PI / t.folds)
    t.star(0.46, 0.26, g.dark)
    t.discs(0.9, 0.06, t.folds, g.other, Math.PI / t.folds)
  },
  (t, g) => {
    t.ring(0.1, 0.98, t.folds * 2, [g.dark, g.middle])
    t.leaves(0.1, 0.98, 2.1, g.middle)
    t.leaves(0.42, 0.98, 1.1, g.other)
    t.leaves(0.2, 0.8, 1.2, g.bright, Math.PI / t.folds)
  },
]

function glass(faction: string, own: Window['hue'], random: () => number): Glass {
  const [hue, saturation] = own ?? factionOf(faction).hue
  const plain = faction === 'neutral'
  const shift = (random() - 0.5) * 22
  const second = plain && !own ? 38 + random() * 14 : hue + (random() < 0.5 ? 1 : -1) * (26 + random() * 26)
  const secondSaturation = plain ? 52 : saturation
  const { light } = factionOf(faction)
  const tone =
    (lightness: number, other = false): Tone =>
    () => {
      const h = (other ? second : hue + shift) + (random() - 0.5) * 8
      const s = Math.max(6, (other ? secondSaturation : saturation) + (random() - 0.5) * 12)
      return colour(h, s, lightness + light * (lightness / 28) + (random() - 0.5) * 5)
    }
  return { dark: tone(17), middle: tone(28), bright: tone(41), other: tone(36, true), night: tone(12) }
}

/** The window of a card around a centre. */
export function rosette(
  key: string,
  faction: string,
  centre: Centre,
  radius: number,
  window: Window,
): string {
  const random = seededBy(key)
  const folds = window.folds ?? entry(FOLDS, Math.floor(random() * FOLDS.length))
  const style = window.style ?? Math.floor(random() * STYLES.length)
  const tones = glass(faction, window.hue, random)
  const rotation = -Math.PI / 2 + (random() < 0.5 ? Math.PI / folds : 0)
  const tracery = new Tracery(centre, radius, folds, rotation)
  tracery.ring(0.98, 1.75, folds * 2, [tones.dark, tones.night])
  entry(STYLES, style)(tracery, tones)
  return `<g stroke="${LEAD}" stroke-width="${window.line}" stroke-linejoin="round">${tracery.panes.join('')}</g>`
}
