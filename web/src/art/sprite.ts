/** Brings symbols into the document, each group once. */
import ui from 'virtual:sprite/ui'
import { defs } from './defs'

export type Sprite = () => Promise<{ default: string }>

const asked = new Set<Sprite>()
const brought = new Set<string>()

function add(content: string): void {
  const holder = document.createElement('div')
  holder.className = 'defs'
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = `<svg width="0" height="0">${content}</svg>`
  document.body.append(holder)
}

/** What every page needs; call it once. */
export function prepare(): void {
  add(`<defs>${defs()}</defs>${ui}`)
}

/** What the drawings of a game share, once. */
export function bring(shared: string): void {
  if (brought.has(shared)) return
  brought.add(shared)
  add(`<defs>${shared}</defs>`)
}

/** The pictures of some cards; they appear as soon as they are here. */
export async function fetchSprite(sprite: Sprite | undefined): Promise<void> {
  if (!sprite || asked.has(sprite)) return
  asked.add(sprite)
  add((await sprite()).default)
}
