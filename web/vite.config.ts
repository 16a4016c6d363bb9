import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { arrangements } from './plugins/arrangements.ts'
import { fonts } from './plugins/fonts.ts'
import { packed } from './plugins/packed.ts'
import { sprites } from './plugins/sprites.ts'
import { words } from './plugins/words.ts'

const house = process.env.TAVERNE_HOUSE ?? 'http://127.0.0.1:8585'

export default defineConfig(({ mode }) => ({
  plugins: [sprites(), words(), svelte(), fonts(), packed()],
  // The front page names its files by their full address; what it loads finds the rest beside itself, wherever that is.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  worker: { format: 'es' },
  css: { postcss: { plugins: [arrangements()] } },
  build: {
    outDir: '../src/taverne/server/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // One request for what every table needs: many small ones cost more than they hold.
      output: {
        codeSplitting: {
          groups: [
            { name: 'table', test: /src\/(?:table|motion|feed)\/(?!terms|Bar\.|.*(?:Sheet|Dialog)\.svelte)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: house, ws: true } } },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
}))
