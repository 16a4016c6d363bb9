/** The words of the house, by their usual names. */
import type { components } from './schema'

type Schemas = components['schemas']

export type Update = Schemas['Update']
export type FromHouse = Schemas['FromHouse']
export type Happening = Update['happenings'][number]
export type GameHappening = Schemas['GameHappening']
export type RoomHappening = Schemas['RoomHappening']
export type Question = Schemas['QuestionView']
export type Refusal = Schemas['Refusal']
export type RoomView = Schemas['RoomView']
export type Fairness = NonNullable<RoomView['fairness']>
export type RoomSeat = RoomView['seats'][number]
export type RoomSummary = Schemas['RoomSummary']
export type NewRoom = Schemas['NewRoom']
export type JoinRoom = Schemas['JoinRoom']
export type Door = Schemas['Door']
export type Welcome = Schemas['Welcome']
export type FoundRoom = Schemas['FoundRoom']
export type Key = Schemas['Key']
export type Foresight = Schemas['Foresight']
export type HouseFacts = Schemas['HouseFacts']
export type Hint = Schemas['Hint']
export type Suggestion = Hint['suggestions'][number]
export type GameFacts = Schemas['GameFacts']
export type StarterDeck = Schemas['StarterDeck']
export type Book = Schemas['Book']
export type BookRule = Schemas['BookRule']
export type Figure = Schemas['Figure']
export type Almanac = Schemas['Almanac']
export type CardNotes = Schemas['CardNotes']
export type Ruling = Schemas['Ruling']
export type Share = Schemas['Share']
export type RuleText = Schemas['RuleText']
export type RuleChoices = Schemas['RuleChoices']
export type ModeFacts = Schemas['ModeFacts']
export type GameSummary = Schemas['GameSummary']
export type StudyView = Schemas['StudyView']
export type Estimate = Schemas['EstimateView']
export type ReplayWish = Schemas['ReplayWish']
export type ReplayWindow = Schemas['Replay']
export type ReplayStep = Schemas['Step']
export type ReviewWish = Schemas['ReviewWish']
export type ReviewStep = Schemas['ReviewStep']
export type JudgedMove = Schemas['JudgedMove']
export type Comment = Schemas['Comment']
/** A recorded game in short. */
export type ReplaySummary = Omit<ReplayWindow, 'steps'>
export type PracticeWish = Schemas['PracticeWish']
export type Practice = Schemas['Practice']
export type LessonFacts = Schemas['Lesson']
export type LessonTable = Schemas['LessonTable']
export type LessonWish = Schemas['LessonWish']
export type PracticeStep = Practice['steps'][number]
export type PuzzleShelf = Schemas['PuzzleShelf']
export type PuzzleSummary = Schemas['PuzzleSummary']
export type PuzzleTable = Schemas['PuzzleTable']
export type PuzzleWish = Schemas['PuzzleWish']
export type SketchWish = Schemas['SketchWish']
export type SketchSeat = Schemas['SketchSeat']
export type Sketched = Schemas['Sketched']
export type Wish = 'take_back' | 'draw' | 'rematch' | 'swap' | 'takeover' | 'seat'

/** What may be null may as well be left out. */
type Terse<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: T[K]
}
type Spoken<T> = T extends { type?: infer K }
  ? Terse<Omit<T, 'type' | 'nonce'>> & { type: K & string }
  : never
/** A command without its nonce. */
export type Command = Spoken<
  | Schemas['Sit']
  | Schemas['Stand']
  | Schemas['SeatBot']
  | Schemas['Bring']
  | Schemas['Ready']
  | Schemas['Wait']
  | Schemas['Answer']
  | Schemas['Ask']
  | Schemas['Agree']
  | Schemas['Decline']
  | Schemas['Phrase']
  | Schemas['Chat']
  | Schemas['AllowChat']
  | Schemas['Resign']
  | Schemas['Claim']
  | Schemas['Leave']
  | Schemas['Close']
>
