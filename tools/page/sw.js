/** Everything of this build in one cache, so that the pages work without a network. The build fills in the lists. */
const BUILD = ['BUILD']
const FILES = ['FILES']
// What a first game does not need is kept when it is first wanted, or when the page is at ease.
const LATER = ['LATER']
// A host may carry several copies: each has its own caches.
const OURS = `taverne ${new URL(self.registration.scope).pathname} `
const CACHE = OURS + BUILD
const TOGETHER = 6
const WAITS = [1000, 2000, 4000, 8000]

/** Most of it came with the visit, and the browser still has it; the front page alone is fetched anew. */
async function fill(names) {
  const cache = await caches.open(CACHE)
  const waiting = [...names]
  const fetchNext = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      await added(cache, new Request(name, { cache: name === './' ? 'reload' : 'default' }))
  }
  await Promise.all(Array.from({ length: TOGETHER }, fetchNext))
}

/** A host may say that this goes too fast, and a line may fail for a moment. */
async function added(cache, request) {
  for (const wait of WAITS) {
    const kept = await cache.add(request).then(() => true, () => false)
    if (kept) return
    await new Promise((done) => setTimeout(done, wait))
  }
  await cache.add(request)
}

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function found(request) {
  const cache = await caches.open(CACHE)
  const asked = request.mode === 'navigate' ? './' : request
  return (await cache.match(asked, { ignoreSearch: true, ignoreVary: true })) ?? fetched(cache, request)
}

async function fetched(cache, request) {
  const answer = await fetch(request)
  if (answer.ok && LATER.some((name) => request.url.endsWith(name)))
    await cache.put(request, answer.clone()).catch(() => undefined)
  return answer
}

async function fillUp() {
  const cache = await caches.open(CACHE)
  const kept = await Promise.all(LATER.map((name) => cache.match(name, { ignoreVary: true })))
  await fill(LATER.filter((_, at) => !kept[at]))
}

self.addEventListener('install', (event) => event.waitUntil(fill(FILES)))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method === 'GET' && origin === location.origin && !pathname.startsWith('/api/')) event.respondWith(found(event.request))
})
// The page says when: a new build takes over when the reader wants it.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting()
  if (event.data === 'fetch the rest') event.waitUntil(fillUp().catch(() => undefined))
})
