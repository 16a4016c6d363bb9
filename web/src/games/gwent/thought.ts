/** Thinking before answering: what is picked so far, where it can go, what it would bring. */
import type { Foresight, Question } from '../../protocol'
import type { GwentProspect } from './protocol'
import type { Asked } from './spots'

/** Questions that are answered in two steps: take a card, then say where, or say yes. */
const PICKED_FIRST = ['turn', 'shed']

export interface Thought {
  /** What is to be chosen next; null when only a yes is missing. */
  asked: Asked | null
  /** What the last pick would bring, if the house could foresee it. */
  prospect: GwentProspect | null
}

export function prospectOf(foresight: Foresight | null, path: readonly string[]): GwentProspect | null {
  let found: GwentProspect | null = null
  let among = (foresight?.prospects ?? []).filter((one): one is GwentProspect => 'then' in one)
  for (const word of path) {
    found = among.find((one) => one.word === word) ?? null
    among = found?.then ?? []
  }
  return found
}

/** What is being answered: the question of the house, or what it would ask next. */
export const kindOf = (
  question: Question | null,
  foresight: Foresight | null,
  path: readonly string[],
): string => (path.length ? (prospectOf(foresight, path)?.kind ?? '') : (question?.kind ?? ''))

export function think(
  question: Question | null,
  foresight: Foresight | null,
  path: readonly string[],
): Thought {
  if (!question) return { asked: null, prospect: null }
  if (path.length === 0) return { asked: question, prospect: null }
  const prospect = prospectOf(foresight, path)
  if (!prospect?.then.length) return { asked: null, prospect }
  return {
    asked: { kind: '', shape: prospect.shape, options: prospect.then.map((one) => one.word) },
    prospect,
  }
}

/** Whether these picks are a whole answer, or something is still to be said. */
export function isComplete(
  question: Question,
  foresight: Foresight | null,
  path: readonly string[],
): boolean {
  if (prospectOf(foresight, path)?.then.length) return false
  return path.length > 1 || !PICKED_FIRST.includes(question.kind)
}
