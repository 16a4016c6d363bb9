/** Bots think here, so that the house answers at once. One errand at a time; who is late is replaced from outside. */
import { python } from './boot'

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

onmessage = async ({
  data,
}: MessageEvent<{ port: MessagePort; folder: string; runtime: WebAssembly.Module }>) => {
  const { port, folder, runtime } = data
  const [py] = await python(folder, runtime)
  const answered = py.runPython(ANSWERED) as (errand: Uint8Array) => Uint8Array<ArrayBuffer>
  port.onmessage = ({ data: [number, errand] }: MessageEvent<[number, Uint8Array]>) => {
    const answer = answered(errand)
    port.postMessage([number, answer], [answer.buffer])
  }
  postMessage('ready')
}
addEventListener('unhandledrejection', ({ reason }) => {
  console.error(reason)
  postMessage('died')
})
