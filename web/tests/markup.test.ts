import { expect, test } from 'vitest'
import { markup } from '../src/art/markup'

test('a line break between tags is nothing, within a tag a space', () => {
  const name = 'Ves'
  const drawn = markup`
    <text x="1"
      y="2">
    ${name}</text>
    <path d="M0 0"/>${name}
    <g/>
  `
  expect(drawn).toBe('<text x="1" y="2">Ves</text><path d="M0 0"/>Ves<g/>')
})
