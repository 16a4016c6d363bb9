import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const strict = { '@typescript-eslint/no-non-null-assertion': 'error' }
/** What is shared knows the list of games and their interface, never a game. */
const sharedOnly = {
  'no-restricted-imports': [
    'error',
    { patterns: [{ regex: '/games/(?!game$|index$)', message: 'Ask the list in games/index.ts.' }] },
  ],
}

export default ts.config(
  { ignores: ['node_modules', 'src/protocol/schema.ts'] },
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { rules: strict },
  { files: ['src/**'], ignores: ['src/games/**'], rules: sharedOnly },
)
