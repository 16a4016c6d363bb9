/** Says when a thing comes near to what is seen, and when it is far again: only what is near need be drawn. */
const AROUND = '700px'

type Watch = (near: boolean) => void
const watches = new WeakMap<Element, Watch>()
let observer: IntersectionObserver | undefined

const shared = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watches.get(target)?.(isIntersecting)
    },
    { rootMargin: AROUND },
  ))

export function nearby(watch: Watch): (node: Element) => () => void {
  return (node) => {
    watches.set(node, watch)
    shared().observe(node)
    return () => shared().unobserve(node)
  }
}
