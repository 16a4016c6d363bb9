/** How strong a bot is, in a word; a new one goes by its own name. */
import { sayIfKnown } from '../words/words.svelte'
import { entry } from '../sure'

export function levelName(bot: string): string {
  const kind = entry(bot.split(':'), 0)
  return sayIfKnown(`web-level-${kind}`) ?? sayIfKnown(`web-bot-${kind}`) ?? kind
}

export function botName(bot: string): string {
  const kind = entry(bot.split(':'), 0)
  return sayIfKnown(`web-bot-${kind}`) ?? kind
}
