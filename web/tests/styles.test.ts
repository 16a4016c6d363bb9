import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
const textOf = (file: string): string => readFileSync(join(SOURCE, file), 'utf8')
const code = files
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map(textOf)
  .join('\n')
const styles = files.filter((file) => file.endsWith('.css')).map((file) => [file, textOf(file)] as const)

const written = new Set(code.match(/[A-Za-z_][\w-]*/g))
/** Names that are put together, as `fac-{code}`. */
const beginnings = [...new Set([...code.matchAll(/([A-Za-z][\w-]*-)\$?\{/g)].map(([, begin]) => begin ?? ''))]
const isWorn = (name: string): boolean =>
  written.has(name) || beginnings.some((begin) => name.startsWith(begin))

const selectorsIn = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector]) => selector ?? '')
    .filter((one) => !one.includes('@'))

test('every class in the style sheets is worn by something', () => {
  const dead = styles.flatMap(([file, css]) =>
    selectorsIn(css).flatMap((one) =>
      [...one.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].flatMap(([, name = '']) =>
        isWorn(name) ? [] : [`${file}: ${name}`],
      ),
    ),
  )
  expect(dead).toEqual([])
})

test('every token is used, and every used one is a token', () => {
  const all = styles.map(([, css]) => css).join('\n')
  const named = new Set(
    [...(all + code).matchAll(/(?:^|[\s;{]|style:)(--[a-z][\w-]*)(?=\s*[:=])/gm)].map(([, name]) => name),
  )
  const used = new Set([...(all + code).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => !used.has(name))).toEqual([])
})
