/** Bots are guests of the tavern: each has a name, and how well it plays is said beside it. A new one goes by its own name. */
import { say, sayIfKnown } from '../words/words.svelte'
import { entry } from '../sure'

/** Without a setting such as the number of looks. */
export const kindOf = (bot: string): string => entry(bot.split(':'), 0)

/** How well a bot plays, in a word. */
export const levelName = (bot: string): string => sayIfKnown(`web-level-${kindOf(bot)}`) ?? kindOf(bot)

/** Why another bot plays in place of this one: in the words of its game, if there are any. */
export function excuseWords(bot: string, why: string): string {
  const level = levelName(bot)
  return sayIfKnown(`web-excused-${why}`, { level }) ?? say('web-excused', { level })
}

/** No two bots at one table have the same name. */
export const botName = (bot: string, seat: number): string =>
  sayIfKnown(`web-guest-${kindOf(bot)}`, { seat }) ?? kindOf(bot)
