/** The small face of a card, 64 by 90: what lies in rows and hands. */
import { type CardFacts, isUnit } from './card'
import { type Faction, factionOf } from '../../../art/factions'
import { glyph } from '../../../art/glyphs'
import { HUES } from './glass'
import { ABILITY_ICONS, cardIcon } from './icons'
import { rosette } from '../../../art/rosette'
import { escaped, star } from '../../../art/shapes'
import { markup } from '../../../art/markup'

const INK = '#0c0a08'
const LEAD = '#0b0908'
const LONG_RIBBON = 11

/** A card whose picture nobody has chosen shows what it does, or its faction. */
export const pictureOf = (card: CardFacts): string =>
  cardIcon(card.key) ?? ABILITY_ICONS[card.abilities[0] ?? ''] ?? factionOf(card.faction).emblem

export const heroStar = (x: number, y: number, radius: number): string =>
  star({ x, y }, radius, radius * 0.82, 8, -Math.PI / 2)

export type Change = '' | 'up' | 'down'

export function change(card: CardFacts, strength: number | null): Change {
  if (strength === null || card.strength === null || strength === card.strength) return ''
  return strength > card.strength ? 'up' : 'down'
}

function picture(card: CardFacts, faction: Faction): string {
  const wide = !isUnit(card)
  const size = wide ? 46 : 39
  const x = (wide ? 32 : 41) - size / 2
  const y = 38 - size / 2
  const outline = `color="#0a0807" fill="#0a0807" stroke="#0a0807" stroke-width="46" stroke-linejoin="round" opacity=".78"`
  const name = pictureOf(card)
  return markup`
    ${glyph(name, x, y, size, outline)}<g fill="url(#g-${faction.code})" color="#fbf3df">
    ${glyph(name, x, y, size)}</g>
  `
}

function spine(card: CardFacts, faction: Faction): string {
  let y = 29
  let drawn = ''
  for (const row of card.rows) {
    drawn += `<g color="#f7efdd" fill="#f7efdd">${glyph(`row-${row}`, 4, y, 13)}</g>`
    y += 15
  }
  for (const ability of card.abilities.filter((name) => name !== 'agile')) {
    const icon = ABILITY_ICONS[ability] ?? faction.emblem
    drawn += markup`
      <circle cx="10.5" cy="${y + 7}" r="8" fill="${INK}" stroke="${faction.accent}"/>
      <g color="${faction.accent}" fill="${faction.accent}">${glyph(icon, 4.5, y + 1, 12)}</g>
    `
    y += 17
  }
  return drawn
}

function roundel(card: CardFacts, strength: number, changed: Change): string {
  const size = String(strength).length > 1 ? 14 : 16
  const disc = { '': 'url(#ivory)', up: '#d8f3c4', down: '#f6cfc6' }[changed]
  const figure = { '': '#1a1410', up: '#0d3d12', down: '#6e0f10' }[changed]
  const hero = card.kind === 'hero'
  const plate = hero
    ? markup`
      <path d="${heroStar(12.5, 12.5, 13)}" fill="#120e08"/>
      <path d="${heroStar(12.5, 12.5, 11.8)}" fill="url(#gold)"/>
      <circle cx="12.5" cy="12.5" r="9" fill="#17120a"/>
    `
    : markup`
      <circle cx="12.5" cy="12.5" r="11.5" fill="#0f0c0a"/>
      <circle cx="12.5" cy="12.5" r="10.2" fill="${disc}"/>
    `
  const notch = changed ? notchOf(changed) : ''
  return markup`
    ${plate}
    <text class="num" x="12.5" y="17.4" text-anchor="middle" font-size="${size}"
      fill="${hero ? '#ffe39a' : figure}">
    ${strength}</text>${notch}
  `
}

function notchOf(changed: Change): string {
  const up = changed === 'up'
  return markup`
    <path d="${up ? 'M20 7 24.5 1 29 7Z' : 'M20 1 24.5 7 29 1Z'}" fill="${up ? '#a6e37e' : '#ff9d8a'}"
      stroke="${LEAD}" stroke-width="1.2"/>
  `
}

function corner(card: CardFacts, faction: Faction): string {
  const icon = ABILITY_ICONS[card.abilities[0] ?? ''] ?? faction.emblem
  return markup`
    <path d="M2 2H24L2 24Z" fill="${INK}"/><g color="${faction.accent}" fill="${faction.accent}">
    ${glyph(icon, 3, 3, 11)}</g>
  `
}

function ribbon(card: CardFacts): string {
  const size = card.ribbon.length > LONG_RIBBON ? 8.6 : 9.8
  const fill = card.kind === 'hero' ? 'url(#goldr)' : 'url(#ivory)'
  return markup`
    <rect x="1.5" y="73" width="61" height="15.5" fill="${fill}"/>
    <text class="rib" x="32" y="84" text-anchor="middle" font-size="${size}" fill="#1b140d">
    ${escaped(card.ribbon)}</text>
  `
}

/** `strength` is what the card is worth where it lies, null where it has none. */
export function smallFace(card: CardFacts, strength: number | null): string {
  const faction = factionOf(card.faction)
  const unit = isUnit(card)
  const hero = card.kind === 'hero'
  const window = rosette(card.key, card.faction, { x: unit ? 41 : 32, y: 38 }, 27, {
    line: 1,
    hue: HUES[card.key],
  })
  const side = unit
    ? markup`
      <rect x="1.5" y="1.5" width="18" height="72" fill="url(#s-${faction.code})"/>
      <rect x="1.5" y="1.5" width="18" height="72" fill="url(#p-${faction.code})"/>${spine(card, faction)}
    `
    : ''
  const mark = unit
    ? roundel(card, strength ?? card.strength ?? 0, change(card, strength))
    : corner(card, faction)
  const frame = markup`
    <rect x=".75" y=".75" width="62.5" height="88.5" rx="3.5" fill="none"
      stroke="${hero ? '#e0a93a' : faction.bright}" stroke-width="1.5" stroke-opacity="${hero ? 1 : 0.75}"/>
  `
  return markup`
    <svg class="cs" viewBox="0 0 64 90" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect width="64" height="90" fill="${LEAD}"/><g clip-path="url(#cw-${unit ? 's' : 'sw'})">${window}
    <rect width="64" height="74" fill="url(#glow)"/></g>
    ${picture(card, faction)}${side}${mark}${ribbon(card)}${frame}</svg>
  `
}
