// Keeps the whole house of this build: after the first visit it opens and plays without a connection, for ever.
const SCOPE = new URL('./', self.location.href).pathname;
const PREFIX = `meetinghouse-page ${SCOPE} `;
const CACHE = PREFIX + '__VERSION__';
/** Every file below the folder. */
const FILES = ['__FILES__'];
/** These have their version in their name; the browser's own copy of any other may be an older build's. */
const VERSIONED = /^(assets\/|pyodide-|answers-|house-|networks-)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(SCOPE, { cache: 'no-cache' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page has begun: what it fetched comes from the browser's own cache, the rest is fetched quietly. */
self.addEventListener('message', (event) => {
  if (event.data !== 'keep') return;
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      for (const file of FILES) {
        const address = SCOPE + file;
        if (!(await cache.match(address)))
          await cache
            .add(new Request(address, { cache: VERSIONED.test(file) ? 'force-cache' : 'no-cache' }))
            .catch(() => undefined);
      }
      for (const client of await self.clients.matchAll()) client.postMessage('kept');
    }),
  );
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
  event.respondWith(
    caches.open(CACHE).then(async (cache) => {
      const kept = await cache.match(request);
      if (kept) return kept;
      const fresh = await fetch(request);
      if (fresh.ok) void cache.put(request, fresh.clone());
      return fresh;
    }),
  );
});
