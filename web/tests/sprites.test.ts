import { expect, test } from 'vitest'
import { lighter } from '../plugins/sprites'

test('paths become lighter, whole numbers that end where they did', () => {
  const heavy = '<path d="M10.44 20.52l30.123 0.49c10.7 10.2 20.3-5.55 30.2 1.04z"/>'
  const light = lighter(heavy)
  expect(light.length).toBeLessThan(heavy.length)
  expect(light).not.toMatch(/\d\.\d/)
  expect(light).toMatch(/^<path d="M10 21/)
})

test('errors do not add up along a path', () => {
  const steps = Array.from({ length: 40 }, (_, at) => `c0.4 ${at % 2} 0.3 1 0.4 ${at % 2 ? -1 : 1}`).join('')
  const numbers = lighter(`<path d="M0 0${steps}H30"/>`).match(/H(\d+)/)
  expect(numbers?.[1] ?? '30').toBe('30')
})
