/** What the house sends about Gwent, by its usual names. */
import type { components } from '../../protocol/schema'

type Schemas = components['schemas']

export type GwentView = Schemas['GwentView']
export type GwentSeat = GwentView['seats'][number]
export type GwentRow = Schemas['RowView']
export type GwentUnit = Schemas['UnitView']
export type MatchView = Schemas['MatchView']
export type GwentLibrary = Schemas['GwentLibrary']
export type GwentCard = Schemas['GwentCard']
export type GwentLeader = Schemas['GwentLeader']
export type GwentProspect = Schemas['GwentProspect']
export type CheckedDeck = Schemas['CheckedDeck']
export type AppraisedDeck = Schemas['AppraisedDeck']
export type LawPoint = Schemas['LawPointView']
