/** The other place to play, if there is one: the table of a house to take along, or the way back to the house. */
import { house } from '../feed/house'
import { words } from '../here/words'
import { TAKEN_ALONG, noteTheDoor, playsHere, wayBack } from '../place'
import { alsoSpeak } from '../words/words.svelte'

async function found(): Promise<string | null> {
  if (playsHere()) return wayBack()
  // Workers that lock and pages that are kept want an address that cannot be forged.
  if (!isSecureContext) return null
  const facts = await house.facts().catch(() => null)
  if (!facts?.here) return null
  noteTheDoor()
  return TAKEN_ALONG
}

export async function elsewhere(): Promise<string | null> {
  const other = await found()
  if (other || playsHere()) await alsoSpeak(words)
  return other
}
