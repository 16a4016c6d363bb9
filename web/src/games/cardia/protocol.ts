/** What the house sends about Cardia, by its usual names. */
import type { components } from '../../protocol/schema'

type Schemas = components['schemas']

export type CardiaView = Schemas['CardiaView']
export type CardiaSeat = CardiaView['seats'][number]
export type CardiaEncounter = CardiaView['row'][number]
export type CardiaPlaced = CardiaEncounter['cards'][number]
export type CardiaLaid = CardiaView['laid'][number][number]
export type CardiaGuardian = CardiaView['guardians'][number]
export type CardiaOmen = CardiaSeat['waiting']
export type CardiaLibrary = Schemas['CardiaLibrary']
export type CardiaCard = Schemas['CardiaCard']
export type CardiaBoxCard = Schemas['CardiaBoxCard']
export type RowHappening = Schemas['RowHappening']
export type CardiaProspect = Schemas['CardiaProspect']
export type Outcome = Schemas['Outcome']
