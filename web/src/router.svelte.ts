/** Where the reader is: the address of the page, without a reload. */
let here = $state({ path: location.pathname, hash: location.hash })

addEventListener('popstate', () => (here = { path: location.pathname, hash: location.hash }))

export const place = () => here

export function go(path: string): void {
  history.pushState(null, '', path)
  here = { path: location.pathname, hash: location.hash }
  scrollTo(0, 0)
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
