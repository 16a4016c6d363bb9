import { expect, test } from 'vitest'
import { signs } from '../plugins/fonts'

test('the fonts hold what the four languages use', () => {
  const held = new Set(signs())
  expect([...'Aaz09äöüßÄÖÜéèëïàìòùÈ„“«»–…·×→’'].filter((sign) => !held.has(sign))).toEqual([])
})

test('and little else', () => expect(signs().length).toBeLessThan(260))
