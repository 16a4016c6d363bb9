/** Whether nobody has ever played or learned in this browser. */
import { hasLearned } from '../../memory/lessons.svelte'
import { knownRooms } from '../../memory/rooms.svelte'
import { settings } from '../../settings.svelte'

export const isNewcomer = (): boolean =>
  !hasLearned() && knownRooms().length === 0 && Object.keys(settings.bots).length === 0
