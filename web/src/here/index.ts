/** The pages as a house of their own: opened when they start, kept by a service worker once it stands. */
import { reachBy } from '../feed/transport'
import { recall } from '../memory/kept'
import { alsoSpeak } from '../words/words.svelte'
import { InPage } from './in-page'
import { conditions } from './state.svelte'
import { keepUpdated } from './updates'
import { words } from './words'

const USUAL_PAUSE = 700

/** Where the pages lie on their host: another copy under another address is another house. */
const root = (): URL => new URL('.', document.baseURI.split('#')[0])

/** A page that is fetched when it is visited may be gone from the host, or the line. Browsers say so in their own words. */
function noteMissing(reason: string): void {
  if (/dynamically imported module|module script/i.test(reason))
    conditions.missing = navigator.onLine ? 'here-outdated' : 'here-not-fetched'
}

export function openHere(folder: string): InPage {
  const house = new InPage(
    new URL(`${folder}/`, root()).href,
    `taverne ${root().pathname}`,
    recall('taverne-pause', USUAL_PAUSE),
  )
  reachBy(house)
  conditions.retry = () => house.retry()
  void alsoSpeak(words)
  keepUpdated(new URL('sw.js', root()))
  addEventListener('unhandledrejection', ({ reason }) => noteMissing(String(reason)))
  return house
}
