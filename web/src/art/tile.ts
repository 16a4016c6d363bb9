/** The tile of a card, 36 by 44, for crowded tables, and the back of a hidden one. */
import { type CardFacts, isUnit } from './card'
import { heroStar, pictureOf } from './face'
import { factionOf } from './factions'
import { glyph } from './glyphs'
import { rosette } from './rosette'

export function tileFace(card: CardFacts, strength: number | null): string {
  const faction = factionOf(card.faction)
  const hero = card.kind === 'hero'
  const value = strength ?? card.strength ?? 0
  const plate = hero
    ? `<path d="${heroStar(11, 11, 10.5)}" fill="url(#gold)"/><circle cx="11" cy="11" r="7.8" fill="#17120a"/>`
    : '<circle cx="11" cy="11" r="9.4" fill="#0f0c0a"/><circle cx="11" cy="11" r="8.4" fill="url(#ivory)"/>'
  const size = String(value).length > 1 ? 11.5 : 13
  const figure = `<text class="num" x="11" y="15.4" text-anchor="middle" font-size="${size}" fill="${hero ? '#ffe39a' : '#1a1410'}">${value}</text>`
  const outline = 'stroke="#0a0807" stroke-width="30" paint-order="stroke"'
  const [x, y, wide] = isUnit(card) ? [12, 17, 23] : [5, 9, 26]
  return `<svg class="ct" viewBox="0 0 36 44" aria-hidden="true"><rect width="36" height="44" rx="3" fill="${faction.deep}"/><rect x="1" y="1" width="34" height="42" rx="2.5" fill="url(#s-${faction.code})"/><rect x="1" y="1" width="34" height="42" fill="url(#p-${faction.code})" opacity=".55"/><g fill="#fbf3df" color="#fbf3df">${glyph(pictureOf(card), x!, y!, wide!, outline)}</g>${isUnit(card) ? plate + figure : ''}<rect x=".6" y=".6" width="34.8" height="42.8" rx="3" fill="none" stroke="${hero ? '#e0a93a' : faction.bright}" stroke-opacity=".8" stroke-width="1.2"/></svg>`
}

export function cardBack(faction: string): string {
  const { code, accent, bright, emblem } = factionOf(faction)
  const window = rosette(`back${faction}`, faction, { x: 32, y: 45 }, 30, { line: 1, folds: 8, style: 2 })
  return `<svg class="cb" viewBox="0 0 64 90" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><rect width="64" height="90" fill="#0b0908"/><rect x="2" y="2" width="60" height="86" rx="3" fill="url(#s-${code})"/><svg x="4" y="4" width="56" height="82" viewBox="4 4 56 82">${window}<rect width="64" height="90" fill="url(#glow)"/></svg><circle cx="32" cy="45" r="14" fill="#0c0a08" stroke="${accent}" stroke-width="1.4"/><g color="${accent}" fill="${accent}">${glyph(emblem, 22, 35, 20)}</g><rect x="1" y="1" width="62" height="88" rx="4" fill="none" stroke="${bright}" stroke-opacity=".7" stroke-width="1.4"/></svg>`
}
