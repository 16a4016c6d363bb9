import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test, vi } from 'vitest'
import common from 'virtual:words/en'
import ofCardia from 'virtual:words/en/cardia'
import ofGwent from 'virtual:words/en/gwent'
import { alsoSpeak, language, say, speak } from '../src/words/words.svelte'

const SOURCE = new URL('../src', import.meta.url).pathname
const WORDS = new URL('../../src/taverne/words/en', import.meta.url).pathname
/** With the words that come with single pages, and with the tables. */
const catalogue = [
  common,
  ofGwent,
  ofCardia,
  ...readdirSync(WORDS, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|\/)page_\w+\.ftl$/.test(name))
    .map((name) => readFileSync(join(WORDS, name), 'utf8')),
].join('\n')
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(ts|svelte)$/.test(name),
)
const code = files.map((name) => readFileSync(join(SOURCE, name), 'utf8')).join('\n')
const spoken = [...code.matchAll(/\b(?:say|sayIfKnown)\(\s*'([a-z][\w-]*)'/g)].map((found) => found[1]!)
const said = [...spoken, ...[...code.matchAll(/'(web-[\w-]*\w)'/g)].map((found) => found[1]!)]
const begun = [
  ...code.matchAll(/(?:say|sayIfKnown)\(\s*`([a-z]+-(?:[\w-]*-)?)\$\{/g),
  ...code.matchAll(/`(web-(?:[\w-]*-)?)\$\{/g),
].map((found) => found[1]!)

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(new FluentResource(catalogue))
const known = [...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!)

test('every message that the pages say by name has words', () => {
  expect(said.filter((id) => !bundle.hasMessage(id))).toEqual([])
})

test('every family of messages has members', () => {
  expect(begun.filter((prefix) => !known.some((id) => id.startsWith(prefix)))).toEqual([])
})

test('no message of the pages is left unsaid', () => {
  const own = known.filter((id) => id.startsWith('web-'))
  const references = new Set([...catalogue.matchAll(/\{ (web-[\w-]+) \}/g)].map((found) => found[1]!))
  const unsaid = own.filter(
    (id) => !said.includes(id) && !references.has(id) && !begun.some((prefix) => id.startsWith(prefix)),
  )
  expect(unsaid).toEqual([])
})

test('words that come while a language is on its way come in that language, and nobody speaks too early', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const late = (text: string) => () => Promise.resolve({ default: `brought = ${text}` })
  const begun = speak('de')
  const brought = alsoSpeak({ en: late('Late'), nl: late('Laat'), de: late('Spät'), it: late('Tardi') })
  await begun
  expect([language(), say('brought')]).toEqual(['de', 'Spät'])
  await brought
  expect(language()).toBe('de')
  await speak('en')
  vi.unstubAllGlobals()
})
