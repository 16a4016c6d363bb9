/** A room in which nothing happens: one view, to be looked at. */
import type { RoomSeat, RoomView, Update } from '../protocol'
import { Room } from './room.svelte'

const SEAT: RoomSeat = {
  who: 'person',
  name: '',
  bot: '',
  brought: false,
  clock: null,
  excuse: '',
  faction: '',
  guest: null,
  here: true,
  ready: true,
  retired: false,
}

function roomOf(game: string, names: readonly string[]): RoomView {
  return {
    room: '',
    game: game as RoomView['game'],
    rules: '',
    tournament: false,
    phase: 'playing',
    number: 1,
    seats: names.map((name) => ({ ...SEAT, name })),
    guests: [],
    you: { guest: null, host: false, seat: 0, played: {} },
    clock: { kind: 'none' } as RoomView['clock'],
    fairness: null,
    requests: [],
    resting: 0,
    result: null,
    listed: false,
    watching: false,
    watchers: 0,
    chat: false,
    wins: {},
  }
}

export class StillRoom extends Room {
  override readonly isReplay = true

  constructor(game: string, view: NonNullable<Update['view']>, names: readonly string[]) {
    super('')
    this.state = 'open'
    this.apply({
      type: 'update',
      after: 0,
      number: 0,
      now: 0,
      happenings: [],
      question: null,
      room: roomOf(game, names),
      view,
    })
  }

  say(): Promise<boolean> {
    return Promise.resolve(false)
  }

  protected apply(update: Update): void {
    this.update = update
  }
}
