/** Tests speak English, as a page does that has been opened. */
import { vi } from 'vitest'
import { speak } from '../src/words/words.svelte'

vi.stubGlobal('document', { documentElement: {} })
await speak('en')
vi.unstubAllGlobals()
