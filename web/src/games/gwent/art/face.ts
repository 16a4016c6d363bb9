/** The small face of a card, in layers: the picture may be cropped, the marks on it never are. */
import { type CardFacts, isUnit } from './card'
import { type Faction, factionOf } from '../../../art/factions'
import { icon } from '../../../art/glyphs'
import { HUES } from './glass'
import { ABILITY_ICONS, cardIcon } from './icons'
import { remembered } from '../../../art/memo'
import { rosette } from '../../../art/rosette'
import { escaped, star } from '../../../art/shapes'
import { markup } from '../../../art/markup'

const LONG_RIBBON = 10
const OUTLINE = 'fill="#0a0807" stroke="#0a0807" stroke-width="46" stroke-linejoin="round" opacity=".8"'

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

/** The window behind everything, and what stands in it. */
const picture = remembered(
  (card: CardFacts) => {
    const { code } = factionOf(card.faction)
    const name = pictureOf(card)
    return markup`
      <svg class="pane__art" viewBox="0 0 44 72" preserveAspectRatio="xMidYMid slice">
      ${rosette(card.key, card.faction, { x: 22, y: 36 }, 27, { line: 1, hue: HUES[card.key] })}
      <rect width="44" height="72" fill="url(#glow)"/></svg>
      <svg class="pane__gl" viewBox="0 0 512 512"><use href="#i-${name}" ${OUTLINE}/>
      <use href="#i-${name}" fill="url(#g-${code})"/></svg>
    `
  },
  (card) => card.key,
)

const spine = ({ code }: Faction): string => markup`
  <svg class="pane__sp"><rect width="100%" height="100%" fill="url(#s-${code})"/>
  <rect width="100%" height="100%" fill="url(#p-${code})"/></svg>
`

function roundel(card: CardFacts, strength: number, changed: Change): string {
  const [size, gap] = String(strength).length > 1 ? [17, -0.6] : [19, 0]
  const hero = card.kind === 'hero'
  const disc = { '': 'url(#ivory)', up: '#d8f3c4', down: '#f6cfc6' }[changed]
  const figure = hero ? '#ffe39a' : { '': '#1a1410', up: '#0d3d12', down: '#6e0f10' }[changed]
  const plate = hero
    ? markup`
      <path d="${heroStar(13, 13, 13)}" fill="#120e08"/><path d="${heroStar(13, 13, 12.2)}" fill="url(#gold)"/>
      <circle cx="13" cy="13" r="9.8" fill="#17120a"/>
    `
    : `<circle cx="13" cy="13" r="12.4" fill="#0f0c0a"/><circle cx="13" cy="13" r="11.2" fill="${disc}"/>`
  return markup`
    <svg class="pane__n" viewBox="0 0 26 26">${plate}
    <text class="num" x="13" y="18.9" text-anchor="middle" font-size="${size}" letter-spacing="${gap}"
      fill="${figure}">
    ${strength}</text>${changed ? notchOf(changed) : ''}</svg>
  `
}

function notchOf(changed: Change): string {
  const up = changed === 'up'
  return markup`
    <path d="${up ? 'M19.5 7 22.8 2 26 7Z' : 'M19.5 19.5 26 19.5 22.8 24.5Z'}"
      fill="${up ? '#5fbf3a' : '#ff7a63'}" stroke="#0b0908"/>
  `
}

/** What it does, one disc each; a special card has but one. */
function discs(card: CardFacts, faction: Faction): string {
  const shown = isUnit(card) ? card.abilities.filter((name) => name !== 'agile') : card.abilities.slice(0, 1)
  const icons = shown.map((name) => ABILITY_ICONS[name] ?? faction.emblem)
  if (!isUnit(card) && !icons.length) icons.push(faction.emblem)
  return icons.map((name) => `<span class="pane__a">${icon(name)}</span>`).join('')
}

function ribbon({ ribbon: long, short }: CardFacts): string {
  const more = long.length > LONG_RIBBON ? ' is-long' : ''
  return markup`
    <span class="pane__rib${more}"><b class="pane__l">${escaped(long)}</b>
    <b class="pane__s">${escaped(short)}</b></span>
  `
}

/** `strength` is what the card is worth where it lies, null where it has none. */
export function smallFace(card: CardFacts, strength: number | null): string {
  const faction = factionOf(card.faction)
  const unit = isUnit(card)
  const rows = card.rows.map((row) => icon(`row-${row}`)).join('')
  const figure = unit ? roundel(card, strength ?? card.strength ?? 0, change(card, strength)) : ''
  return markup`
    <span class="pane__in" aria-hidden="true">${picture(card)}${unit ? spine(faction) : ''}
    <span class="pane__m">${figure}${unit ? `<span class="pane__rs">${rows}</span>` : ''}
    <span class="pane__as">${discs(card, faction)}</span></span>${ribbon(card)}</span>
  `
}
