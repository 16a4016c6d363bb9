/** Every text, by message id and language; each language is a chunk of its own, and only the reader's is fetched. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', it: 'Italiano' } as const
export type Language = keyof typeof LANGUAGES
export type Details = Record<string, FluentVariable>

/** A text for each language, fetched when it is spoken. */
export type Catalogues = Record<Language, () => Promise<{ default: string }>>

const catalogues: Catalogues = {
  en: () => import('virtual:words/en'),
  nl: () => import('virtual:words/nl'),
  de: () => import('virtual:words/de'),
  it: () => import('virtual:words/it'),
}

function bundle(language: string, catalogue: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(catalogue))
  return made
}

/** Catalogues that games bring, by language; what is said already they cannot say otherwise. */
const brought: Record<string, string>[] = []
/** What pages have brought along, and when it will have come. */
const ofPages = new Map<Catalogues, Promise<void>>()
/** Games from elsewhere may not know the language of the reader. Ours know them all. */
const fallback = bundle('en', '')
let spoken = $state.raw<{ language: Language; bundles: FluentBundle[] }>({
  language: 'en',
  bundles: [fallback],
})

export const language = (): Language => spoken.language

/** Of several wishes the last one holds all that the others wanted. */
let latest: Promise<void> = Promise.resolve()
let wanted: Language = 'en'

export function speak(next: Language): Promise<void> {
  wanted = next
  const mine: Promise<void> = gathered(next).then((own) => {
    if (latest !== mine) return latest
    spoken = { language: next, bundles: [own, fallback] }
    document.documentElement.lang = next
    setTimeout(() => countIn(own))
    return undefined
  })
  latest = mine
  return mine
}

const COUNTED = new FluentResource('counted = { $count -> [one] { $count } *[other] { $count } }')

/** How a language counts the browser looks up when it is first asked, long on a phone: better while nobody waits. */
function countIn(own: FluentBundle): void {
  own.addResource(COUNTED)
  const pattern = own.getMessage('counted')?.value
  if (pattern) own.formatPattern(pattern, { count: 1 }, [])
}

async function gathered(next: Language): Promise<FluentBundle> {
  const all = [catalogues, ...ofPages.keys()]
  const texts = await Promise.all(all.map(async (one) => (await one[next]()).default))
  const own = bundle(next, texts.join('\n'))
  for (const catalogues of brought) teach(own, catalogues)
  return own
}

/** Texts that come with a page; from then on they are there in whatever language is spoken. */
export function alsoSpeak(texts: Catalogues): Promise<void> {
  const coming = ofPages.get(texts)
  if (coming) return coming
  ofPages.set(texts, latest)
  const spoke = speak(wanted)
  ofPages.set(texts, spoke)
  spoke.catch(() => ofPages.delete(texts))
  return spoke
}

export function learn(catalogues: Record<string, string>): void {
  brought.push(catalogues)
  for (const one of new Set([...spoken.bundles, fallback])) teach(one, catalogues)
  spoken = { ...spoken }
}

function teach(one: FluentBundle, catalogues: Record<string, string>): void {
  const catalogue = catalogues[one.locales[0] ?? '']
  if (catalogue) one.addResource(new FluentResource(catalogue))
}

/** The language of the browser, if we speak it. */
export function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return (wanted.find((tag) => tag in LANGUAGES) as Language | undefined) ?? 'en'
}

/** The text of a message; an unknown id speaks for itself. */
export function say(id: string, details: Details = {}): string {
  return sayIfKnown(id, details) ?? id
}

export function sayIfKnown(id: string, details: Details = {}): string | undefined {
  for (const one of spoken.bundles) {
    const pattern = one.getMessage(id)?.value
    if (pattern) return one.formatPattern(pattern, details, [])
  }
  return undefined
}

/** Several names, the last two with a word between them. */
export function joined(names: string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : say('cli-and', { names: names.slice(0, -1).join(', '), last })
}

export const knows = (id: string): boolean => spoken.bundles.some((one) => one.hasMessage(id))

/** The messages of one catalogue, whatever language is spoken. */
export function textsIn(catalogue: string): (id: string) => string | undefined {
  const one = bundle('en', catalogue)
  return (id) => {
    const pattern = one.getMessage(id)?.value
    return pattern ? one.formatPattern(pattern, {}, []) : undefined
  }
}
