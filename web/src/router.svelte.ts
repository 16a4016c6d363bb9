/** Where the reader is: the address of the page, without a reload. Behind the #, any host of files will do. */
import { comesFromHouse } from './origin'

export interface Place {
  path: string
  search: string
  hash: string
}

const behind = !comesFromHouse()

function read(): Place {
  if (!behind) return { path: location.pathname, search: location.search, hash: location.hash }
  const { pathname, search, hash } = new URL(location.hash.slice(1) || '/', 'http://page')
  return { path: pathname, search, hash }
}

let here = $state.raw(read())

addEventListener(behind ? 'hashchange' : 'popstate', () => (here = read()))

export const place = (): Place => here

/** How a place is written into the address bar. */
export const addressOf = (path: string): string => (behind ? `#${path}` : path)

export function go(path: string): void {
  history.pushState(null, '', addressOf(path))
  here = read()
  scrollTo(0, 0)
}

/** There, and everything anew. */
export function goAfresh(path: string): void {
  history.pushState(null, '', addressOf(path))
  location.reload()
}

/** An ordinary link that needs no reload; with a modifier key the browser does what it always does. */
export function link(node: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    go(pathOf(node))
  }
  node.addEventListener('click', follow)
  const stop = behind ? keptBehind(node) : () => undefined
  return () => {
    node.removeEventListener('click', follow)
    stop()
  }
}

const pathOf = (node: HTMLAnchorElement): string => (node.getAttribute('href') ?? '/').replace(/^#(?=\/)/, '')

/** Whatever is written into the link, it leads to a place of this page, also in a new tab. */
function keptBehind(node: HTMLAnchorElement): () => void {
  const rewrite = () => {
    if (node.getAttribute('href')?.startsWith('/')) node.setAttribute('href', addressOf(pathOf(node)))
  }
  rewrite()
  const watcher = new MutationObserver(rewrite)
  watcher.observe(node, { attributeFilter: ['href'] })
  return () => watcher.disconnect()
}
