// Keeps the whole house of this build: after the first visit it opens and plays without a connection, for ever.
const SCOPE = new URL('./', self.location.href).pathname;
const PREFIX = `meetinghouse-page ${SCOPE} `;
const CACHE = PREFIX + '__VERSION__';
/** What has its version in its name stays over versions. */
const PARTS = PREFIX + 'parts';
/** Every file below the folder. */
const FILES = ['__FILES__'];
/** The browser's own copy of any other may be an older build's. */
const VERSIONED = /^(assets\/|pyodide-|answers-|house-|networks-)/;
/** Workers keep these themselves while they fetch them: `src/page/once.ts`. */
const BY_WORKERS = /^(pyodide-.*\.(wasm|zip|json)|house-.*|networks-.*)$/;

const shelfOf = (file) => caches.open(VERSIONED.test(file) ? PARTS : CACHE);

/** Unless it is there, or a worker is fetching it. */
const keep = (file) =>
  navigator.locks.request(new URL(SCOPE + file, self.location.origin).href, async () => {
    const shelf = await shelfOf(file);
    if (await shelf.match(SCOPE + file)) return;
    await shelf.add(new Request(SCOPE + file, { cache: VERSIONED.test(file) ? 'force-cache' : 'no-cache' }));
  });

const older = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE && name !== PARTS);

/** A first visit has its first page; who has an older version keeps that until the whole of this one is here. */
async function arrive() {
  await (await caches.open(CACHE)).add(new Request(SCOPE, { cache: 'no-cache' }));
  if ((await older()).length) for (const file of FILES) await keep(file);
  await self.skipWaiting();
}

async function takeOver() {
  for (const name of await older()) await caches.delete(name);
  const parts = await caches.open(PARTS);
  const ours = new Set(FILES.map((file) => SCOPE + file));
  for (const { url } of await parts.keys()) if (!ours.has(new URL(url).pathname)) await parts.delete(url);
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(arrive()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** The page has begun: what it fetched comes from the browser's own cache, the rest is fetched quietly. */
self.addEventListener('message', (event) => {
  if (event.data !== 'keep') return;
  const all = async () => {
    for (const file of FILES) await keep(file).catch(() => undefined);
    for (const client of await self.clients.matchAll()) client.postMessage('kept');
  };
  event.waitUntil(all());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(SCOPE)) return;
  if (request.mode === 'navigate') {
    const rest = url.pathname.slice(SCOPE.length);
    if (/\.\w+$/.test(rest) && rest !== 'index.html') return;
    // The document is always opened in its folder, or its own addresses would lead nowhere.
    if (rest && rest !== 'index.html') {
      event.respondWith(Response.redirect(`${SCOPE}?at=${encodeURIComponent(rest + url.search)}`));
      return;
    }
    event.respondWith(fetch(request).catch(() => caches.open(CACHE).then((cache) => cache.match(SCOPE))));
    return;
  }
  // What says which files belong together is asked for anew like the document, or a new client would meet old Python.
  if (url.pathname === `${SCOPE}parts.json`) {
    event.respondWith(fetch(request).catch(() => caches.open(CACHE).then((cache) => cache.match(request))));
    return;
  }
  const file = url.pathname.slice(SCOPE.length);
  const found = async () => {
    const shelf = await shelfOf(file);
    const kept = await shelf.match(request);
    if (kept) return kept;
    const fresh = await fetch(request);
    if (fresh.ok && !BY_WORKERS.test(file)) void shelf.put(request, fresh.clone());
    return fresh;
  };
  event.respondWith(found());
});
