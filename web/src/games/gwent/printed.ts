/** All that is printed on the cards of Gwent, as the house tells it: asked for once. */
import { house } from '../../feed/house'
import type { GwentLibrary } from './protocol'

let asked: Promise<GwentLibrary> | null = null

export function fetchPrinted(): Promise<GwentLibrary> {
  asked ??= house.library<GwentLibrary>('gwent')
  asked.catch(() => (asked = null))
  return asked
}
