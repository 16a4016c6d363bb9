/** The faces of Cardia: characters 120 by 156, and panes of glass for scenes. */
import { factionOf } from '../../../art/factions'
import { glyph } from '../../../art/glyphs'
import { cardIcon } from './icons'
import { rosette } from '../../../art/rosette'
import { escaped } from '../../../art/shapes'
import { entry } from '../../../sure'
import { markup } from '../../../art/markup'

export interface CharacterFacts {
  key: string
  name: string
  influence: number
  faction: string
  ongoing: boolean
}

const INK = '#0c0a08'
const LEAD = '#0b0908'
const LETTER = 0.47

const fitted = (text: string, width: number, size: number): string =>
  Math.min(size, width / (text.length * LETTER)).toFixed(1)

function picture(key: string, code: string, emblem: string): string {
  const name = cardIcon(key) ?? emblem
  const outline =
    'fill="#0a0807" color="#0a0807" stroke="#0a0807" stroke-width="40" stroke-linejoin="round" opacity=".74"'
  return markup`
    ${glyph(name, 24, 28, 76, outline)}<g fill="url(#g-${code})" color="#fbf3df">${glyph(name, 24, 28, 76)}
    </g>
  `
}

function shield(influence: number): string {
  const size = String(influence).length > 1 ? 24 : 27
  return markup`
    <path d="M2 2H44V30L23 44 2 30Z" fill="${LEAD}"/>
    <path d="M4.5 4.5H41.500V29L23 41 4.5 29Z" fill="url(#ivory)"/>
    <text class="num" x="23" y="30" text-anchor="middle" font-size="${size}" fill="#1a1410">${influence}
    </text>
  `
}

function roundel(emblem: string, accent: string): string {
  return markup`
    <circle cx="103" cy="17" r="12.5" fill="${INK}" stroke="${accent}" stroke-width="1.4"/>
    <g color="${accent}" fill="${accent}">${glyph(emblem, 94.5, 8.5, 17)}</g>
  `
}

const ONGOING = markup`
  <circle cx="103" cy="112" r="9" fill="${INK}" stroke="#fff" stroke-width="1.2"/>
  <g color="#fff" fill="#fff">${glyph('infinity', 96.5, 105.5, 13)}</g>
`

export function characterFace(card: CharacterFacts): string {
  const { code, emblem, accent, bright } = factionOf(card.faction)
  const window = rosette(`c${card.key}`, card.faction, { x: 62, y: 62 }, 58, { line: 1.8 })
  const ribbon = markup`
    <rect x="2" y="124" width="116" height="22" fill="url(#ivory)"/>
    <text class="nm" x="60" y="140" text-anchor="middle" font-size="${fitted(card.name, 108, 16.5)}"
      fill="#1b140d">
    ${escaped(card.name)}</text>
  `
  return markup`
    <svg class="cc" viewBox="0 0 120 156" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect width="120" height="156" fill="${LEAD}"/>
    <rect x="2" y="2" width="116" height="152" rx="6" fill="url(#s-${code})"/>
    <rect x="2" y="2" width="116" height="152" rx="6" fill="url(#P-${code})"/>
    <svg x="6" y="6" width="108" height="118" viewBox="6 6 108 118">${window}
    <rect width="120" height="130" fill="url(#glow)"/></svg>
    <rect x="6" y="6" width="108" height="118" fill="none" stroke="${LEAD}" stroke-width="2.5"/>
    ${picture(card.key, code, emblem)}${shield(card.influence)}${roundel(emblem, accent)}${ribbon}${card.ongoing ? ONGOING : ''}
    <rect x="1.25" y="1.25" width="117.5" height="153.5" rx="7" fill="none" stroke="${bright}"
      stroke-width="2.5"/></svg>
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

/** A character as a broad pane without its name, 160 by 62: for a hand in which the texts need the room. */
export function characterBanner(card: CharacterFacts): string {
  const { code, emblem, accent, bright } = factionOf(card.faction)
  const window = rosette(`c${card.key}`, card.faction, { x: 84, y: 31 }, 62, { line: 1.8 })
  const name = cardIcon(card.key) ?? emblem
  const outline =
    'fill="#0a0807" color="#0a0807" stroke="#0a0807" stroke-width="44" stroke-linejoin="round" opacity=".78"'
  const mark = card.ongoing
    ? `<svg x="24" y="-66" width="160" height="156" viewBox="0 0 160 156">${ONGOING}</svg>`
    : ''
  return markup`
    <svg class="cc" viewBox="0 0 160 62" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect width="160" height="62" fill="${LEAD}"/>${window}<rect width="160" height="62" fill="url(#glow)"/>
    ${glyph(name, 58, 4, 54, outline)}<g fill="url(#g-${code})" color="#fbf3df">${glyph(name, 58, 4, 54)}
    </g>${shield(card.influence)}<svg x="40" y="0" width="120" height="62" viewBox="0 0 120 62">
    ${roundel(emblem, accent)}</svg>${mark}<rect y="60" width="160" height="2" fill="${bright}"/></svg>
  `
}
