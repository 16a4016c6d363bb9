/** Python in a worker: the runtime, its library and our own code, each fetched once and side by side. */
import type { Marks } from './messages'

/** What of Pyodide we use; its own types come with the package, which the pages do not need. */
export interface Python {
  runPython(code: string): unknown
  runPythonAsync(code: string): Promise<unknown>
  globals: { set(name: string, value: unknown): void }
  FS: FileSystem
}
interface FileSystem {
  mkdirTree(path: string): void
  writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void
}
const APP = '/app'
/** As in pack.mjs: neither time zones nor plugins are looked for. */
const ENVIRONMENT = {
  PYTHONPATH: APP,
  PYTHONDONTWRITEBYTECODE: '1',
  PYTHONTZPATH: '',
  PYDANTIC_DISABLE_PLUGINS: '__all__',
  HOME: '/home/pyodide',
}
type Load = (options: Record<string, unknown>) => Promise<Python>

/** Something of the build is not there, or not whole. */
export class NotFetched extends Error {
  constructor(
    readonly name: string,
    readonly gone: boolean,
  ) {
    super(name)
  }
}

/** The browser does not know it, or was told not to use it. */
export class NoWebAssembly extends Error {}

const marks: Marks = {}
export function mark(name: string): void {
  marks[name] = Math.round(performance.timeOrigin + performance.now())
}
export const marked = (): Marks => ({ ...marks })

async function fetched(address: URL): Promise<Response> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) throw new NotFetched(address.href, answer?.status === 404)
  return answer
}

/** A line that breaks off in the middle is no fault of the browser; to be forbidden WebAssembly is no fault of the line. */
async function compiled(address: URL): Promise<WebAssembly.Module> {
  const answer = await fetched(address)
  const streams = answer.headers.get('Content-Type')?.startsWith('application/wasm')
  try {
    return await (streams
      ? WebAssembly.compileStreaming(answer)
      : WebAssembly.compile(await answer.arrayBuffer()))
  } catch (error) {
    if (/unsafe-eval|security policy/i.test(String(error))) throw new NoWebAssembly()
    throw new NotFetched(address.href, false)
  }
}

/** The length, and so many bytes; a line may break off before the last. */
async function unpacked(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetched(address)
  const all = await answer.arrayBuffer().catch(() => new ArrayBuffer(4))
  const bytes = new Uint8Array(all, 4)
  if (!bytes.length || bytes.length !== new DataView(all).getUint32(0, true))
    throw new NotFetched(address.href, false)
  return bytes
}

/** One file with many: the length of an index, the index as JSON, and the files one after the other. */
function laidOut(files: FileSystem, all: Uint8Array): void {
  const length = new DataView(all.buffer, all.byteOffset).getUint32(0, true)
  const index = JSON.parse(new TextDecoder().decode(all.subarray(4, 4 + length))) as Record<
    string,
    [number, number]
  >
  const made = new Set<string>()
  for (const [name, [start, size]] of Object.entries(index)) {
    const folder = `${APP}/${name.slice(0, name.lastIndexOf('/') + 1)}`
    if (!made.has(folder)) files.mkdirTree(folder)
    made.add(folder)
    const from = 4 + length + start
    files.writeFile(`${APP}/${name}`, all.slice(from, from + size), { canOwn: true })
  }
}

async function imported(address: URL): Promise<{ loadPyodide: Load }> {
  try {
    return (await import(/* @vite-ignore */ address.href)) as { loadPyodide: Load }
  } catch {
    throw new NotFetched(address.href, false)
  }
}

/** A runtime that another worker has compiled already need not be compiled again. */
export async function python(
  folder: string,
  given?: WebAssembly.Module,
): Promise<[Python, WebAssembly.Module]> {
  mark('began')
  const at = (name: string): URL => new URL(name, folder)
  const code = unpacked(at('app.pack.wasm'))
  const library = unpacked(at('stdlib.pack.wasm'))
  if (typeof WebAssembly === 'undefined') throw new NoWebAssembly()
  const [runtime, files, standard, info, { loadPyodide }] = await Promise.all([
    given ?? compiled(at('pyodide.asm.wasm')),
    code,
    library,
    fetched(at('info.json')).then((answer) => answer.json() as Promise<unknown>),
    imported(at('pyodide.mjs')),
  ])
  mark('fetched')
  const py = await handedOver(runtime, standard, () =>
    loadPyodide({
      indexURL: folder,
      stdLibURL: at('stdlib.zip').href,
      lockFileContents: { info, packages: {} },
      packageBaseUrl: folder,
      env: ENVIRONMENT,
      fsInit: (FS: FileSystem) => Promise.resolve(laidOut(FS, files)),
    }),
  )
  mark('python')
  return [py, runtime]
}

/** What only few bots need, and no first game; whether it could be had. */
export async function fetchLater(py: Python, folder: string): Promise<boolean> {
  try {
    laidOut(py.FS, await unpacked(new URL('later.pack.wasm', folder)))
    return true
  } catch {
    return false
  }
}

/** Pyodide fetches by address; what we have already is handed to it. */
async function handedOver<T>(
  runtime: WebAssembly.Module,
  library: Uint8Array<ArrayBuffer>,
  load: () => Promise<T>,
): Promise<T> {
  const { fetch: real } = globalThis
  const streaming = WebAssembly.instantiateStreaming
  globalThis.fetch = (what, how) => {
    const name = String(what instanceof Request ? what.url : what)
    if (name.endsWith('/stdlib.zip')) return Promise.resolve(new Response(library))
    if (name.endsWith('.asm.wasm')) return Promise.resolve(new Response())
    return real(what, how)
  }
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: runtime,
    instance: await WebAssembly.instantiate(runtime, imports),
  })
  try {
    return await load()
  } finally {
    globalThis.fetch = real
    WebAssembly.instantiateStreaming = streaming
  }
}
