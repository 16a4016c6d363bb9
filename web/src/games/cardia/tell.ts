/** A step of a recorded match of Cardia, in sentences. */
import type { ReplayStep } from '../../protocol'
import type { CardiaView } from './protocol'
import { castOf } from '../../table/cast'
import { type Sentence, unseen } from '../../table/log'
import type { OptionName } from '../../replay/told'
import { sentences } from './log'
import { optionWords } from './prompt'

export const optionName: OptionName = (asked, word, update) => {
  const view = update.view as CardiaView
  return optionWords(view, asked, castOf(update.room, [0, 1], view.seat), word)
}

export function tell({ update, move }: ReplayStep): Sentence[] {
  const view = update.view as CardiaView
  const cast = castOf(update.room, [0, 1], view.seat)
  const told = sentences(update.happenings, cast, view.rules)
  return move && told.every((one) => one.heading) ? [unseen(move.seat, cast), ...told] : told
}
