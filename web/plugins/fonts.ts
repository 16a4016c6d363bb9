import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Fonts hold the signs that our pages can show, and no others; a name in other letters is shown by the system's own. */

const PLACES = ['../../src/taverne', '../src'].map((one) => fileURLToPath(new URL(one, import.meta.url)))
const TEXTS = /\.(?:ftl|md|svelte|ts)$/
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at))
/** What names of people need in the four languages, whether our words use it or not. */
const LETTERS = 'ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöùúûü’'
const HASHED = /-[\w-]{8}\.woff2$/

/** Every sign in the words, the rules and the pages. */
export function signs(): string {
  const files = PLACES.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => TEXTS.test(name))
      .map((name) => join(place, name)),
  )
  return [...new Set([...ASCII, ...LETTERS, ...files.flatMap((file) => [...readFileSync(file, 'utf8')])])]
    .sort()
    .join('')
}

export function fonts(): Plugin {
  return {
    name: 'taverne-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      const text = signs()
      const assets = Object.values(bundle).filter((one) => one.type === 'asset')
      const renamed = new Map<string, string>()
      for (const font of assets.filter(
        (one) => HASHED.test(one.fileName) && !one.fileName.includes('-ext-'),
      )) {
        const source = Buffer.from(font.source)
        const made = await subsetFont(source, text, { targetFormat: 'woff2', noLayoutClosure: true })
        const mark = createHash('sha256').update(made).digest('hex').slice(0, 8)
        const name = font.fileName.replace(HASHED, `-${mark}.woff2`)
        renamed.set(font.fileName, name)
        Object.assign(font, { source: made, fileName: name })
      }
      for (const style of assets.filter((one) => one.fileName.endsWith('.css')))
        for (const [before, after] of renamed)
          style.source = String(style.source).replaceAll(
            before.split('/').at(-1) ?? '',
            after.split('/').at(-1) ?? '',
          )
    },
  }
}
