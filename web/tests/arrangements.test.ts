import { expect, test } from 'vitest'
import { spelledOut } from '../plugins/arrangements.ts'
import { ARRANGEMENTS } from '../src/styles/arrangements.ts'

const SIZES: [number, number, string][] = [
  [320, 568, 'tall'],
  [390, 844, 'tall'],
  [844, 390, 'low'],
  [720, 450, 'low'],
  [680, 720, 'tall'],
  [899, 700, 'tall'],
  [900, 700, 'middle'],
  [820, 1180, 'tall'],
  [1024, 768, 'middle'],
  [1024, 600, 'low'],
  [1199, 1000, 'middle'],
  [1200, 640, 'wide'],
  [1200, 639, 'low'],
  [1280, 2000, 'wide'],
]

/** The condition as a window of this size would read it. */
function holds(condition: string, width: number, height: number): boolean {
  const asked = condition
    .replaceAll('aspect-ratio', String(width / height))
    .replaceAll(/(\d+)px <= width < (\d+)px/g, (_, low, high) => `${low} <= ${width} && ${width} < ${high}`)
    .replaceAll('width', String(width))
    .replaceAll('height', String(height))
    .replaceAll('px', '')
    .replaceAll(' and ', ' && ')
    .replaceAll(' or ', ' || ')
    .replaceAll('not ', '!')
  return Function(`return ${asked}`)() as boolean
}

test.each(SIZES)('%d by %d is %s, and nothing else', (width, height, name) => {
  const found = Object.keys(ARRANGEMENTS).filter((one) => holds(ARRANGEMENTS[one] ?? '', width, height))
  expect(found).toEqual([name])
})

test('a style sheet asks by the name', () => {
  expect(spelledOut('table (--wide)')).toBe('table ((width >= 1200px) and (height >= 640px))')
  expect(spelledOut('row (width < 640px)')).toBe('row (width < 640px)')
  expect(() => spelledOut('table (--huge)')).toThrow('huge')
})
