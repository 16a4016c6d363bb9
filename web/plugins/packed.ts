import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Beside every text of the built pages lies the same, packed: `app.js.br` and `app.js.gz`. */

const TEXTS = /\.(?:css|html|js|json|svg|txt|webmanifest)$/
const WORTH_IT = 0.9

const packings = {
  br: (text: Buffer) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Buffer) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
}

export function pack(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((one) => TEXTS.test(one))) {
    const text = readFileSync(join(folder, name))
    for (const [suffix, packing] of Object.entries(packings)) {
      const smaller = packing(text)
      if (smaller.length < text.length * WORTH_IT) writeFileSync(join(folder, `${name}.${suffix}`), smaller)
    }
  }
}

export function packed(): Plugin {
  let folder = ''
  return {
    name: 'taverne-packed',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: (fault?: Error) => {
        if (!fault) pack(folder)
      },
    },
  }
}
