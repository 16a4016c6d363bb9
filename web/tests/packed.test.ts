import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pack } from '../plugins/packed.ts'

let folder = ''
const file = (name: string) => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('packs every text both ways, and it comes out as it went in', () => {
  const text = 'a ghoul '.repeat(200)
  writeFileSync(file('app.js'), text)
  pack(folder)
  expect(String(brotliDecompressSync(readFileSync(file('app.js.br'))))).toBe(text)
  expect(String(gunzipSync(readFileSync(file('app.js.gz'))))).toBe(text)
})

it('leaves alone what is packed already, and what would not become smaller', () => {
  writeFileSync(file('grenze.woff2'), 'a ghoul '.repeat(200))
  writeFileSync(file('tiny.js'), '1')
  pack(folder)
  expect(existsSync(file('grenze.woff2.br'))).toBe(false)
  expect(existsSync(file('tiny.js.gz'))).toBe(false)
})
