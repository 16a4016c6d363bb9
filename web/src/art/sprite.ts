/** Brings symbols into the document, each group once. */
import ui from 'virtual:sprite/ui'
import { DEFS } from './defs'

const groups: Record<string, () => Promise<{ default: string }>> = {
  'gwent-mo': () => import('virtual:sprite/gwent-mo'),
  'gwent-ni': () => import('virtual:sprite/gwent-ni'),
  'gwent-nr': () => import('virtual:sprite/gwent-nr'),
  'gwent-st': () => import('virtual:sprite/gwent-st'),
  'gwent-sk': () => import('virtual:sprite/gwent-sk'),
  'gwent-ne': () => import('virtual:sprite/gwent-ne'),
  cardia: () => import('virtual:sprite/cardia'),
}
const asked = new Set<string>()

function add(content: string): void {
  const holder = document.createElement('div')
  holder.className = 'defs'
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = `<svg width="0" height="0">${content}</svg>`
  document.body.append(holder)
}

/** What every page needs; call it once. */
export function prepare(): void {
  add(`<defs>${DEFS}</defs>${ui}`)
}

/** The pictures of one group of cards; they appear as soon as they are here. */
export async function fetchSprite(group: string): Promise<void> {
  if (asked.has(group) || !groups[group]) return
  asked.add(group)
  add((await groups[group]()).default)
}
