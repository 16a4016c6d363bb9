/** Patterns and gradients that all drawings share; they stand once in the document. */
import { allFactions } from './factions'
import { markup } from './markup'

const stops = (...list: [number, string, number?][]): string =>
  list
    .map(
      ([offset, fill, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${fill}" stop-opacity="${opacity}"/>`,
    )
    .join('')

const down = (id: string, content: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${content}</linearGradient>`
const across = (id: string, content: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${content}</linearGradient>`
const slanted = (id: string, content: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${content}</linearGradient>`

function pattern(id: string, content: string, scale: number, opacity: number, line: number): string {
  return markup`
    <pattern id="${id}" width="16" height="16" patternUnits="userSpaceOnUse"
      patternTransform="scale(${scale})">
    <g fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${line}">${content}</g></pattern>
  `
}

function ofFactions(): string {
  return allFactions()
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

const LIGHTS = [
  markup`
    <radialGradient id="candle" cx=".5" cy=".5" r=".5">
    ${stops([0, '#ffdf9a', 0.5], [0.4, '#ffcf7a', 0.12], [0.72, '#000', 0], [1, '#000', 0.45])}
    </radialGradient>
  `,
  markup`
    <radialGradient id="glow" cx=".5" cy=".42" r=".62">
    ${stops([0, '#fff3cf', 0.34], [0.5, '#fff3cf', 0.06], [1, '#000', 0.62])}</radialGradient>
  `,
  slanted('gold', stops([0, '#fff0b8'], [0.45, '#e0a93a'], [1, '#9a6712'])),
  across('goldr', stops([0, '#ffe9a6'], [0.5, '#eebb4d'], [1, '#cf962f'])),
  down('ivory', stops([0, '#fffaf0'], [1, '#e2d3b4'])),
  down('fadeb', stops([0, '#000', 0], [1, '#000', 0.72])),
].join('')

export const defs = (): string => ofFactions() + LIGHTS
