/** The back of a hidden card, 64 by 90. */
import { factionOf } from './factions'
import { glyph } from './glyphs'
import { rosette } from './rosette'
import { markup } from './markup'

export function cardBack(faction: string): string {
  const { code, accent, bright, emblem } = factionOf(faction)
  const window = rosette(`back${faction}`, faction, { x: 32, y: 45 }, 30, { line: 1, folds: 8, style: 2 })
  return markup`
    <svg class="cb" viewBox="0 0 64 90" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect width="64" height="90" fill="#0b0908"/>
    <rect x="2" y="2" width="60" height="86" rx="3" fill="url(#s-${code})"/>
    <svg x="4" y="4" width="56" height="82" viewBox="4 4 56 82">${window}
    <rect width="64" height="90" fill="url(#glow)"/></svg>
    <circle cx="32" cy="45" r="14" fill="#0c0a08" stroke="${accent}" stroke-width="1.4"/>
    <g color="${accent}" fill="${accent}">${glyph(emblem, 22, 35, 20)}</g>
    <rect x="1" y="1" width="62" height="88" rx="4" fill="none" stroke="${bright}" stroke-opacity=".7"
      stroke-width="1.4"/></svg>
  `
}
