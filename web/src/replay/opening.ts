/** From the text of a record to a game that can be looked through. */
import { house } from '../feed/house'
import { gameOf } from '../games'
import type { Board } from '../games/game'
import type { ReplayStep, ReplayWindow } from '../protocol'
import { Replay } from './replay.svelte'

export interface Opened {
  replay: Replay
  board: Board
}

/** All steps, as many at a time as the house gives. */
export async function openReplay(
  record: string,
  seat: number | null,
  at = 0,
  isVeiled = false,
): Promise<Opened> {
  const steps: ReplayStep[] = []
  let window: ReplayWindow
  do {
    window = await house.replay({ record, seat, first: steps.length })
    steps.push(...window.steps)
  } while (window.steps.length && steps.length <= window.last)
  const board = await gameOf(window.game).board()
  return { replay: new Replay(window, steps, seat, board, at, record, isVeiled), board }
}

/** As a text field or a file may have left it. */
export const tidy = (record: string): string => `${record.trim().replaceAll('\r\n', '\n')}\n`
