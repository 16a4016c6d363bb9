/** A step of a recorded game of Gwent, in sentences. */
import type { ReplayStep, RoomView, Update } from '../../protocol'
import { type Sentence, unseen } from '../../table/log'
import { duelOf } from './board'
import { type Cast, castOf } from '../../table/cast'
import type { OptionName } from '../../replay/told'
import { sentences } from './log'
import { optionName as nameOfOption } from './options'

/** Who sits at the table, on which side each. */
export function castAt(room: RoomView, view: Update['view']): Cast {
  const sides = duelOf(view)?.seats.map((seat) => seat.side) ?? room.seats.map((_, seat) => seat)
  return castOf(room, sides, view?.seat ?? -1)
}

export const optionName: OptionName = ({ kind, shape, seat }, word, update) =>
  nameOfOption(
    { kind, shape, options: [] },
    word,
    castAt(update.room, update.view),
    duelOf(update.view)?.seats[seat]?.leader ?? '',
  )

export function tell({ update, move }: ReplayStep): Sentence[] {
  const cast = castAt(update.room, update.view)
  const told = sentences(update.happenings, cast, duelOf(update.view)?.rules ?? '')
  return move && told.every((one) => one.heading) ? [unseen(move.seat, cast), ...told] : told
}
