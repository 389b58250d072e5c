// What a worker fetches for good: Python, our code, networks. Whoever asks first fetches it and keeps it, and all others, the service worker among
// them, wait for that. A browser's own cache is no help: that of a private window keeps nothing over 6 MB, and Python has 10.

/** Below the page's folder; their names say what they hold. `sw.js` knows them, too. */
const FOR_GOOD = /^(pyodide-|house-|networks-)/;

/** From now on this worker fetches none of them that is kept or on its way. */
export function fetchOnce(base: string): void {
  const { caches, fetch, navigator } = self;
  if (!('caches' in self) || !('locks' in navigator)) return;
  const { pathname } = new URL(base);
  const shelf = `meetinghouse-page ${pathname} parts`;

  const once = (address: string): Promise<Response> =>
    new Promise((done, fail) => {
      const find = async (): Promise<void> => {
        const cache = await caches.open(shelf).catch(() => undefined);
        const kept = await cache?.match(address);
        if (kept) return done(kept);
        const fresh = await fetch(address);
        const copy = fresh.ok ? fresh.clone() : undefined;
        done(fresh); // is read while it comes
        if (copy) await cache?.put(address, copy).catch(() => undefined); // there may be no room left
      };
      navigator.locks.request(address, find).catch(fail);
    });

  self.fetch = (what, how) => {
    const address = typeof what === 'string' ? what : what instanceof URL ? what.href : '';
    return address.startsWith(base) && FOR_GOOD.test(address.slice(base.length)) ? once(address) : fetch(what, how);
  };
}
