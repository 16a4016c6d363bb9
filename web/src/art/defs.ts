/** Patterns, gradients and clips that all drawings share; they stand once in the document. */
import { FACTIONS } from './factions'
import { WINDOWS } from './full-face'

const stops = (...list: [number, string, number?][]): string =>
  list.map(([offset, fill, opacity = 1]) => `<stop offset="${offset}" stop-color="${fill}" stop-opacity="${opacity}"/>`).join('')

const down = (id: string, content: string): string => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${content}</linearGradient>`
const across = (id: string, content: string): string => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${content}</linearGradient>`
const slanted = (id: string, content: string): string => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${content}</linearGradient>`

function pattern(id: string, content: string, scale: number, opacity: number, line: number): string {
  return `<pattern id="${id}" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><g fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${line}">${content}</g></pattern>`
}

function ofFactions(): string {
  return Object.values(FACTIONS)
    .map((faction) =>
      [
        pattern(`p-${faction.code}`, faction.pattern, 0.62, 0.42, 1.3),
        pattern(`P-${faction.code}`, faction.pattern, 1.55, 0.34, 1),
        down(`s-${faction.code}`, stops([0, faction.mid], [1, faction.deep])),
        down(`g-${faction.code}`, stops([0, '#fffdf4'], [0.55, '#fbf3df'], [1, faction.accent])),
      ].join(''),
    )
    .join('')
}

function clips(): string {
  const windows = Object.entries(WINDOWS).map(([kind, path]) => `<clipPath id="cw-${kind}"><path d="${path}"/></clipPath>`)
  return `<clipPath id="cw-s"><rect x="19" y="2" width="43" height="71" rx="3"/></clipPath><clipPath id="cw-sw"><rect x="2" y="2" width="60" height="71" rx="3"/></clipPath>${windows.join('')}`
}

const LIGHTS = [
  `<radialGradient id="candle" cx=".5" cy=".5" r=".5">${stops([0, '#ffdf9a', 0.5], [0.4, '#ffcf7a', 0.12], [0.72, '#000', 0], [1, '#000', 0.45])}</radialGradient>`,
  `<radialGradient id="glow" cx=".5" cy=".42" r=".62">${stops([0, '#fff3cf', 0.34], [0.5, '#fff3cf', 0.06], [1, '#000', 0.62])}</radialGradient>`,
  slanted('gold', stops([0, '#fff0b8'], [0.45, '#e0a93a'], [1, '#9a6712'])),
  across('goldr', stops([0, '#ffe9a6'], [0.5, '#eebb4d'], [1, '#cf962f'])),
  down('ivory', stops([0, '#fffaf0'], [1, '#e2d3b4'])),
  down('fadeb', stops([0, '#000', 0], [1, '#000', 0.72])),
].join('')

const WEATHER = `
<pattern id="wx-frost" width="88" height="64" patternUnits="userSpaceOnUse"><g fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round"><path d="M20 6v24M9.6 12l20.8 12M9.6 24l20.8-12M20 10l-3-3m3 3 3-3M20 26l-3 3m3-3 3 3"/><path d="M64 34v20M55.300 39l17.400 10M55.300 49l17.400-10"/><path d="M46 8v8M42.500 10l7 4M42.500 14l7-4M84 20v6M81 21.500l6 3M81 24.500l6-3M6 50v8M2.500 52l7 4M2.500 56l7-4" opacity=".8"/></g></pattern>
<pattern id="wx-fog" width="80" height="48" patternUnits="userSpaceOnUse"><g fill="none" stroke="currentColor" stroke-linecap="round"><path stroke-width="5" opacity=".5" d="M-10 10Q10 2 30 10T70 10T110 10T150 10"/><path stroke-width="3" opacity=".7" d="M-30 24Q0 16 20 24T60 24T100 24T140 24"/><path stroke-width="6" opacity=".4" d="M-10 39Q14 31 34 39T74 39T114 39T154 39"/></g></pattern>
<pattern id="wx-rain" width="30" height="40" patternUnits="userSpaceOnUse"><g stroke="currentColor" stroke-width="1.6" stroke-linecap="round"><path d="M8 2 3 16M22 8 17 24M14 26 10 38M28 30 25 38"/></g></pattern>
<pattern id="wx-storm" width="60" height="60" patternUnits="userSpaceOnUse"><g stroke="currentColor" stroke-width="1.6" stroke-linecap="round" fill="none"><path d="M12 2 4 14M52 8 44 20M30 34 22 46M56 42 50 52"/><path stroke-width="2" d="M28 4 22 16h8L24 28"/></g></pattern>`

export const DEFS = ofFactions() + LIGHTS + clips() + WEATHER
