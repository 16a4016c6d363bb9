// Pyodide offers every symbol of Python to whatever package might be loaded later, four thousand of them by name. A page
// loads one package and knows which: what neither it nor the script asks for is left out.
const DEFINED = /(?<=[;}])([$\w]+)=Module\["\1"\]=wasmExports\["([$\w]+)"\];/g
const LISTED = /(?<=[;}])var ([$\w]+(?:,[$\w]+){1000,});/
const EXPORTS = 7

function* sections(bytes) {
  for (let at = 8; at < bytes.length; ) {
    const [size, body] = number(bytes, at + 1)
    yield { id: bytes[at], whole: bytes.subarray(at, body + size), body: bytes.subarray(body, body + size) }
    at = body + size
  }
}

/** An unsigned number of WebAssembly (LEB128), and where the next thing begins. */
function number(bytes, at) {
  for (let value = 0, shift = 0; ; shift += 7) {
    const byte = bytes[at++]
    value += (byte & 127) * 2 ** shift
    if (byte < 128) return [value, at]
  }
}

function written(value) {
  const bytes = []
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128)
  return Buffer.from([...bytes, value])
}

function* exportsIn(body) {
  let [count, at] = number(body, 0)
  for (; count > 0; count--) {
    const [length, begin] = number(body, at)
    const [, end] = number(body, begin + length + 1)
    yield { name: body.toString('utf8', begin, begin + length), whole: body.subarray(at, end) }
    at = end
  }
}

function withFewerExports(runtime, isWanted) {
  const parts = [runtime.subarray(0, 8)]
  for (const { id, whole, body } of sections(runtime)) {
    if (id !== EXPORTS) parts.push(whole)
    else {
      const kept = [...exportsIn(body)].filter(({ name }) => isWanted(name)).map((one) => one.whole)
      const made = Buffer.concat([written(kept.length), ...kept])
      parts.push(Buffer.from([EXPORTS]), written(made.length), made)
    }
  }
  return Buffer.concat(parts)
}

const tokensOf = (text) => new Set(text.match(/[$\w]+/g))

function withFewerNames(script) {
  const listed = LISTED.exec(script)
  if (!listed) throw new Error('The script of this Pyodide is of another shape: see slim.mjs')
  const rest = tokensOf(script.replace(LISTED, '').replace(DEFINED, ''))
  const unused = new Set([...script.matchAll(DEFINED)].map(([, name]) => name).filter((name) => !rest.has(name)))
  const names = listed[1].split(',').filter((name) => !unused.has(name))
  return script
    .replace(LISTED, () => `var ${names.join(',')};`)
    .replace(DEFINED, (whole, name) => (unused.has(name) ? '' : whole))
}

/** The script and the runtime of Pyodide with what these packages need. */
export function slimmed(script, runtime, packages) {
  const less = withFewerNames(script)
  const wanted = tokensOf(less)
  for (const module of [runtime, ...packages])
    for (const { name } of WebAssembly.Module.imports(new WebAssembly.Module(module))) wanted.add(name)
  return [less, withFewerExports(runtime, (name) => wanted.has(name))]
}
