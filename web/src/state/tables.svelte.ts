// The tables this device has a seat or an invitation at. Tokens stay here and in fragments, never in addresses a server sees.
import { keep, kept } from './kept';

export interface MyTable {
  id: string;
  game: string;
  token?: string;
  host?: string;
  key?: string;
  /** What makes this device the screen of a room. */
  screen?: string;
  /** The seat whose code was scanned. */
  wish?: number;
  seat?: number;
  /** This device's key has a seat there, whatever became of the token. */
  seated?: boolean;
  /** Others who play on this device, in one room. */
  shared?: { token: string; seat: number }[];
  /** Last time this device was there. */
  at: number;
  over?: boolean;
  /** Alone with bots, the next game begins at once: nobody else has to sit down first. */
  atOnce?: boolean;
  /** This device is called when it is waited for there. */
  called?: boolean;
}

const MOST = 40;

class Tables {
  private all = $state<Record<string, MyTable>>(kept<Record<string, MyTable>>('tables', {}));

  get list(): MyTable[] {
    return Object.values(this.all).sort((a, b) => b.at - a.at);
  }

  of(id: string): MyTable | undefined {
    return this.all[id];
  }

  put(id: string, some: Partial<MyTable>): void {
    const next = { ...this.all, [id]: { game: '', ...this.all[id], ...some, id, at: Date.now() } };
    for (const old of Object.values(next)
      .sort((a, b) => b.at - a.at)
      .slice(MOST))
      delete next[old.id];
    this.all = next;
    keep('tables', next);
  }

  forget(id: string): void {
    const next = { ...this.all };
    delete next[id];
    this.all = next;
    keep('tables', next);
  }
}

export const tables = new Tables();

const TABLE = /^[0-9A-HJKMNP-TV-Z]{7}$/;
const KEY = /^[0-9A-HJKMNP-TV-Z]{6}$/;
const crockford = (text: string): string => text.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');

export interface Invitation {
  table: string;
  key?: string;
  seat?: string;
  host?: string;
  wish?: number;
}

/** Reads what people paste: a link of any of the three kinds, or a typed code such as `7KQ2M4P-9XW3TB`. */
export function readInvitation(text: string): Invitation | null {
  const bare = text.trim();
  const link = /\/t\/([0-9A-Za-z]+)\/?(?:\?[^#]*)?(?:#(.*))?$/.exec(bare);
  if (link) {
    const table = crockford(link[1] ?? '');
    if (!TABLE.test(table)) return null;
    return { table, ...readFragment(link[2] ?? '') };
  }
  const code = /^([0-9A-Za-z]{7})[\s-]*([0-9A-Za-z]{6})?$/.exec(bare);
  if (!code) return null;
  const table = crockford(code[1] ?? '');
  const key = code[2] ? crockford(code[2]) : undefined;
  if (!TABLE.test(table) || (key !== undefined && !KEY.test(key))) return null;
  return key === undefined ? { table } : { table, key };
}

export function readFragment(fragment: string): Omit<Invitation, 'table'> {
  const bare = fragment.replace(/^#/, '');
  if (bare.startsWith('seat=')) return { seat: bare.slice(5) };
  if (bare.startsWith('host=')) return { host: bare.slice(5) };
  // The code of one seat on a room's screen: the invitation and the seat's number.
  const [given = '', seat = ''] = bare.split('.');
  const key = crockford(given);
  if (!KEY.test(key)) return {};
  return /^\d{1,2}$/.test(seat) ? { key, wish: Number(seat) - 1 } : { key };
}

/** The link that seats a phone. */
export const seatCode = (origin: string, id: string, key: string, seat: number): string =>
  `${origin}/t/${id}#${key}.${seat + 1}`;

/** What a screen's link carries: the invitation, and what makes it the screen. */
export function readScreen(fragment: string): { key: string; screen: string } | null {
  const [key = '', screen = ''] = crockford(fragment.replace(/^#/, '')).split('-');
  return KEY.test(key) && KEY.test(screen) ? { key, screen } : null;
}
