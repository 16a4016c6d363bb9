/** What a game brings to the pages of rules and cards. They know it by this alone. */
import type { Component } from 'svelte'
import type { Figure } from '../protocol'

export type FigureView = Figure['views'][number]

export interface Shelf {
  /** A table of a figure, drawn with the parts of the real one. */
  Board: Component<{ view: FigureView; shows: readonly number[] }>
  /** Around it, and in its place before it is laid: as high as `--n` of its parts. */
  frame: string
  /** A card, as large as its place. */
  Face: Component<{ card: string }>
  /** Every card, in the order in which one looks for them. */
  exhibits: () => Exhibit[]
  facets: readonly Facet[]
}

export interface Exhibit {
  key: string
  name: string
  /** All that is printed on it, as one would read it aloud. */
  label: string
  /** Kind, faction and the like in a few words. */
  line: string
  /** What it does. */
  texts: string[]
  /** Its faction, for the colour around it. */
  faction: string
  /** By facet, the values that it has. */
  marks: Readonly<Record<string, readonly string[]>>
}

/** One way to tell cards apart. */
export interface Facet {
  name: string
  title: () => string
  values: readonly string[]
  valueName: (value: string) => string
  /** Of a value, where there is one; then the values are shown side by side. */
  icon?: (value: string) => string
}
