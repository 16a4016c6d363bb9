/** The service worker: after the first visit everything is here, and a new version waits until it is wanted. */
import { whenAtEase } from './rest'
import { conditions } from './state.svelte'

const OFTEN = 60 * 60 * 1000

/** Once the house stands, so that nothing competes with its start. */
export function keepUpdated(address: URL): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // The first one only keeps what is here; another one has another version.
  let known = serviceWorker.controller !== null
  const again = known
  serviceWorker.addEventListener('controllerchange', () => {
    if (known) location.reload()
    known = true
  })
  const timer = setInterval(() => {
    if (conditions.now?.state !== 'open') return
    clearInterval(timer)
    void register(serviceWorker, address)
    if (savesData()) return
    const rest = () => void serviceWorker.ready.then(({ active }) => active?.postMessage('fetch the rest'))
    if (again) rest()
    else whenAtEase(rest)
  }, 250)
}

/** Some readers pay for what they fetch, and say so. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

async function register(container: ServiceWorkerContainer, address: URL): Promise<void> {
  void navigator.storage?.persist?.()
  const kept = await container.register(address, { updateViaCache: 'none' }).catch(() => null)
  if (!kept) return
  offer(kept)
  kept.addEventListener('updatefound', () =>
    kept.installing?.addEventListener('statechange', () => offer(kept)),
  )
  setInterval(() => void kept.update().catch(() => undefined), OFTEN)
}

function offer(kept: ServiceWorkerRegistration): void {
  const { waiting, active } = kept
  if (waiting && active) conditions.update = () => waiting.postMessage('take over')
}
