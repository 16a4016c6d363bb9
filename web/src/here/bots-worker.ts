/** Bots think here, so that the house answers at once. One errand at a time; who is late is replaced from outside. */
import { given } from '../sure'
import { holdOn } from './alive'
import { fetchLater, python } from './boot'
import type { FromBots, ToBots } from './messages'

const ANSWERED = `
from pyodide.ffi import to_js
from taverne.games import offers
from taverne.page.minds import answered, lacks_weights
from taverne.page.phrases import Phrases
from taverne.words import read_with

read_with(Phrases)
for game in offers():
    game.bots.names()

def answer(errand, anyway):
    asked = errand.to_bytes()
    return None if not anyway and lacks_weights(asked) else to_js(answered(asked))

answer
`
type Answer = (errand: Uint8Array, anyway: boolean) => Uint8Array<ArrayBuffer> | undefined

const tell = (said: FromBots): void => postMessage(said)

onmessage = async ({ data: { name, port, folder, runtime } }: MessageEvent<ToBots>) => {
  await holdOn(name)
  tell('alive')
  const [py] = await python(folder, runtime)
  const answer = py.runPython(ANSWERED) as Answer
  /** A bot that lacks what it has learned waits for it; if it cannot be had, another one plays in its place. */
  async function answered(errand: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const said = answer(errand, false)
    if (said) return said
    tell((await fetchLater(py, folder)) ? 'whole' : 'unlearned')
    return given(answer(errand, true))
  }
  port.onmessage = async ({ data: [number, errand] }: MessageEvent<[number, Uint8Array]>) => {
    const said = await answered(errand)
    port.postMessage([number, said], [said.buffer])
  }
}
addEventListener('unhandledrejection', ({ reason }) => {
  console.error(reason)
  tell('died')
})
