// Pack files with brotli, side by side: `node squeeze.mjs QUALITY FILE...`; each gets a neighbour with .br at its end.
import fs from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const [quality, ...names] = process.argv.slice(2)
const squeezed = promisify(brotliCompress)

async function squeeze(name) {
  const bytes = await fs.readFile(name)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: Number(quality),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await fs.writeFile(`${name}.br`, await squeezed(bytes, { params }))
}

await Promise.all(names.map(squeeze))
