// A worker carries requests and lines to tables: the page that needs no server. See `wire/carrier.ts`.
import type { Init } from '../wire/carrier';
import type { SocketLike } from '../wire/socket';
import { theHouse } from './house';

export function carry(path: string, init: Init): Promise<Response> {
  // Tables should outlast the browser's tidying: asked when there is the first one to lose.
  if (init.method === 'POST' && /^\/api\/(tables|records)$/.test(path)) void navigator.storage?.persist?.();
  return theHouse().carry(path, init);
}

export const openLine = (id: string): SocketLike => theHouse().line(`/ws/${id}`);

/** The sentence about tables that do not last; none where they do. */
export const trouble = (): Promise<string> =>
  theHouse().ready.then(
    (kept) => (kept === 'yes' ? '' : `web-page-${kept}`),
    () => LOST,
  );

/** The server to which whoever put the page up sends people with friends elsewhere. */
export const server = async (): Promise<string> => {
  const { server = '' } = await theHouse().places;
  return /^https?:/.test(server) ? server : '';
};

/** What to say where nothing is carried. */
export const LOST = 'web-page-broken';

/** Milliseconds in which a first visit has its first game on the table. */
const QUIET = 8000;

/** Python starts while the first page is looked at; a little later the service worker keeps the whole house. */
export function warm(): void {
  const start = (): void => {
    const keep = async (): Promise<void> => {
      const worker = await navigator.serviceWorker?.ready;
      worker?.active?.postMessage('keep');
    };
    void theHouse().ready.then(() => setTimeout(keep, QUIET));
    // What a table is drawn with comes meanwhile.
    void import('../pages/TablePage.svelte').catch(() => undefined);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 200);
}
