import { beforeAll, describe, expect, test, vi } from 'vitest'
import { finishedGames, actorOf } from '../src/games/cardia/games'
import { sentences } from '../src/games/cardia/log'
import { guardianState, isBeaten, placeInPlay, placesOf, resultOf } from '../src/games/cardia/places'
import { optionWords, promptOf, yesWords } from '../src/games/cardia/prompt'
import { Spots, means, needsYes } from '../src/games/cardia/spots'
import { stepsOf } from '../src/games/cardia/why'
import { openLibrary, textOf } from '../src/games/cardia/library.svelte'
import type { GameHappening, Question } from '../src/protocol'
import type { CardiaEncounter, CardiaView } from '../src/games/cardia/protocol'
import { Cast } from '../src/table/cast'

const character = (key: string, name: string, influence: number, faction: string, ongoing = false) => ({
  key,
  name,
  deck: 'I',
  influence,
  faction,
  ongoing,
})
const library = {
  characters: [
    character('judge', 'Judge', 8, 'dynasty', true),
    character('inventor', 'Inventor', 15, 'guild'),
    character('surgeon', 'Surgeon', 3, 'guild'),
    character('djinn', 'The Genie', 16, 'dynasty'),
  ],
  box: [
    {
      key: 'toad',
      name: 'Toad',
      kind: 'guardian',
      faction: 'swamp',
      exclusive: false,
      house: '',
      effects: [['swap_neighbours']],
    },
    {
      key: 'badger',
      name: 'Badger',
      kind: 'guardian',
      faction: 'guild',
      exclusive: true,
      house: 'card',
      effects: [['tokens', 'own', 'here', '+3']],
    },
  ],
  factions: ['swamp', 'academy', 'guild', 'dynasty'],
}

const omen = { modifier: 0, librarians: 0, engineers: 0, claims: 0, demands: [] }
const card = (key: string, printed: number, more = {}) => ({
  card: key,
  printed,
  modifier: 0,
  influence: printed,
  ongoing: 0,
  engineers: 0,
  claims: 0,
  ...more,
})
const seat = (more = {}) => ({
  hand: { size: 0, cards: null, known: [] },
  deck: [],
  discard: [],
  sealed: null,
  waiting: omen,
  foresees: false,
  stared_at: false,
  signets: 0,
  score: 0,
  ...more,
})
const encounter = (mine: string, theirs: string, winners: number[]): CardiaEncounter => ({
  cards: [card(mine, 8), card(theirs, 15)],
  moved_in: [],
  judged: true,
  winners,
  signets: [winners.includes(0) ? 1 : 0, winners.includes(1) ? 1 : 0],
  steps: [],
})

function view(more: Partial<CardiaView> = {}): CardiaView {
  return {
    seat: 0,
    rules: 'deck=I scenes=none wins=2 two_judges=tie',
    edition: 2,
    asked: [0],
    shape: '',
    options: [],
    seats: [seat(), seat()],
    row: [],
    laid: [],
    opened: [false, false],
    scenes: [],
    guardians: [],
    current: -1,
    played_at: -1,
    first: -1,
    phase: 1,
    round: 1,
    resolved: 0,
    tied: false,
    decided: false,
    game: 1,
    drawn_games: 0,
    over: false,
    winners: [],
    pending: [],
    ...more,
  } as CardiaView
}

const question = (kind: string, shape: string, options: string[]): Question => ({
  id: '1',
  kind,
  shape,
  options,
})
const event = (kind: string, of: number, card = '', place = -1): GameHappening => ({
  of: 'game',
  kind,
  seat: of,
  card,
  place,
})
const cast = new Cast(['Ann', 'Bob'], [0, 1], 0)

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(library))))
  vi.stubGlobal('document', {
    createElement: () => ({ setAttribute: () => undefined }),
    body: { append: () => undefined },
  })
  await openLibrary()
})

