// Types of everything that travels, from the house's own schemas. With --check nothing is written.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = fileURLToPath(new URL('../src/protocol/schema.ts', import.meta.url))
const python = process.env.PYTHON ?? `${root}.venv/bin/python`
const document = execFileSync(python, ['tools/schemas.py'], {
  cwd: root,
  env: { ...process.env, PYTHONPATH: `${root}src` },
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
const made = `// Made by "npm run types" from the schemas of the house.\n\n${astToString(
  await openapiTS(JSON.parse(document), { alphabetize: true, defaultNonNullable: true }),
)}`

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== made) {
    console.error(
      'The types in web/src/protocol/schema.ts are not those of the house: run "npm run types" in web/.',
    )
    process.exit(1)
  }
} else {
  writeFileSync(file, made)
}
