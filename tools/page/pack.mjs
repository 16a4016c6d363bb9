// What the worker of a page needs of Python: `node pack.mjs STAGE OUT`. The doors are visited once (tour.py), which is
// a test and shows which modules are used; then those become bytecode, made by the very Python that will run it.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'
import { slimmed } from './slim.mjs'

const [stage, out] = process.argv.slice(2)
const here = path.dirname(fileURLToPath(import.meta.url))
const home = path.join(here, 'node_modules', 'pyodide')
const read = (name) => fs.readFileSync(path.join(here, name), 'utf8')

function copy(py, from, to) {
  py.FS.mkdirTree(to)
  for (const one of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, one.name), `${to}/${one.name}`]
    if (one.isDirectory()) copy(py, source, target)
    else py.FS.writeFile(target, fs.readFileSync(source))
  }
}

function* under(folder) {
  for (const one of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, one.name)
    if (one.isDirectory()) yield* under(at)
    else yield at
  }
}

/** What the page will run is what makes the tour: a symbol too few is noticed here. */
function layOutRuntime() {
  const packages = [...under(stage)].filter((name) => name.endsWith('.so')).map((name) => fs.readFileSync(name))
  const script = fs.readFileSync(path.join(home, 'pyodide.asm.mjs'), 'utf8')
  const runtime = fs.readFileSync(path.join(home, 'pyodide.asm.wasm'))
  const [less, smaller] = slimmed(script, runtime, packages)
  fs.writeFileSync(path.join(out, 'pyodide.asm.mjs'), less)
  fs.writeFileSync(path.join(out, 'pyodide.asm.wasm'), smaller)
  fs.copyFileSync(path.join(home, 'pyodide.mjs'), path.join(out, 'pyodide.mjs'))
}

layOutRuntime()
const { info } = JSON.parse(fs.readFileSync(path.join(home, 'pyodide-lock.json'), 'utf8'))
const py = await loadPyodide({
  indexURL: path.resolve(out),
  stdLibURL: path.join(home, 'python_stdlib.zip'),
  lockFileContents: { info, packages: {} },
  packageBaseUrl: path.resolve(out),
  // Bytecode with lines but without columns, which would be a fifth of it; and as in the page, see boot.ts.
  env: { PYTHONNODEBUGRANGES: '1', PYTHONTZPATH: '', PYDANTIC_DISABLE_PLUGINS: '__all__', HOME: '/home/pyodide' },
})
copy(py, stage, '/app')
py.FS.writeFile('/stdlib.zip', fs.readFileSync(path.join(home, 'python_stdlib.zip')))
try {
  await py.runPythonAsync(read('tour.py'))
  py.runPython(read('bytecode.py'))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const made = (name) => py.globals.get(name).toJs()
// Hosts compress by kind, and brotli does it better than we could; of those that they know, WebAssembly is the nearest.
// The length comes first: a file that broke off on its way is noticed.
function packed(name, bytes) {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  fs.writeFileSync(path.join(out, name), Buffer.concat([length, bytes]))
}
packed('stdlib.pack.wasm', made('standard'))
packed('app.pack.wasm', made('app'))
packed('later.pack.wasm', made('later'))
fs.writeFileSync(path.join(out, 'info.json'), JSON.stringify(info))
console.log(py.globals.get('told'))
process.exit(0)
