// The key of whoever plays on this device: made at the first visit and kept here. A seat belongs to the person behind it,
// who may have other devices; tokens come and go.
import { carry } from '$carrier';
import { keep, kept } from '../state/kept';
import type { Joined } from './generated';

const KEY = /^[A-Za-z0-9_-]{32}$/;
let made = '';
let woken: Promise<Joined | null> | null = null;

/** 192 bits. `getRandomValues` also works where browsers hide `crypto.subtle`: over plain HTTP on a local network. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function stored(): string {
  const found = kept<unknown>('person', '');
  return typeof found === 'string' && KEY.test(found) ? found : '';
}

export function personKey(): string {
  const found = stored();
  if (found) return found;
  made ||= fresh(); // where nothing can be kept, it lives as long as the page
  keep('person', made);
  return made;
}

/** From now on this device plays as somebody else, or (without a key) as somebody new. Whom it played before is kept, unless they are no more. */
export function become(key = '', keeps = true): void {
  const before = stored();
  if (before && keeps) keep('persons', [before, ...others()].slice(0, 5));
  made = KEY.test(key) ? key : fresh();
  plays(made);
}

/** The keys with which this device played before, newest first. */
export function others(): string[] {
  const found = kept<unknown>('persons', []);
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string' && KEY.test(one)) : [];
}

/** Plays as whom this device played before. */
export function goBack(): boolean {
  const [last, ...rest] = others();
  if (!last) return false;
  keep('persons', rest);
  made = last;
  plays(last);
  return true;
}

/** What this device kept for whom it played before is not the next one's: the server knows their days. */
function plays(key: string): void {
  keep('person', key);
  keep('known', 0);
  keep('trial', {});
}

/** Before anything is asked: a browser that has lost what pages keep may still have its cookie. A page without a server has none. */
export function awake(): Promise<Joined | null> {
  woken ??= __PAGE__ || stored() ? Promise.resolve(null) : wake();
  return woken;
}

async function wake(): Promise<Joined | null> {
  try {
    const answer = await carry('/api/me/wake', { method: 'POST', headers: { Accept: 'application/json' } });
    if (!answer.ok) return null; // this server knows nobody
    const found = (await answer.json()) as Joined;
    if (!found.key || !KEY.test(found.key) || stored()) return null; // another page was quicker
    made = found.key;
    keep('person', made);
    return found;
  } catch {
    return null;
  }
}
