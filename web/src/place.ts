/** Where the reader plays: in this browser, or at the house from which the pages came. */
import { bringsHouse, comesFromHouse } from './origin'
import { settings } from './settings.svelte'

export const playsHere = (): boolean =>
  bringsHouse() !== undefined && (!comesFromHouse() || settings.place === 'here')
