/** What a game brings to the pages. They know it by this alone. */
import type { Component } from 'svelte'
import type { Faction } from '../art/factions'
import type { Beside } from '../companion/beside.svelte'
import type { LiveRoom } from '../feed/live.svelte'
import type { Room } from '../feed/room.svelte'
import type { Plan } from '../pages/table/plan.svelte'
import type { RoomSummary, RoomView } from '../protocol'
import type { EditorKit } from '../puzzles/kit'
import type { DrawingOf } from '../replay/drawing'
import type { OptionName, Tell } from '../replay/told'
import type { Shelf } from './shelf'

/** A table before one sits at it. */
export type Terms = Pick<RoomView | RoomSummary, 'game' | 'rules' | 'tournament'>

/** The table itself, a step of a recorded game in sentences, and an answer as one would name it. */
export interface Board {
  Table: Component<{ room: Room }>
  tell: Tell
  /** The parts of the table of which a lesson speaks, as a selector. */
  lit?: (show: string) => string
  optionName: OptionName
  /** The table as an animated picture shows it, if there is one of this game. */
  drawing?: () => Promise<{ drawingOf: DrawingOf }>
}

/** Enough for any page that shows a table of this game. */
export interface Game {
  name: string
  icon: string
  /** In the middle of the window of the house. */
  centre: string
  /** The glass of the places at a table, from one's own on clockwise: factions, by name. */
  glass: readonly string[]
  title: () => string
  /** A way to play in a few words. */
  terms: (table: Terms) => string
  factionName: (faction: string) => string
  /** What is said of a guest who brought no deck. */
  deckless: () => string
  /** With its library; fetched when a room needs it. */
  board: () => Promise<Board>
  /** Another deck while one waits; a game to which nobody brings one has none. */
  deckChange?: () => Promise<{ default: Component<{ room: LiveRoom }> }>
}

/** What the pages of rules and cards ask of a game; fetched when somebody reads there. */
export type ShelfOf = () => Promise<Shelf>

/** A game that the front page and the new table offer by themselves. */
export interface OfferedGame extends Game {
  factions: Record<string, Faction>
  /** With which the ids of its rules begin. */
  letters: string
  shelf: ShelfOf
  /** Whom one plays against at first: the gentlest that still plays sense. */
  bot: string
  /** The window of the front page: its factions, the seed of the glass, and a class for its light. */
  window: { petals: readonly string[]; seed: string; light: string }
  /** Other ways to play, each with its icon: `/new?<game>=<way>`. */
  ways: readonly (readonly [way: string, icon: string])[]
  /** Keys of the keyboard that mean something here alone. */
  keys: readonly string[]
  quick: Quick
  /** What can be set up by hand, for the editor of positions. */
  editor?: () => Promise<EditorKit>
  /** A companion for the real box. */
  companion?: () => Promise<{ default: Component<{ beside: Beside }> }>
  setUp: () => Promise<SetUpPage>
  /** Pages of this game alone, by their address. */
  pages?: Pages
}

export type Pages = Record<string, () => Promise<{ default: Component }>>

/** Play now: what is brought, and how it is shown and changed. */
export interface Quick {
  rules: string
  decks: () => string[]
  Row: Component<{ against: string }>
  Choice?: Component
}

/** The boxes of a new table, those of every game among them. */
export interface SetUpPage {
  class: string
  Boxes: Component<{ plan: Plan }>
  /** `way` is what the address asked for, if anything. */
  begin: (way: string | null) => SetUp
}

/** What is agreed on at a new table beyond what all games share. */
export interface SetUp {
  readonly mode: string
  readonly tournament: boolean
  /** The table in a few words. */
  readonly title: string
  /** Words of the rules that the boxes of this game lead to. */
  readonly words: string[]
  /** Whether a match of several games is offered. */
  readonly isMatch: boolean
  /** What must still be chosen, in words, or nothing. */
  readonly missing: string
  /** Whether a rule is chosen in the list of rules, not by a box or by the way to play. */
  lists: (rule: string) => boolean
  /** The decks of the reader, and of the seat that the rules play. */
  ownDecks: (changed: Record<string, string>) => string[]
  rivalDecks: () => string[]
}
