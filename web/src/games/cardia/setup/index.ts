/** A new table of Cardia. */
import type { SetUpPage } from '../../game'
import Boxes from './Boxes.svelte'
import { CardiaSetUp } from './setup.svelte'

export const page: SetUpPage = { class: 'cset', Boxes, begin: (way) => new CardiaSetUp(way) }
