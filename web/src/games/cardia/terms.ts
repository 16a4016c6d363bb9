/** The rules of a match as they are written: `deck=I scenes=bazaar+senate wins=2`. */
import { ruleOf } from '../../table/terms'

export function scenesOf(rules: string): string[] {
  const scenes = ruleOf(rules, 'scenes')
  return scenes === '' || scenes === 'none' ? [] : scenes.split('+')
}

export const winsOf = (rules: string): number => Number(ruleOf(rules, 'wins')) || 1

/** I, II or mixed. */
export const deckOf = (rules: string): string => ruleOf(rules, 'deck').split(':')[0] || 'I'
