/** Bots think here, so that the house answers at once. One errand at a time; who is late is replaced from outside. */
import { holdOn } from './alive'
import { python } from './boot'
import type { ToBots } from './messages'

const ANSWERED = `
from pyodide.ffi import to_js
from taverne.games import offers
from taverne.page.minds import answered
from taverne.page.phrases import Phrases
from taverne.words import read_with

read_with(Phrases)
for game in offers():
    game.bots.names()
lambda errand: to_js(answered(errand.to_bytes()))
`

onmessage = async ({ data: { name, port, folder, runtime } }: MessageEvent<ToBots>) => {
  await holdOn(name)
  postMessage('alive')
  const [py] = await python(folder, runtime)
  const answered = py.runPython(ANSWERED) as (errand: Uint8Array) => Uint8Array<ArrayBuffer>
  port.onmessage = ({ data: [number, errand] }: MessageEvent<[number, Uint8Array]>) => {
    const answer = answered(errand)
    port.postMessage([number, answer], [answer.buffer])
  }
}
addEventListener('unhandledrejection', ({ reason }) => {
  console.error(reason)
  postMessage('died')
})
