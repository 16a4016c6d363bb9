/** Tests speak English, as a page does on which both games have been played. */
import { vi } from 'vitest'
import { speakCardia } from '../src/games/cardia/words'
import { speakGwent } from '../src/games/gwent/words'
import { speak } from '../src/words/words.svelte'

vi.stubGlobal('document', { documentElement: {} })
await speak('en')
await Promise.all([speakGwent(), speakCardia()])
vi.unstubAllGlobals()
