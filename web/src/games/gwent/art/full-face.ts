/** The large face of a card, 260 by 364, for whoever looks closely. */
import { type CardFacts, isUnit } from './card'
import { heroStar, pictureOf } from './face'
import { type Faction, factionOf } from '../../../art/factions'
import { glyph } from '../../../art/glyphs'
import { HUES } from './glass'
import { ABILITY_ICONS } from './icons'
import { rosette } from '../../../art/rosette'
import { escaped } from '../../../art/shapes'
import { markup } from '../../../art/markup'

/** The shape of the window tells the kind of the card. */
export const WINDOWS = {
  unit: 'M50 290V92C50 40 98 12 151 12S252 40 252 92V290Z',
  hero: 'M50 290V112C66 70 112 44 151 10C190 44 236 70 252 112V290Z',
  special: 'M50 290V60L98 12H204L252 60V290Z',
  leader: 'M50 290V12H252V290Z',
} as const

const LEAD = '#0b0908'
const LETTER = 0.47
const LONG_NAME = 22

const fitted = (text: string, width: number, size: number): string =>
  Math.min(size, (size * width) / (text.length * size * LETTER)).toFixed(1)

function shapeOf(card: CardFacts): keyof typeof WINDOWS {
  return card.kind === 'weather' ? 'special' : card.kind
}

function spine(card: CardFacts, faction: Faction): string {
  let y = 86
  let drawn = ''
  for (const row of isUnit(card) ? card.rows : []) {
    drawn += markup`
      <circle cx="29" cy="${y}" r="17" fill="#0c0a08" opacity=".78"/><g color="#fff6e3" fill="#fff6e3">
      ${glyph(`row-${row}`, 18, y - 11, 22)}</g>
    `
    y += 40
  }
  for (const ability of isUnit(card) ? card.abilities.filter((name) => name !== 'agile') : []) {
    const icon = ABILITY_ICONS[ability] ?? faction.emblem
    drawn += markup`
      <circle cx="29" cy="${y}" r="17.5" fill="#0c0a08" stroke="${faction.accent}" stroke-width="2"/>
      <g color="${faction.accent}" fill="${faction.accent}">${glyph(icon, 17, y - 12, 24)}</g>
    `
    y += 42
  }
  return `${drawn}<g color="${faction.accent}" fill="${faction.accent}">${glyph(faction.emblem, 17, 254, 24)}</g>`
}

function mark(card: CardFacts, faction: Faction, strength: number | null): string {
  if (!isUnit(card)) {
    const icon = ABILITY_ICONS[card.abilities[0] ?? ''] ?? faction.emblem
    return markup`
      <circle cx="34" cy="36" r="29" fill="${LEAD}"/>
      <circle cx="34" cy="36" r="26" fill="none" stroke="${faction.accent}" stroke-width="2"/>
      <g color="${faction.accent}" fill="${faction.accent}">${glyph(icon, 14, 16, 40)}</g>
    `
  }
  const value = strength ?? card.strength ?? 0
  const hero = card.kind === 'hero'
  const plate = hero
    ? markup`
      <path d="${heroStar(34, 36, 35)}" fill="${LEAD}"/>
      <path d="${heroStar(34, 36, 32)}" fill="url(#gold)"/><circle cx="34" cy="36" r="23.5" fill="#17120a"/>
    `
    : markup`
      <circle cx="34" cy="36" r="31" fill="${LEAD}"/><circle cx="34" cy="36" r="28.5" fill="url(#ivory)"/>
      <circle cx="34" cy="36" r="24.5" fill="none" stroke="#8a7a5d" stroke-width="1.2"/>
    `
  return markup`
    ${plate}
    <text class="num" x="34" y="49" text-anchor="middle" font-size="${String(value).length > 1 ? 36 : 42}"
      fill="${hero ? '#ffe39a' : '#1a1410'}">
    ${value}</text>
  `
}

/** A long name takes two lines. */
export function nameLines(name: string): [string, string] {
  const colon = name.indexOf(': ')
  if (colon > 0) return [name.slice(0, colon), name.slice(colon + 2)]
  if (name.length <= LONG_NAME) return [name, '']
  const words = name.split(' ')
  let first = words.shift() ?? ''
  while (words.length > 1 && `${first} ${words[0]}`.length <= name.length / 2 + 3)
    first += ` ${words.shift()}`
  return [first, words.join(' ')]
}

function ribbon(card: CardFacts): string {
  const fill = card.kind === 'hero' ? 'url(#goldr)' : 'url(#ivory)'
  const [first, second] = nameLines(card.name)
  const line = (text: string, y: number, size: number, ink: string) =>
    markup`
      <text class="nm" x="130" y="${y}" text-anchor="middle" font-size="${fitted(text, 226, size)}"
        fill="${ink}">
      ${escaped(text)}</text>
    `
  const names = second
    ? line(first, 301, 19, '#1b140d') + line(second, 316.5, 15.5, '#3a2a16')
    : line(first, 310, 25, '#1b140d')
  return markup`
    <path d="M0 292 12 282H248L260 292V330L248 324H12L0 330Z" fill="${LEAD}"/>
    <path d="M3 293 13 285H247L257 293V325L247 320H13L3 325Z" fill="${fill}"/>${names}
  `
}

export function fullFace(card: CardFacts, strength: number | null = null): string {
  const faction = factionOf(card.faction)
  const shape = shapeOf(card)
  const hero = card.kind === 'hero'
  const middle = hero ? 172 : 160
  const outline =
    'fill="#0a0807" color="#0a0807" stroke="#0a0807" stroke-width="34" stroke-linejoin="round" opacity=".72"'
  const name = pictureOf(card)
  const window = rosette(card.key, card.faction, { x: 151, y: middle }, 106, { line: 3, hue: HUES[card.key] })
  return markup`
    <svg class="cf" viewBox="0 0 260 364" aria-hidden="true">
    <rect width="260" height="364" rx="13" fill="${LEAD}"/>
    <rect x="4" y="4" width="252" height="356" rx="10" fill="url(#s-${faction.code})"/>
    <rect x="4" y="4" width="252" height="356" rx="10" fill="url(#P-${faction.code})"/>
    <g clip-path="url(#cw-${shape})">${window}
    <rect x="50" y="8" width="204" height="284" fill="url(#glow)"/>
    <rect x="50" y="200" width="204" height="92" fill="url(#fadeb)"/></g>
    <path d="${WINDOWS[shape]}" fill="none" stroke="${LEAD}" stroke-width="7"/>
    <path d="${WINDOWS[shape]}" fill="none" stroke="${hero ? 'url(#gold)' : faction.bright}"
      stroke-width="${hero ? 3 : 2}"/>
    ${glyph(name, 76, middle - 75, 150, outline)}<g fill="url(#g-${faction.code})" color="#fbf3df">
    ${glyph(name, 76, middle - 75, 150)}</g>
    ${spine(card, faction)}${mark(card, faction, strength)}${ribbon(card)}
    <rect x="30" y="331" width="200" height="23" rx="11.5" fill="${LEAD}" opacity=".82"/>
    <text class="kd" x="130" y="347" text-anchor="middle" font-size="${fitted(card.line, 190, 15)}"
      fill="${faction.accent}">
    ${escaped(card.line)}</text>
    <rect x="2.5" y="2.5" width="255" height="359" rx="11.5" fill="none"
      stroke="${hero ? 'url(#gold)' : faction.bright}" stroke-width="${hero ? 4 : 2.5}"/></svg>
  `
}
