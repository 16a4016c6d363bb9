import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The words of the Python package, one module for each language, `virtual:words/nl`, or for one of its files.
 * What only one page says lies in files named after it, and comes with that page: `virtual:words/nl/page_books`.
 * What only the tables of a game say lies in its folder, and comes with them: `virtual:words/nl/<game>`.
 */

const FOLDER = fileURLToPath(new URL('../../src/taverne/words', import.meta.url))
const OF_A_PAGE = 'page_'
const OF_A_GAME = 'front.ftl'
const NOT_HERE =
  /^(cli-(?!and|copies|of|team|you|opponent|person|bot-of|log|card)|\w+-(?:command|help)-|arena|meta|crowd|encoding|envs|store|backup|settings|serve|thinkers|pages)/

/** A file without the messages that only the terminal needs. */
function trimmed(text: string): string {
  const messages = text.replaceAll(/\r\n/g, '\n').split(/\n(?=[a-zA-Z-])/)
  return messages
    .filter((message) => !NOT_HERE.test(message))
    .join('\n')
    .replaceAll(/^#.*\n/gm, '')
}

function catalogue(wanted: string): string {
  const folder = join(FOLDER, wanted)
  const [language = '', page = ''] = wanted.split('/')
  if (page.startsWith(OF_A_PAGE))
    return joined(join(FOLDER, language), (name) => basename(name) === `${page}.ftl`)
  if (existsSync(`${folder}.ftl`)) return trimmed(readFileSync(`${folder}.ftl`, 'utf8'))
  return existsSync(folder) ? joined(folder, page ? atTheTable : atFirst) : ''
}

const isShared = (name: string): boolean => name.endsWith('.ftl') && !basename(name).startsWith(OF_A_PAGE)
const atFirst = (name: string): boolean =>
  isShared(name) && (dirname(name) === '.' || basename(name) === OF_A_GAME)
const atTheTable = (name: string): boolean => isShared(name) && basename(name) !== OF_A_GAME

/** The files of a folder of which this holds, one after the other. */
function joined(folder: string, holds: (name: string) => boolean): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(holds).sort()
  return files.map((name) => trimmed(readFileSync(join(folder, name), 'utf8'))).join('\n')
}

export function words(): Plugin {
  const mark = '\0virtual:words/'
  return {
    name: 'taverne-words',
    resolveId: (id) => (id.startsWith(mark.slice(1)) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(mark)) return undefined
      this.addWatchFile(FOLDER)
      return `export default ${JSON.stringify(catalogue(id.slice(mark.length)))}`
    },
  }
}
