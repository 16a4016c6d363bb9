import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { UI_ICONS } from '../src/art/ui-icons.ts'

/** Icons as SVG symbols: `virtual:sprite/<group>` holds those of one group, `virtual:glyphs` says which card has which. */

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

const LIST = fileURLToPath(new URL('../src/art/icons.csv', import.meta.url))
const drawn = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet

interface Line {
  game: string
  id: string
  icon: string
}

function lines(): Line[] {
  const [, ...rows] = readFileSync(LIST, 'utf8').trim().split(/\r?\n/)
  return rows.map((row) => {
    const [game = '', id = '', icon = ''] = row.split(',')
    return { game, id, icon }
  })
}

/** Gwent is split by the colour of its cards, so that a table loads only what lies on it. */
function group(line: Line): string {
  if (line.game === 'gwent') return `gwent-${line.id.slice(0, 2)}`
  return 'cardia'
}

/** Paths with one decimal: nobody sees the difference, and the load is a third lighter. Arcs stay, their flags are no numbers. */
export function lighter(body: string): string {
  return body.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${path.replaceAll(/[a-zA-Z][^a-zA-Z]*/g, rounded)}"`)
}

function rounded(segment: string): string {
  if (/^a/i.test(segment)) return segment
  const numbers = segment.slice(1).match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []
  return numbers.reduce((path, number) => {
    const short = String(Number(Number(number).toFixed(1))).replace(/^(-?)0\./, '$1.')
    const apart = path.length > 1 && !short.startsWith('-')
    return `${path}${apart ? ' ' : ''}${short}`
  }, segment[0]!)
}

function symbol(name: string): string {
  const icon = drawn.icons[name] ?? drawn.icons[drawn.aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`There is no icon called ${name}.`)
  return `<symbol id="i-${name}" viewBox="0 0 512 512">${lighter(icon.body).replaceAll('fill="currentColor"', '')}</symbol>`
}

function sprite(name: string): string {
  const cards = lines().filter((line) => group(line) === name)
  const icons = name === 'ui' ? UI_ICONS : cards.map((line) => line.icon)
  const seen = new Set<string>(icons)
  if (name !== 'ui') for (const icon of UI_ICONS) seen.delete(icon)
  return [...seen].sort().map(symbol).join('')
}

function glyphs(): Record<string, string> {
  return Object.fromEntries(lines().map((line) => [line.id, line.icon]))
}

export function sprites(): Plugin {
  const virtual = /^virtual:(sprite\/[\w-]+|glyphs)$/
  return {
    name: 'taverne-sprites',
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:glyphs') return `export default ${JSON.stringify(glyphs())}`
      if (!id.startsWith('\0virtual:sprite/')) return undefined
      return `export default ${JSON.stringify(sprite(id.slice('\0virtual:sprite/'.length)))}`
    },
  }
}
