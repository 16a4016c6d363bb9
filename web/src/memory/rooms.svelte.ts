/** The rooms in which this browser has a seat: the house keeps the key in a cookie, we keep the names. */
import type { RoomView } from '../protocol'
import { playsHere } from '../place'
import { fullAddressOf } from '../router.svelte'
import { recall, retain } from './kept'

export interface KnownRoom {
  room: string
  game: string
  at: number
}

const PLACE = playsHere() ? `taverne-rooms ${document.baseURI.split('#')[0]}` : 'taverne-rooms'
const INVITES = 'taverne-invitations'
const MOST = 24

let rooms = $state.raw<KnownRoom[]>(recall(PLACE, []))

export const knownRooms = (): KnownRoom[] => rooms

function keepRooms(next: KnownRoom[]): void {
  rooms = next.slice(0, MOST)
  retain(PLACE, rooms)
}

/** Call it with every look at a room; only guests come back to it. */
export function rememberRoom({ room, game, you }: RoomView): void {
  if (you.guest === null || rooms[0]?.room === room) return
  keepRooms([{ room, game, at: Date.now() }, ...rooms.filter((one) => one.room !== room)])
}

export function forgetRoom(room: string): void {
  if (rooms.some((one) => one.room === room)) keepRooms(rooms.filter((one) => one.room !== room))
}

type Invitations = Record<string, string>

/** The house tells an invitation once; it is kept for the waiting room. */
export function keepInvitation(room: string, invite: string): void {
  const recent = Object.entries(recall<Invitations>(INVITES, {})).slice(-MOST)
  retain(INVITES, { ...Object.fromEntries(recent), [room]: invite })
}

export const invitationOf = (room: string): string | undefined => recall<Invitations>(INVITES, {})[room]

/** `origin` is where others reach the house, if that is not where the reader is. */
export const inviteLink = (room: string, invite: string, origin = ''): string =>
  origin ? `${origin}/join/${room}#${invite}` : fullAddressOf(`/join/${room}#${invite}`)
