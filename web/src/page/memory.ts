// The memory of a Python that has imported everything: kept by the browser for later starts, as long as neither the
// page's code nor the browser changes.
import type { Begin } from './messages';
import { fetchOnce } from './once';
import { ahead, inBrowser, picture, startPython, type Python } from './python';

const SHELF = 'meetinghouse-page memory ';
/** A place of its own for each version; never fetched. */
const place = ({ base, places }: Begin): string =>
  `${base}memory/${places.memory}/${encodeURIComponent(navigator.userAgent)}`;

/** Not where a browser keeps nothing. */
const shelf = ({ base }: Begin): Promise<Cache | undefined> =>
  'caches' in self ? caches.open(SHELF + base).catch(() => undefined) : Promise.resolve(undefined);

export async function keptMemory(begin: Begin): Promise<Blob | undefined> {
  const found = await (await shelf(begin))?.match(place(begin));
  return found?.blob();
}

/** In place of whatever was kept before. */
export async function keepMemory(begin: Begin, memory: Blob): Promise<void> {
  const there = await shelf(begin);
  for (const old of (await there?.keys()) ?? []) await there!.delete(old);
  await there?.put(place(begin), new Response(memory));
}

/** From memory if it is given and fits, else from the beginning. `python` is there for whoever looks with a debugger. */
export async function started(begin: Begin): Promise<{ python: Python; woken: boolean }> {
  const found = await begins(begin);
  Object.assign(self, { python: found.python });
  return found;
}

async function begins(begin: Begin): Promise<{ python: Python; woken: boolean }> {
  fetchOnce(begin.base);
  const parts = inBrowser(begin.base, begin.places);
  if (begin.memory) {
    try {
      return { python: await startPython(parts, new Uint8Array(await begin.memory.arrayBuffer())), woken: true };
    } catch (error) {
      console.warn('kept memory does not fit', error);
      await (await shelf(begin))?.delete(place(begin));
    }
  }
  return { python: await startPython(parts), woken: false };
}

/** What is known of Python after its first imports, for workers that start now. */
export const pictured = (python: Python): Blob => new Blob([picture(python) as Uint8Array<ArrayBuffer>]);

/** Imports everything there is, and keeps that for later starts. */
export async function keepEverything(begin: Begin): Promise<void> {
  const { python } = await started(begin);
  ahead(python).everything();
  await keepMemory(begin, pictured(python));
}
