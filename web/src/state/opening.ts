// Opens a table over HTTP and keeps what opens it again on this device.
import { api, type Pass } from '../wire/api';
import type { Opened, PlayOn } from '../wire/generated';
import type { Table } from '../wire/whole';
import { t } from '../words.svelte';
import { me } from './me.svelte';
import { prefs } from './prefs.svelte';
import { tables } from './tables.svelte';

/** The address of a new table; with a level, bots of it take all other seats and the game begins at once. */
export async function openTable(game: string, seats: number, level: number | null): Promise<string> {
  const bots =
    level === null ? {} : Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), level]));
  const name = prefs.name || t('web-guest');
  const opened = await api.open({
    game,
    seats,
    bots,
    start: level !== null,
    name,
    face: prefs.face,
    lang: prefs.lang,
    // Nobody waits for whoever plays alone with bots: no clock takes their turn while they read a card.
    ...(level === null ? {} : { pace: 'untimed' as const }),
    // Without a server others sit at this very device, and it is passed on.
    ...(__PAGE__ && level === null ? { one_room: true } : {}),
  });
  return keep(game, opened);
}

/** The same for a game that goes on from a moment of a finished one. */
export async function playOn(
  old: Table,
  pass: Pass,
  wish: Pick<PlayOn, 'seat' | 'inputs' | 'one_room'>,
): Promise<string> {
  const who = { name: prefs.name || t('web-guest'), face: prefs.face, lang: prefs.lang };
  return keep(old.game, await api.playOn(old.id, { ...wish, ...who }, pass));
}

function keep(game: string, opened: Opened): string {
  tables.put(opened.table, {
    game,
    host: opened.host,
    key: opened.key,
    ...(opened.token ? { token: opened.token } : {}),
    ...(opened.seat == null ? {} : { seat: opened.seat }),
  });
  void me.know();
  return `/t/${opened.table}`;
}

/** The address of a table of Play now, at which this person has a seat; of any game where none is named. */
export async function playNow(game: string): Promise<string> {
  const name = prefs.name || t('web-guest');
  const { table, seat, token, info } = await api.quick({ game, name, face: prefs.face, lang: prefs.lang });
  tables.put(table, { game: info.game, seat, seated: true, ...(token ? { token } : {}) });
  void me.know();
  return `/t/${table}`;
}

/** Opens one whose screen this device becomes: it takes no seat, and whoever sits down first is host. */
export async function openRoom(game: string, seats: number): Promise<string> {
  const wish = { game, seats, one_room: true, pace: 'untimed' as const, screen_lang: prefs.lang, lang: prefs.lang };
  const { table, key, screen = '' } = await api.open(wish);
  tables.put(table, { game, key, screen });
  return `/s/${table}`;
}
