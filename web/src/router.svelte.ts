/** Where the reader is: the address of the page, without a reload. Behind the #, any host of files will do. */
import { comesFromHouse } from './origin'

export interface Place {
  path: string
  query: string
  hash: string
}

const behind = !comesFromHouse()

function now(): Place {
  const { pathname, search, hash } = behind
    ? new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', 'http://page')
    : location
  return { path: pathname, query: search, hash }
}

let here = $state.raw(now())

addEventListener(behind ? 'hashchange' : 'popstate', () => {
  if (behind) keepAnchor()
  here = now()
})

/** A way to something on the same page, `#GWT-5.2`, goes behind its address. */
function keepAnchor(): void {
  const { hash } = location
  if (hash && !hash.startsWith('#/'))
    history.replaceState(null, '', addressOf(`${here.path}${here.query}${hash}`))
}

export const place = (): Place => here

/** How a place is written into the address bar. */
export const addressOf = (path: string): string => (behind ? `#${path}` : path)

/** The whole address of a place, for others. */
export const fullAddressOf = (path: string): string => new URL(addressOf(path), location.href).href

export function go(path: string): void {
  history.pushState(null, '', addressOf(path))
  here = now()
  scrollTo(0, 0)
}

/** The same page told otherwise: nothing to go back to, nothing scrolls. */
export function retell(path: string): void {
  history.replaceState(null, '', addressOf(path))
  here = now()
}

/** There, and everything anew. */
export function goAfresh(path: string): void {
  history.pushState(null, '', addressOf(path))
  location.reload()
}

/** To other pages at this host. */
export function leaveFor(address: string): void {
  location.assign(address)
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
