/** What happened at the table of a game that these pages do not know: a sentence for each event that has words. */
import type { Happening, ReplayStep } from '../protocol'
import { type Cast, castOf } from '../table/cast'
import { type Sentence, unseen } from '../table/log'
import { type Grammar, Teller } from '../table/telling'
import { knows } from '../words/words.svelte'
import { type SimpleView, cardName } from './fields'

const PLAIN: Omit<Grammar, 'messages'> = {
  moves: [],
  continues: {},
  ends: [],
  untold: [],
  headings: ['round'],
  runs: [],
  gathers: [],
  pairs: {},
  sweep: null,
  variants: [],
  in_rows: [],
  of_sides: [],
  at_seats: [],
  rows: [],
  counted_from_one: false,
  counted_as_is: [],
  numbers: {},
  number_behind: '',
  says: {},
  told_under: {},
}

export function sentences(game: string, happenings: readonly Happening[], cast: Cast): Sentence[] {
  const messages = `${game}-log`
  const teller = new Teller(
    { ...PLAIN, messages },
    {
      name: (card) => cardName(game, card),
      more: () => ({}),
      isTold: (event) => knows(`${messages}-${event.kind}`),
    },
  )
  return teller.tell(happenings, cast, '')
}

/** A step of a recorded game, in sentences. */
export function tell({ update, move }: ReplayStep): Sentence[] {
  const { room } = update
  const view = update.view as unknown as SimpleView
  const cast = castOf(
    room,
    room.seats.map((_, seat) => seat),
    view.seat,
  )
  const told = sentences(room.game, update.happenings, cast)
  return move && told.every((one) => one.heading) ? [unseen(move.seat, cast), ...told] : told
}
