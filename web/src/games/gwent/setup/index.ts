/** A new table of Gwent. */
import type { SetUpPage } from '../../game'
import Boxes from './Boxes.svelte'
import { GwentSetUp } from './setup.svelte'

export const page: SetUpPage = { class: 'newt', Boxes, begin: (way) => new GwentSetUp(way) }
