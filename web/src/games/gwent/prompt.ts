/** What the reader is asked, as a sentence. */
import { nameOf } from './library.svelte'
import type { Question } from '../../protocol'
import type { GwentView } from './protocol'
import { say, sayIfKnown } from '../../words/words.svelte'
import type { Cast } from '../../table/cast'

const EXCHANGES = 2

/** The card, leader or side that an open question is about. */
export function aboutOf(view: GwentView, question: Question): string {
  for (const words of view.pending) {
    const [kind, seat, about = ''] = words.split(' ')
    if (kind === question.kind && Number(seat) === view.seat) return about
  }
  return ''
}

export const exchangesLeft = (view: GwentView): number =>
  EXCHANGES - (view.seats[view.seat]?.aside.length ?? 0)

export function promptOf(view: GwentView, question: Question, cast: Cast): string {
  const about = aboutOf(view, question)
  const isSide = /^\d+$/.test(about)
  const details = {
    ...(isSide ? cast.side(Number(about)) : {}),
    card: about && !isSide ? nameOf(about) : '',
    left: exchangesLeft(view),
  }
  return sayIfKnown(`ask-${question.kind}`, details) ?? say('web-ask')
}
