/** Small pictures: our own on a grid of 24, all others are symbols of a sprite. */
import { markup } from './markup'

const stroke = 'fill="none" stroke="currentColor" stroke-linecap="round"'

export const OWN: Record<string, string> = {
  'candle-lit': markup`
      <path fill="currentColor" d="M12 1c2.600 3.200 3.800 5 3.800 6.700A3.800 3.800 0 0 1 12 11.500a3.800
        3.800 0 0 1-3.800-3.800C8.200 6 9.400 4.200 12 1zM8 13h8v8h3v2H5v-2h3z"/>
    `,
  'candle-out': markup`
    <path ${stroke} stroke-width="1.8" d="M12 11c-2-2 2-3.500 0-5.500s1-2.500.5-4"/>
    <path fill="currentColor" d="M8 13h8v8h3v2H5v-2h3z" opacity=".75"/>
  `,
  'row-melee': markup`
      <path fill="currentColor" d="M20.8 2.2 15 3.4 7.6 12.2 5.7 10.3 4.2 11.8 7 14.7 2.6 19.1a1.6 1.6 0 0 0
        2.3 2.3L9.3 17l2.9 2.8 1.5-1.5-1.9-1.9L20.6 9z"/>
    `,
  'row-ranged': markup`
    <path ${stroke} stroke-width="2.6" d="M5 3.5C14 4 20 10 20.5 19"/>
    <path fill="none" stroke="currentColor" stroke-width="1.6" d="M5 3.5 20.5 19"/>
    <path ${stroke} stroke-width="2.4" d="M3.5 20.5 15 9"/>
    <path fill="currentColor" d="M20.5 3.5 12.6 6.4l5 5z"/>
  `,
  'row-siege': markup`
      <path fill="currentColor" d="M3 22 9 9.2 4.6 6.8 6 4.3l15.6 8.6-1.4 2.5-4.7-2.6L20 22h-3.2l-4.6-9.7L7
        22z"/>
      <circle cx="5" cy="4.4" r="3.4" fill="currentColor"/>
    `,
  first: '<path fill="currentColor" d="M4 5h3v14H4zM20 5v14L9 12z"/>',
  back: `<path ${stroke} stroke-width="3" stroke-linejoin="round" d="M15 5l-7 7 7 7"/>`,
  play: '<path fill="currentColor" d="M6 4v16l14-8z"/>',
  pause: '<path fill="currentColor" d="M6 4h4v16H6zM14 4h4v16h-4z"/>',
  forward: `<path ${stroke} stroke-width="3" stroke-linejoin="round" d="M9 5l7 7-7 7"/>`,
  last: '<path fill="currentColor" d="M17 5h3v14h-3zM4 5v14l11-7z"/>',
}

/** A picture inside another drawing. */
export function glyph(name: string, x: number, y: number, size: number, more = ''): string {
  const box = `x="${x}" y="${y}" width="${size}" height="${size}" ${more}`
  return OWN[name] ? `<svg ${box} viewBox="0 0 24 24">${OWN[name]}</svg>` : `<use href="#i-${name}" ${box}/>`
}

/** A picture among words, as a string: it is as large as the letters, or as a style says. */
export const icon = (name: string): string =>
  OWN[name]
    ? `<svg class="i" viewBox="0 0 24 24">${OWN[name]}</svg>`
    : `<svg class="i" viewBox="0 0 512 512"><use href="#i-${name}"/></svg>`
