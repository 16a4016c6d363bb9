/** The window of the house: one petal for each faction, or for each seat at a table. */
import { factionOf } from './factions'
import { glyph } from './glyphs'
import { type Centre, at, colour, disc, leaf, seededBy } from './shapes'
import { entry, given } from '../sure'
import { markup } from './markup'

export interface Petal {
  hue: number
  saturation: number
  light: number
  emblem: string
  /** Glass in the light, or dark lead. */
  lit: boolean
}

const TURN = Math.PI * 2
const TOP = -Math.PI / 2
const CENTRE: Centre = { x: 350, y: 350 }
const LEAD = '#0b0908'
const PANES: Record<number, number> = { 2: 16, 3: 12, 4: 10 }
const WIDTHS: Record<number, number> = { 2: 1.2, 3: 1.1, 4: 0.98 }
const BELLY = 0.52

export function petalOf(faction: string, lit = true, emblem = ''): Petal {
  const { hue, light, emblem: own } = factionOf(faction)
  return { hue: hue[0], saturation: hue[1], light, emblem: emblem || own, lit }
}

function pane(inner: number, outer: number, from: number, to: number, fill: string): string {
  const out = `A${outer} ${outer} 0 0 1 ${at(CENTRE, outer, to)}`
  const back = `A${inner} ${inner} 0 0 0 ${at(CENTRE, inner, from)}`
  return markup`
    <path d="M${at(CENTRE, inner, from)}L${at(CENTRE, outer, from)}${out}L${at(CENTRE, inner, to)}${back}Z"
      fill="${fill}"/>
  `
}

class Rose {
  private readonly random: () => number
  private readonly drawn: string[] = []
  private readonly panes: number
  private readonly step: number
  private readonly half: number
  private readonly width: number

  constructor(
    private readonly petals: Petal[],
    seed: string,
  ) {
    const count = petals.length
    this.random = seededBy(`${seed}${count}`)
    this.panes = PANES[count] ?? 8
    this.step = TURN / (this.panes * count)
    this.half = TURN / count / 2
    this.width = WIDTHS[count] ?? 0.8
  }

  draw(): string {
    const order = this.petals.map((_, place) => place)
    for (const place of order) this.background(place)
    for (const place of order) this.petal(place)
    for (const place of order) this.collar(place)
    return this.drawn.join('')
  }

  private angle(place: number): number {
    return TOP + (place * TURN) / this.petals.length
  }

  private tone(petal: Petal, lightness: number, shift = 0): string {
    if (!petal.lit) return colour(30, 6, lightness * 0.52 + 3)
    const hue = petal.hue + shift + (this.random() - 0.5) * 8
    return colour(hue, petal.saturation, lightness + petal.light * (lightness / 28))
  }

  private background(place: number): void {
    const petal = entry(this.petals, place)
    for (let j = 0; j < this.panes; j++) {
      const from = this.angle(place) - this.half + j * this.step
      const towards = 1 - Math.abs((j + 0.5) / this.panes - 0.5) * 2
      this.drawn.push(pane(306, 340, from, from + this.step, this.tone(petal, j % 2 ? 15 : 24)))
      this.drawn.push(pane(128, 306, from, from + this.step, this.tone(petal, 10 + 11 * towards)))
    }
  }

  private petal(place: number): void {
    const petal = entry(this.petals, place)
    const angle = this.angle(place)
    for (let j = 0; j < this.panes; j++) {
      const where = angle - this.half + (j + 0.5) * this.step
      this.drawn.push(disc(CENTRE, 284, where, 9, this.tone(petal, j % 2 ? 42 : 52, j % 2 ? 26 : 0)))
    }
    this.drawn.push(leaf(CENTRE, 122, 305, angle, this.width, this.tone(petal, 30), BELLY))
    this.drawn.push(leaf(CENTRE, 146, 294, angle, this.width * 0.64, this.tone(petal, 42), BELLY))
    this.between(place)
    this.drawn.push(disc(CENTRE, 221, angle, 46, LEAD), disc(CENTRE, 221, angle, 41, this.tone(petal, 20)))
  }

  /** A leaf between two petals shines when both do. */
  private between(place: number): void {
    const petal = entry(this.petals, place)
    const before = given(this.petals.at(place - 1))
    const both = petal.lit && before.lit
    const angle = this.angle(place) - this.half
    const outer = both ? this.tone(petal, 34, 30) : colour(30, 6, 16)
    const inner = both ? colour(45, 70, 56) : colour(34, 14, 22)
    this.drawn.push(leaf(CENTRE, 130, 268, angle, this.width * 0.46, outer, BELLY))
    this.drawn.push(leaf(CENTRE, 148, 240, angle, this.width * 0.25, inner, BELLY))
  }

  private collar(place: number): void {
    for (let j = 0; j < this.panes / 2; j++) {
      const from = this.angle(place) - this.half + j * this.step * 2
      this.drawn.push(
        pane(92, 126, from, from + this.step * 2, this.tone(entry(this.petals, place), j % 2 ? 30 : 44)),
      )
    }
  }
}

function heart(): string {
  const rays = Array.from({ length: 20 }, (_, i) =>
    leaf(CENTRE, 40, 90, TOP + (i * TURN) / 20, 0.3, colour(38 + (i % 2) * 6, 80, i % 2 ? 38 : 28), BELLY),
  )
  return `<circle cx="350" cy="350" r="92" fill="#1d1408"/>${rays.join('')}`
}

function ring(radius: number, width: number): string {
  return `<circle cx="350" cy="350" r="${radius}" fill="none" stroke-width="${width}"/>`
}

function emblems(petals: Petal[]): string {
  return petals
    .map((petal, place) => {
      const [x = 0, y = 0] = at(CENTRE, 221, TOP + (place * TURN) / petals.length)
        .split(' ')
        .map(Number)
      const fill = petal.lit ? '#fff6e0' : '#8d8272'
      return `<g fill="${fill}" color="${fill}">${glyph(petal.emblem, x - 28, y - 28, 56)}</g>`
    })
    .join('')
}

/** What stands inside an svg with the view box 0 0 700 700. */
export function petalWindow(petals: Petal[], seed: string, centre = 'tavern-sign'): string {
  const outline = 'fill="#0a0807" stroke="#0a0807" stroke-width="44" stroke-linejoin="round"'
  const leads = ring(340, 12) + ring(306, 7) + ring(127, 7) + ring(92, 6)
  return markup`
    <g stroke="${LEAD}" stroke-width="4" stroke-linejoin="round">
    ${new Rose(petals, seed).draw()}${heart()}${leads}</g>
    <circle cx="350" cy="350" r="346" fill="url(#candle)"/>
    ${emblems(petals)}${glyph(centre, 292, 292, 116, outline)}<g fill="url(#g-ni)">
    ${glyph(centre, 292, 292, 116)}</g>
  `
}
