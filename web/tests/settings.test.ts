import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What a browser shows first whose system prefers these, and which keeps that. */
async function shown(preferred: string[], kept = '{}'): Promise<string> {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: preferred.some((one) => query.includes(one)) }))
  vi.stubGlobal('localStorage', { getItem: () => kept })
  const { settings, themeOf } = await import('../src/settings.svelte')
  return themeOf(settings.theme)
}

test('the table is dark unless somebody chose otherwise', async () => {
  expect(await shown(['light'])).toBe('dark')
})

test.each([
  [['light'], '{"theme": "auto"}', 'light'],
  [['dark'], '{"theme": "light"}', 'light'],
  [['contrast'], '{}', 'contrast'],
])('what was chosen counts: %j, %s', async (preferred, kept, theme) => {
  expect(await shown(preferred, kept)).toBe(theme)
})
