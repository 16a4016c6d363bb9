/** The doors of the house, wherever it is. */
import type {
  Command,
  Almanac,
  Book,
  Comment,
  CompanionAnswer,
  CompanionWish,
  Door,
  Figure,
  Foresight,
  FoundRoom,
  GameFacts,
  GameSummary,
  Hint,
  HouseFacts,
  JoinRoom,
  Key,
  LessonFacts,
  LessonTable,
  LessonWish as LessonWishWhole,
  NewRoom,
  PuzzleShelf,
  PuzzleTable,
  PuzzleWish,
  Refusal,
  ReplayWindow,
  ReplayWish,
  RoomSummary,
  SketchWish,
  Sketched,
  RoomView,
  StudyView,
  ReviewStep,
  ReviewWish,
  Tried,
  TryingWish,
  Update,
  Welcome,
} from '../protocol'
import { newNonce } from './chance'
import { type Answer, transport } from './transport'

/** The house said no, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text || refusal.key)
  }
}

/** Nobody answers at this address. */
export class HouseAway extends Error {}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body)
  if (answer.ok) return (await answer.json()) as T
  const said = (await answer.json().catch(() => null)) as { refused?: Refusal } | null
  throw said?.refused ? new Refused(said.refused) : new HouseAway(String(answer.status))
}

async function send(method: string, path: string, body?: unknown): Promise<Answer> {
  try {
    return await transport().send(method, path, body === undefined ? undefined : JSON.stringify(body))
  } catch {
    throw new HouseAway('unreachable')
  }
}

/** The schema names our own games; a house may offer others. */
export type RoomWish = Partial<Omit<NewRoom, 'game'>> & { name: string; game?: string }

async function read(path: string): Promise<string> {
  const answer = await send('GET', path)
  if (answer.ok) return await answer.text()
  const said = (await answer.json().catch(() => null)) as { refused?: Refusal } | null
  throw said?.refused ? new Refused(said.refused) : new HouseAway(String(answer.status))
}

/** One of those who share this device at a table, and whether something waits for their word. */
export interface Friend {
  guest: number
  name: string
  is_asked: boolean
}
export interface Friends {
  phase: RoomView['phase']
  friends: Friend[]
}

export interface DeckStudyWish extends Required<Pick<StudyView, 'kind' | 'against'>> {
  game: string
  source: string
  law: string
}

export type LessonWish = Partial<Omit<LessonWishWhole, 'game'>> & {
  game: string
  lesson: string
  step: number
}

/** Later than anything that has happened: only how things stand now. */
const NOW = 1_000_000_000

export const house = {
  open: (wanted: RoomWish) => call<Key>('POST', '/api/rooms', wanted),
  rooms: () => call<RoomSummary[]>('GET', '/api/rooms'),
  look: (room: string) => call<RoomView>('GET', `/api/rooms/${room}`),
  join: (room: string, wanted: Partial<JoinRoom> & { name: string }) =>
    call<Key>('POST', `/api/rooms/${room}/guests`, wanted),
  invite: (room: string) => call<Key>('POST', `/api/rooms/${room}/invitations`),
  welcome: (room: string, language: string) =>
    call<Welcome>('GET', `/api/rooms/${room}/welcome?spoken=${language}`),
  letNetworkIn: (room: string) => call<Door>('POST', `/api/rooms/${room}/door`),
  findByCode: (code: string) => call<FoundRoom>('POST', '/api/codes', { code }),
  ask: (room: string, wish: string) =>
    call<unknown>('POST', `/api/rooms/${room}/commands`, { type: 'ask', nonce: `${Date.now()}`, wish }),
  tell: (room: string, command: Command) =>
    call<unknown>('POST', `/api/rooms/${room}/commands`, { ...command, nonce: newNonce() }),
  /** Only of a house in this browser. */
  friends: (room: string) => call<Friends>('GET', `/api/rooms/${room}/friends`),
  stand: (room: string) => call<Update>('GET', `/api/rooms/${room}/feed?after=${NOW}`),
  /** Of the last game, or of an earlier one by its number. */
  record: (room: string, number?: number) =>
    read(`/api/rooms/${room}/record${number === undefined ? '' : `?game=${number}`}`),
  replay: (wanted: Partial<ReplayWish> & { record: string }) =>
    call<ReplayWindow>('POST', '/api/replay', wanted),
  study: (wanted: ReviewWish) => call<ReviewStep>('POST', '/api/review', wanted),
  comment: (record: string, comments: Comment[]) =>
    call<{ record: string }>('POST', '/api/replay/comments', { record, comments }),
  tryOut: (wanted: Partial<TryingWish> & { record: string }) => call<Tried>('POST', '/api/practice', wanted),
  lessons: () => call<Record<string, LessonFacts[]>>('GET', '/api/lessons'),
  teach: (wanted: LessonWish) => call<LessonTable>('POST', '/api/lesson', wanted),
  puzzles: (day: string) => call<PuzzleShelf[]>('GET', `/api/puzzles?day=${day}`),
  puzzle: (wanted: Partial<PuzzleWish> & Pick<PuzzleWish, 'game' | 'puzzle'>) =>
    call<PuzzleTable>('POST', '/api/puzzles/table', wanted),
  sketch: (wanted: SketchWish) => call<Sketched>('POST', '/api/puzzles/sketch', wanted),
  beside: (wanted: Omit<CompanionWish, 'game'> & { game: string }) =>
    call<CompanionAnswer>('POST', '/api/companion', wanted),
  foresee: (room: string) => call<Foresight>('GET', `/api/rooms/${room}/foresight`),
  hint: (room: string) => call<Hint>('GET', `/api/rooms/${room}/hint`),
  library: <T>(game: string) => call<T>('GET', `/api/library/${game}`),
  book: (letters: string, language: string) => call<Book>('GET', `/api/books/${letters}/${language}`),
  figures: (game: string) => call<Figure[]>('GET', `/api/figures/${game}`),
  almanac: (game: string) => call<Almanac>('GET', `/api/almanac/${game}`),
  facts: () => call<HouseFacts>('GET', '/api/house'),
  games: () => call<GameFacts[]>('GET', '/api/games'),
  checkDeck: <T>(game: string, source: string, rules = '', seat = 0) =>
    call<T>('POST', '/api/decks/check', { game, source, rules, seat }),
  appraiseDeck: <T>(game: string, source: string, beside: string[] = []) =>
    call<T>('POST', '/api/decks/appraise', { game, source, beside }),
  beginStudy: (wanted: DeckStudyWish) => call<StudyView>('POST', '/api/studies', wanted),
  goOnStudy: (study: string) => call<StudyView>('POST', `/api/studies/${study}/games`),
  endStudy: (study: string) => send('DELETE', `/api/studies/${study}`),
  sumUp: (record: string) => call<GameSummary>('POST', '/api/records/summary', { record }),
}
