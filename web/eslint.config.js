import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** The pages may lie under any address, and behind a #. */
const ADDRESS = ['pathname', 'search', 'hash', 'assign', 'replace', 'href'].map((property) => ({
  object: 'location',
  property,
  message: 'Ask router.svelte.ts.',
}))

/** What is shared knows the list of games and their interface, never a game. */
const NO_GAME = { regex: '/games/(?!(?:game|shelf)$)', message: 'Ask the list in games/index.ts.' }

export default ts.config(
  { ignores: ['node_modules', 'src/protocol/schema.ts'] },
  ts.configs.strict,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      // The drawings are ours, made from numbers and escaped words (art/shapes.ts).
      'svelte/no-at-html-tags': 'off',
      // A space that must not be lost between two lines is written out.
      'svelte/no-useless-mustaches': 'off',
      // Lists and libraries are replaced as a whole, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/router.svelte.ts'],
    rules: { 'no-restricted-properties': ['error', ...ADDRESS] },
  },
  {
    files: ['src/**'],
    ignores: ['src/games/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [NO_GAME] }] },
  },
  // A test that looks for what is not there fails, as it should.
  {
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
)
