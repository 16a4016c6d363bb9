/** Where the reader plays: in this browser, or at the house from which the pages came; and where else one can. */
import { comesFromHouse } from './origin'
import { recall, retain } from './memory/kept'

export const playsHere = (): boolean => !comesFromHouse()

/** Where a house offers its table to be taken along. */
export const TAKEN_ALONG = '/here/'
const DOOR = 'taverne-door'

/** The pages at the house leave a note for those that were taken along: the way back. */
export const noteTheDoor = (): void => retain(DOOR, '/')
export const wayBack = (): string | null => recall<string | null>(DOOR, null)

/** Whether the table was taken along once, so that it is there without the house, too. */
export async function isTakenAlong(): Promise<boolean> {
  if (playsHere() || !('serviceWorker' in navigator)) return false
  const known = await navigator.serviceWorker.getRegistration(TAKEN_ALONG).catch(() => undefined)
  return Boolean(known?.active)
}
