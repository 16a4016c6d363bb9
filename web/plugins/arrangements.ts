import type { AtRule, Plugin } from 'postcss'
import { ARRANGEMENTS } from '../src/styles/arrangements.ts'

/** `@container table (--tall)` asks for an arrangement by its name. */
export const spelledOut = (query: string): string =>
  query.replaceAll(/\(--([a-z]+)\)/g, (_, name: string) => {
    const condition = ARRANGEMENTS[name]
    if (!condition) throw new Error(`No arrangement is called ${name}.`)
    return `(${condition})`
  })

export function arrangements(): Plugin {
  return {
    postcssPlugin: 'taverne-arrangements',
    AtRule: {
      container(rule: AtRule) {
        const params = spelledOut(rule.params)
        if (params !== rule.params) rule.params = params
      },
    },
  }
}
