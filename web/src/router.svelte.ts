/** Where the reader is: the address of the page, without a reload. */
const now = () => ({ path: location.pathname, query: location.search, hash: location.hash })
let here = $state(now())

addEventListener('popstate', () => (here = now()))

export const place = () => here

export function go(path: string): void {
  history.pushState(null, '', path)
  here = now()
  scrollTo(0, 0)
}

/** The same page told otherwise: nothing to go back to, nothing scrolls. */
export function retell(path: string): void {
  history.replaceState(null, '', path)
  here = now()
}

/** An ordinary link that needs no reload; with a modifier key the browser does what it always does. */
export function link(node: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    go(node.getAttribute('href') ?? '/')
  }
  node.addEventListener('click', follow)
  return () => node.removeEventListener('click', follow)
}
