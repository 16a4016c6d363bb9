/** Where a text names a rule, the rule opens: it is said through `Ruled`, or without the id where nothing can be pressed. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = new URL('../src', import.meta.url).pathname
const WORDS = new URL('../../src/taverne/words/en', import.meta.url).pathname
const RULE = /(?!UTF)[A-Z]{3}-\d/
/** What says texts that name rules. */
const TELLERS = ['textsOf', 'leaderText']
/** A card is also found by what it does; nothing of that is shown. */
const SOUGHT = ['games/gwent/builder/Pool.svelte']

const read = (folder: string, end: RegExp): [name: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')])

const messages = read(WORDS, /\.ftl$/).flatMap(([, text]) => text.split(/^(?=[a-z][\w-]* =)/m))
const ruled = messages.flatMap((one) => (RULE.test(one) ? (/^[a-z][\w-]*(?= =)/.exec(one) ?? []) : []))
const pages = read(SOURCE, /\.svelte$/).filter(([name]) => !SOUGHT.includes(name))
const calls = [...ruled.map((id) => `say('${id}'`), ...TELLERS.map((name) => `${name}(`)]

/** Straight into the text, into a switch that does the same, into a list whose lines are, or without ids. */
const WAYS = [
  /<Ruled\s+text=\{[^<>]*$/,
  /<Switch\s+label=\{$/,
  /\{#each [^{}<>]*$/,
  /withoutIds\([^{}<>]*$/,
  /\$derived\($/,
]

const strays = ([name, text]: [string, string]): string[] =>
  calls.flatMap((call) =>
    [...text.matchAll(new RegExp(`\\b${call.replace('(', '\\(')}`, 'g'))]
      .filter(({ index }) => !WAYS.some((way) => way.test(text.slice(0, index))))
      .map(() => `${name}: ${call})`),
  )

/** What is gathered first must be shown in one of these ways, too. */
const isCareless = ([, text]: [string, string]): boolean =>
  calls.some((call) => text.includes(call)) && !/<Ruled\s|<Switch\s|withoutIds/.test(text)

test('a text that names a rule is only said where the rule can be opened, or without its id', () => {
  expect(ruled.length).toBeGreaterThan(80)
  expect(pages.flatMap(strays)).toEqual([])
  expect(pages.filter(isCareless).map(([name]) => name)).toEqual([])
})
