// Keeps the shell of this build and whatever part of it was opened; the table itself always needs the server.
const CACHE = 'meetinghouse-__VERSION__';
const SHELL = ['__SHELL__'];
/** Pages, words and rules, fetched quietly once the shell is in place, so that they open without a connection. */
const REST = ['__REST__'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name !== CACHE && !name.startsWith('meetinghouse-page'))
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim())
      .then(() => caches.open(CACHE))
      .then((cache) => Promise.allSettled(REST.map((file) => cache.add(file)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // The page that needs no server has a service worker of its own.
  if (url.pathname.startsWith('/page/')) return;
  if (url.pathname.startsWith('/api') || url.pathname.startsWith('/ws')) return;
  if (request.mode === 'navigate') {
    // Any page of ours is the same document: take it fresh when we can, from the cache when we cannot.
    event.respondWith(fetch(request).catch(() => caches.match('/')));
    return;
  }
  if (!url.pathname.startsWith('/assets/')) return;
  event.respondWith(
    caches.match(request).then(
      (kept) =>
        kept ??
        fetch(request).then((fresh) => {
          if (fresh.ok) {
            const copy = fresh.clone();
            void caches.open(CACHE).then((cache) => cache.put(request, copy));
          }
          return fresh;
        }),
    ),
  );
});

/** A call from the server: the table waits for somebody who is not here. It says which table, and nothing of the game. */
self.addEventListener('push', (event) => {
  const call = event.data?.json() ?? {};
  if (!call.table) return;
  event.waitUntil(
    self.registration.showNotification(call.title, {
      body: call.body,
      tag: call.table,
      renotify: true,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { path: `/t/${call.table}`, key: call.key ?? '' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path, key } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const here = open.find((client) => new URL(client.url).pathname === path);
      return here ? here.focus() : self.clients.openWindow(key ? `${path}#${key}` : path);
    }),
  );
});
