/** GWT-8.5 all that the opponent of solo play weighed in one turn: a turn may hold several cards. */
import type { GameHappening } from '../../../protocol'
import { type Weighing, lastWeighing } from '../why'

const isWeighing = ({ kind }: GameHappening): boolean => kind.startsWith('weigh')

export function weighings(happenings: readonly GameHappening[]): Weighing[] {
  return happenings.flatMap((one, at) => {
    const next = happenings[at + 1]
    if (!isWeighing(one) || (next && isWeighing(next))) return []
    return lastWeighing(happenings.slice(0, at + 2)) ?? []
  })
}
