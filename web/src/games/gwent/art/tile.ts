/** The tile of a card, 36 by 44, for crowded tables. */
import { type CardFacts, isUnit } from './card'
import { heroStar, pictureOf } from './face'
import { factionOf } from '../../../art/factions'
import { glyph } from '../../../art/glyphs'
import { markup } from '../../../art/markup'

export function tileFace(card: CardFacts, strength: number | null): string {
  const faction = factionOf(card.faction)
  const hero = card.kind === 'hero'
  const value = strength ?? card.strength ?? 0
  const plate = hero
    ? `<path d="${heroStar(11, 11, 10.5)}" fill="url(#gold)"/><circle cx="11" cy="11" r="7.8" fill="#17120a"/>`
    : '<circle cx="11" cy="11" r="9.4" fill="#0f0c0a"/><circle cx="11" cy="11" r="8.4" fill="url(#ivory)"/>'
  const size = String(value).length > 1 ? 11.5 : 13
  const figure = markup`
    <text class="num" x="11" y="15.4" text-anchor="middle" font-size="${size}"
      fill="${hero ? '#ffe39a' : '#1a1410'}">
    ${value}</text>
  `
  const outline = 'stroke="#0a0807" stroke-width="30" paint-order="stroke"'
  const [x, y, wide] = isUnit(card) ? ([12, 17, 23] as const) : ([5, 9, 26] as const)
  return markup`
    <svg class="ct" viewBox="0 0 36 44" aria-hidden="true">
    <rect width="36" height="44" rx="3" fill="${faction.deep}"/>
    <rect x="1" y="1" width="34" height="42" rx="2.5" fill="url(#s-${faction.code})"/>
    <rect x="1" y="1" width="34" height="42" fill="url(#p-${faction.code})" opacity=".55"/>
    <g fill="#fbf3df" color="#fbf3df">${glyph(pictureOf(card), x, y, wide, outline)}</g>
    ${isUnit(card) ? plate + figure : ''}
    <rect x=".6" y=".6" width="34.8" height="42.8" rx="3" fill="none"
      stroke="${hero ? '#e0a93a' : faction.bright}" stroke-opacity=".8" stroke-width="1.2"/></svg>
  `
}
