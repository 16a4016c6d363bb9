import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import cardiaIcons from 'virtual:icons/cardia'
import gwentIcons from 'virtual:icons/gwent'
import { factionOf } from '../src/art/factions'
import { GAMES, gameOf } from '../src/games'

const WEB = fileURLToPath(new URL('..', import.meta.url))
/** The schema is made from our own games, so it names them. */
const MADE = 'src/protocol/schema.ts'
const games = readdirSync(join(WEB, 'src/games'), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
)
const names = new RegExp(games.join('|'), 'i')

const filesIn = (folder: string): string[] =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte|css|csv)$/.test(name))
    .map((name) => join(folder, name))

describe('a game is one folder', () => {
  test('and one line in the list', () => expect(GAMES.map((game) => game.name).sort()).toEqual(games.sort()))

  test('nothing outside it names it', () => {
    const shared = [...filesIn('src'), ...filesIn('plugins')].filter(
      (file) => !file.startsWith('src/games/') && file !== MADE,
    )
    expect(shared.filter((file) => names.test(readFileSync(join(WEB, file), 'utf8')))).toEqual([])
  })

  test.each(games)('%s does not know the others', (game) => {
    const others = new RegExp(games.filter((one) => one !== game).join('|'), 'i')
    expect(
      filesIn(`src/games/${game}`).filter((file) => others.test(readFileSync(join(WEB, file), 'utf8'))),
    ).toEqual([])
  })

  test('any other game is a plain one', () => {
    const rungs = gameOf('rungs')
    expect([rungs.name, rungs.title(), rungs.deckChange]).toEqual(['rungs', 'rungs', undefined])
  })

  test('its factions are known to every drawing', () => {
    expect(
      GAMES.flatMap((game) => Object.keys(game.factions)).filter(
        (faction) => factionOf(faction).code === 'ne',
      ),
    ).toEqual([])
  })
})

/** Every card that has a name has a picture. */
test.each([
  ['gwent', 'card-', gwentIcons],
  ['cardia', 'cardia-card-', cardiaIcons],
])('every card of %s has a picture', (game, prefix, icons) => {
  const catalogue = readFileSync(join(WEB, `../src/taverne/words/en/${game}/card_names.ftl`), 'utf8')
  const cards = [...catalogue.matchAll(new RegExp(`^${prefix}(\\w+) =`, 'gm'))].map((found) => found[1]!)
  expect(cards.length).toBeGreaterThan(50)
  expect(cards.filter((card) => !(card in icons))).toEqual([])
})
