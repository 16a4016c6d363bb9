/** What can be set up at a table of Cardia by hand. */
import type { EditorKit } from '../../puzzles/kit'
import { charactersOf, characterOf, nameOf, openLibrary } from './library.svelte'

export const editor: EditorKit = {
  open: openLibrary,
  fresh: () => ({ game: 'cardia', names: { deck: 'I' }, asked: 0, seats: [seat(), seat()] }),
  tableNames: [{ name: 'deck', label: 'editor-deck', options: () => ['I', 'II'], show: (deck) => deck }],
  seatNames: [],
  numbers: [],
  flags: [{ name: 'empty', label: 'editor-empty' }],
  piles: ['hand', 'row', 'discard'],
  cards: (sketch) => charactersOf(sketch.names?.deck ?? 'I').map(({ key }) => key),
  show: (word) => nameOf(word.replace(/[-+*].*$/, '')),
  note: (word) => {
    const [key = '', rest = ''] = [word.replace(/[-+*].*$/, ''), word.replace(/^[a-z_]+/, '')]
    return `${characterOf(key)?.influence ?? ''}${rest}`
  },
  hasTokens: (pile) => pile === 'row',
}

function seat() {
  return { names: {}, piles: {}, numbers: {} }
}
