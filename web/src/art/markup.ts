/** Markup that is written over several lines: between two tags a line break is nothing, elsewhere a space. */
const BREAK = /(^|[^])\n\s*(?=([^]|$))/g
const known = new WeakMap<TemplateStringsArray, string[]>()

const onOneLine = (part: string): string =>
  part.replace(BREAK, (_, before: string, after: string) =>
    before === '>' || before === '' || after === '<' || after === '' ? before : `${before} `,
  )

function flat(parts: TemplateStringsArray): string[] {
  const lines = known.get(parts) ?? parts.map(onOneLine)
  known.set(parts, lines)
  return lines
}

export const markup = (parts: TemplateStringsArray, ...values: (string | number)[]): string =>
  flat(parts)
    .map((part, place) => `${part}${values[place] ?? ''}`)
    .join('')
