import type { Component } from 'svelte'
import { GAMES } from '../games'

/** A page is loaded when it is visited; what its address names becomes its properties. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has properties of its own
type AnyPage = Component<any>
type Loading = () => Promise<{ default: AnyPage }>

const ROUTES: readonly (readonly [at: RegExp, page: Loading])[] = [
  [/^\/new$/, () => import('./NewTable.svelte')],
  [/^\/settings$/, () => import('./Settings.svelte')],
  [/^\/replay$/, () => import('./ReplayPage.svelte')],
  [/^\/study$/, () => import('./ReplayPage.svelte')],
  [/^\/join$/, () => import('./JoinByCode.svelte')],
  [/^\/credits$/, () => import('./Credits.svelte')],
  [/^\/games$/, async () => (await import('../history')).gamesPage()],
  [/^\/rules(?:\/[^/]+)?$/, () => import('./Rules.svelte')],
  [/^\/cards(?:\/[^/]+){0,2}$/, () => import('./Cards.svelte')],
  [/^\/learn$/, () => import('../learn/LearnPage.svelte')],
  [/^\/learn\/(?<lesson>(?:word\/)?[a-z0-9-]+)$/, () => import('../learn/LessonPage.svelte')],
  [/^\/companion$/, () => import('./CompanionPage.svelte')],
  [/^\/puzzles$/, () => import('./Puzzles.svelte')],
  [/^\/puzzles\/editor$/, () => import('./PuzzleEditor.svelte')],
  [/^\/puzzles\/position$/, () => import('./PositionPage.svelte')],
  [/^\/puzzles\/(?<game>[a-z]+)\/(?<id>[a-z0-9-]+)$/, () => import('./PuzzlePage.svelte')],
]

export interface Route {
  readonly page: Loading
  readonly props: Record<string, string>
}

/** Which page this address means, or null. */
export function routeOf(path: string): Route | null {
  for (const [at, page] of ROUTES) {
    const found = at.exec(path)
    if (found) return { page, props: { ...found.groups } }
  }
  const page = GAMES.flatMap((game) => game.pages?.[path] ?? [])[0]
  return page ? { page, props: {} } : null
}

/** The page with its own properties: until the next one is there, it keeps them. */
export async function arrived({ page, props }: Route): Promise<{ Page: AnyPage; props: Route['props'] }> {
  return { Page: (await page()).default, props }
}
