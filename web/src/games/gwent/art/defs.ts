/** Clips and patterns that the drawings of Gwent share; they stand once in the document. */
import { WINDOWS } from './full-face'
import { markup } from '../../../art/markup'

function clips(): string {
  const windows = Object.entries(WINDOWS).map(
    ([kind, path]) => `<clipPath id="cw-${kind}"><path d="${path}"/></clipPath>`,
  )
  return windows.join('')
}

const WEATHER = markup`
  <pattern id="wx-frost" width="88" height="64" patternUnits="userSpaceOnUse">
  <g fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round">
  <path d="M20 6v24M9.6 12l20.8 12M9.6 24l20.8-12M20 10l-3-3m3 3 3-3M20 26l-3 3m3-3 3 3"/>
  <path d="M64 34v20M55.300 39l17.400 10M55.300 49l17.400-10"/>
  <path d="M46 8v8M42.500 10l7 4M42.500 14l7-4M84 20v6M81 21.500l6 3M81 24.500l6-3M6 50v8M2.500 52l7 4M2.500
    56l7-4" opacity=".8"/></g></pattern>
  <pattern id="wx-fog" width="80" height="48" patternUnits="userSpaceOnUse">
  <g fill="none" stroke="currentColor" stroke-linecap="round">
  <path stroke-width="5" opacity=".5" d="M-10 10Q10 2 30 10T70 10T110 10T150 10"/>
  <path stroke-width="3" opacity=".7" d="M-30 24Q0 16 20 24T60 24T100 24T140 24"/>
  <path stroke-width="6" opacity=".4" d="M-10 39Q14 31 34 39T74 39T114 39T154 39"/></g></pattern>
  <pattern id="wx-rain" width="30" height="40" patternUnits="userSpaceOnUse">
  <g stroke="currentColor" stroke-width="1.6" stroke-linecap="round">
  <path d="M8 2 3 16M22 8 17 24M14 26 10 38M28 30 25 38"/></g></pattern>
  <pattern id="wx-storm" width="60" height="60" patternUnits="userSpaceOnUse">
  <g stroke="currentColor" stroke-width="1.6" stroke-linecap="round" fill="none">
  <path d="M12 2 4 14M52 8 44 20M30 34 22 46M56 42 50 52"/>
  <path stroke-width="2" d="M28 4 22 16h8L24 28"/></g></pattern>
`

export const DEFS = clips() + WEATHER
