import { expect, test } from 'vitest'
import { lighter } from '../plugins/sprites.ts'

test('paths are rounded and stay paths', () => {
  expect(lighter('<path d="M1.25.04-3.999 10C.06 1.04 2 2z"/>')).toBe('<path d="M1.3 0-4 10C.1 1 2 2z"/>')
})

test('arcs keep their flags', () => {
  expect(lighter('<path d="M0 0a1.234 2 0 01.5.5"/>')).toBe('<path d="M0 0a1.234 2 0 01.5.5"/>')
})
