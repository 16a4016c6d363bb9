/** Colours, spacings and sizes of letters and corners are named in the tokens, and nowhere else. */
const PIXELS = ['/\\dpx/']

export default {
  rules: {
    'block-no-empty': true,
    'color-named': 'never',
    'color-no-hex': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-property-value-disallowed-list': {
      'font-size': PIXELS,
      '/radius$/': PIXELS,
      '/^((row-|column-)?gap|padding|margin)/': PIXELS,
    },
    'font-family-no-duplicate-names': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'length-zero-no-unit': [true, { ignore: ['custom-properties'] }],
    'media-feature-name-no-unknown': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-at-import-rules': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['**/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
}
