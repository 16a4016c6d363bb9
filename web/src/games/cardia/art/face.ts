/** The faces of Cardia: glass, picture and shield of a character, and panes of glass for scenes. */
import { factionOf } from '../../../art/factions'
import { glyph } from '../../../art/glyphs'
import { cardIcon } from './icons'
import { rosette } from '../../../art/rosette'
import { entry } from '../../../sure'
import { markup } from '../../../art/markup'

const LEAD = '#0b0908'

/** Glass and picture: the glass may be cropped, the picture never. */
export function characterArt(key: string, faction: string): string {
  const { code, emblem } = factionOf(faction)
  const window = rosette(`c${key}`, faction, { x: 54, y: 59 }, 58, { line: 1.8 })
  const name = cardIcon(key) ?? emblem
  const outline =
    'fill="#0a0807" color="#0a0807" stroke="#0a0807" stroke-width="40" stroke-linejoin="round" opacity=".74"'
  return markup`
    <svg class="kc__bg" aria-hidden="true" data-ornament><rect width="100%" height="100%" fill="url(#s-${code})"/>
    <rect width="100%" height="100%" fill="url(#P-${code})"/></svg>
    <svg class="kc__art" viewBox="0 0 108 118" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${window}
    <rect width="108" height="118" fill="url(#glow)"/></svg>
    <svg class="kc__gl" viewBox="0 0 76 76" aria-hidden="true">${glyph(name, 0, 0, 76, outline)}
    <g fill="url(#g-${code})" color="#fbf3df">${glyph(name, 0, 0, 76)}</g></svg>
  `
}

/** The influence that is printed on a card. */
export function shield(influence: number): string {
  const size = influence > 9 ? 27 : 29
  return markup`
    <svg class="kc__n" viewBox="0 0 42 43" aria-hidden="true"><path d="M0 0H42V28L21 42 0 28Z" fill="${LEAD}"/>
    <path d="M2.5 2.5H39.5V27L21 39 2.5 27Z" fill="url(#ivory)"/>
    <text class="num" x="21" y="29" text-anchor="middle" font-size="${size}" fill="#1a1410">${influence}</text>
    </svg>
  `
}

const HUES = ['guild', 'swamp', 'academy', 'dynasty']

/** Which glass a scene has: scenes have no faction, so their name decides. */
export const glassOf = (key: string): string =>
  entry(HUES, [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % HUES.length)

/** A scene as a pane, 240 by 130. */
export function scenePane(key: string): string {
  const window = rosette(`s${key}`, glassOf(key), { x: 120, y: 66 }, 92, { line: 2.4 })
  const name = cardIcon(key) ?? 'tavern-sign'
  const outline = 'fill="#0a0807" stroke="#0a0807" stroke-width="38" stroke-linejoin="round" opacity=".85"'
  return markup`
    <svg viewBox="0 0 240 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${window}
    <rect width="240" height="130" fill="url(#glow)"/>${glyph(name, 77, 18, 86, outline)}<g fill="#fbf3df">
    ${glyph(name, 77, 18, 86)}</g></svg>
  `
}
