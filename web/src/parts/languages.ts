/** Speak another language from now on. */
import { keep } from '../settings.svelte'
import { type Language, speak } from '../words/words.svelte'

export function speakFromNow(language: Language): void {
  keep({ language })
  void speak(language)
}