describe('the row', () => {
  test('shows nine places, and one more than are in use', () => {
    expect(placesOf(view())).toHaveLength(9)
    expect(
      placesOf(view({ row: Array.from({ length: 9 }, () => encounter('judge', 'inventor', [1])) })),
    ).toHaveLength(10)
  })

  test('a card that nothing replaced leaves its place empty', () => {
    const left = { ...encounter('judge', '', []), judged: false }
    expect(placesOf(view({ row: [left] }))[0]!.cells.map((cell) => cell.kind)).toEqual(['open', 'empty'])
    expect(stepsOf(left, cast, [0, 1])).toEqual([{ name: 'open', text: 'It has no result.' }])
  })

  test('a card that is being thought of lies face down for its owner alone', () => {
    const choosing = view({ pending: ['commit 0 0 0'], row: [encounter('judge', 'inventor', [1])] })
    const place = placesOf(choosing, 'surgeon')[1]!
    expect(place.isNow).toBe(true)
    expect(place.cells.map((cell) => cell.kind)).toEqual(['secret', 'empty'])
  })

  test("the other's chosen card is a back without a name", () => {
    const sealed = view({ seats: [seat({ sealed: 'surgeon' }), seat({ sealed: '' })] as CardiaView['seats'] })
    expect(placesOf(sealed)[0]!.cells).toEqual([
      { kind: 'secret', card: 'surgeon', placed: null },
      { kind: 'back', card: '', placed: null },
    ])
  })

  test('in the fog two cards lie behind the row before the next are chosen', () => {
    const laid = [
      [
        { card: 'judge', face_up: false, omen },
        { card: '', face_up: false, omen },
      ],
    ]
    const foggy = view({ laid, pending: ['commit 0 0 0'], row: [encounter('judge', 'inventor', [1])] })
    expect(placesOf(foggy)[1]!.cells.map((cell) => cell.kind)).toEqual(['secret', 'back'])
    expect(placeInPlay(foggy)).toBe(2)
  })

  test('tells winners, ties and the beaten', () => {
    expect(
      [[0], [1], [], [0, 1]].map((winners) => resultOf(encounter('judge', 'inventor', winners))),
    ).toEqual([0, 1, 'tie', 'both'])
    expect(isBeaten(encounter('judge', 'inventor', [1]), 0)).toBe(true)
    expect(isBeaten(encounter('judge', 'inventor', []), 0)).toBe(false)
  })

  test('a guardian is face down, awake, or spent', () => {
    const guardian = { place: 1, faction: 'swamp', card: 'toad', exclusive: false, house: false }
    const rows = (count: number) =>
      view({
        row: Array.from({ length: count }, () => encounter('judge', 'inventor', [1])),
        current: count - 1,
      })
    expect(guardianState(rows(1), { ...guardian, card: '' })).toBe('down')
    expect(guardianState(rows(2), guardian)).toBe('up')
    expect(guardianState(rows(3), guardian)).toBe('spent')
  })
})

describe('options', () => {
  const table = view({
    row: [encounter('judge', 'inventor', [1]), encounter('surgeon', 'djinn', [1])],
    seats: [
      seat({ hand: { size: 1, cards: ['surgeon'], known: [] }, discard: ['djinn'] }),
      seat(),
    ] as CardiaView['seats'],
  })

  test('lie on cards of the row', () => {
    const spots = new Spots(question('improve', 'spot', ['1@1', '2@0', 'next']), table)
    expect(spots.at(0, 1, 0)).toBe('1@1')
    expect(spots.at(1, 0, 0)).toBe('2@0')
    expect(spots.at(0, 0, 0)).toBeUndefined()
    expect(spots.buttons).toEqual(['next'])
  })

  test('places are cards of your own', () => {
    const spots = new Spots(question('take_back', 'place', ['place-2']), table)
    expect(spots.at(1, 0, 0)).toBe('place-2')
    expect(spots.at(1, 1, 0)).toBeUndefined()
  })

  test('of two pairs a press takes the one that is not picked', () => {
    const spots = new Spots(question('hop', 'pair', ['pair-1', 'pair-2']), table)
    expect(spots.at(1, 0, 0)).toBe('pair-2')
    expect(spots.at(1, 0, 0, 'pair-2')).toBe('pair-1')
    expect(means('pair-1', 1, 0, 0)).toBe(true)
    expect(means('pair-1', 1, 1, 0)).toBe(false)
  })

  test('hand, pile, factions and everything else', () => {
    const yielding = new Spots(question('yield', 'card', ['pass', 'surgeon']), table)
    expect([...yielding.hand]).toEqual(['surgeon'])
    expect(yielding.buttons).toEqual(['pass'])
    expect(new Spots(question('fish', 'card', ['djinn']), table).pile).toEqual(['djinn'])
    expect(new Spots(question('ambush', 'faction', ['swamp', 'guild']), table).factions).toEqual([
      'swamp',
      'guild',
    ])
    expect(new Spots(question('annotate', 'amount', ['+2', '-2']), table).buttons).toEqual(['+2', '-2'])
  })

  test('cards wait for a yes, buttons do not', () => {
    const spots = new Spots(question('yield', 'card', ['pass', 'surgeon']), table)
    expect([needsYes(spots, 'surgeon'), needsYes(spots, 'pass')]).toEqual([true, false])
  })

  test('speak plainly', () => {
    expect(optionWords(table, question('improve', 'spot', []), cast, '1@1')).toBe(
      "Bob's Inventor 15 in encounter 1",
    )
    expect(optionWords(table, question('ambush', 'faction', []), cast, 'guild')).toBe('Guild (15, 3)')
    expect(optionWords(table, question('yield', 'card', []), cast, 'pass')).toContain('Palace Guard')
    expect(yesWords(question('hop', 'pair', []), 'pair-3')).toBe('Swap 3 and 4')
    expect(promptOf(table, question('unheard_of', 'card', []))).toBe('It is your decision.')
  })
})

describe('words', () => {
  test('a renamed card keeps its name', () => {
    expect(optionWords(view(), question('commit', 'card', []), cast, 'djinn')).toBe('The Genie, 16, Dynasty')
  })

  test('a guardian tells its effects, its condition and whose card it is', () => {
    expect(textOf('badger')).toBe(
      '+3 on your card in this encounter. Only if yours is the only Guild card in the encounter. (House card.)',
    )
  })

  test('the log tells draws together and keeps a chosen card secret', () => {
    const told = sentences(
      [
        event('draw', 1),
        event('draw', 1),
        event('commit', 0, 'surgeon'),
        event('tokens', 0, 'judge+3', 0),
        event('judged', -1, '', 0),
      ],
      cast,
      view().rules,
    )
    expect(told.map((line) => line.text)).toEqual([
      'Bob draws 2 cards.',
      '+3 on your Judge in encounter 1.',
      'Encounter 1 is a tie.',
    ])
  })

  test('the reasons of a result, step by step', () => {
    const judged: CardiaEncounter = {
      ...encounter('judge', 'inventor', [1]),
      steps: [
        ['printed', 8, 15],
        ['tokens', 3, 0],
        ['influence', 11, 15],
        ['winner', 0, 1],
        ['signets', 0, 1],
      ],
    }
    const steps = stepsOf(judged, cast, [0, 1]).map((step) => step.text)
    expect(steps[1]).toBe('Tokens: you +3, Bob +0.')
    expect(steps[3]).toBe('Winner: Bob.')
  })

  test('one Counselor decides, whatever a Mediator says', () => {
    const judged: CardiaEncounter = {
      ...encounter('judge', 'inventor', [0]),
      steps: [
        ['printed', 8, 15],
        ['counselor', 1, 0],
        ['mediator', 0, 1],
        ['winner', 1, 0],
      ],
    }
    expect(stepsOf(judged, cast, [0, 1]).map((step) => step.name)).toEqual(['printed', 'counselor', 'winner'])
  })
})

describe('games of a match', () => {
  const events = [
    event('game', -1, '', 1),
    event('reveal', 0, 'judge', 0),
    event('ability', 0, 'judge', 0),
    event('game_won', 1, '', 1),
    event('game', -1, '', 2),
  ]

  test('are told with their winners', () => expect(finishedGames(events)).toEqual([{ number: 1, winner: 1 }]))
  test('what acted in an earlier game does not act any more', () => expect(actorOf(events)).toBeNull())
  test('what was called last in this round acts', () =>
    expect(actorOf(events.slice(0, 3))?.card).toBe('judge'))
})
