// What the server knows of me: my devices, my finished games, what I am like. Nothing of it is kept here.
import { api, Refusal } from '../wire/api';
import type { Me as Known, MyResult, Stats } from '../wire/generated';
import { awake } from '../wire/person';
import { keep, kept } from './kept';
import { prefs } from './prefs.svelte';

const DAYS = 30 * 86_400_000; // after which a cookie is asked for again: browsers keep one for 400 days at most

class Me {
  known = $state.raw<Known | null>(null);
  games = $state.raw<MyResult[]>([]);
  more = $state(false);
  stats = $state.raw<Stats | null>(null);
  /** Whether the server has answered at all. */
  looked = $state(false);
  /** Devices that came since somebody looked: told until I have said that I know them. */
  readonly fresh = $derived(this.known?.devices?.filter((one) => one.new) ?? []);

  async look(): Promise<void> {
    this.known = await api.me().catch(() => null);
    if (this.known?.people === 'full') {
      const [games, stats] = await Promise.all([api.myGames(), api.myStats()]).catch(() => [null, null]);
      this.games = games?.games ?? [];
      this.more = games?.more ?? false;
      this.stats = stats;
    }
    this.looked = true;
  }

  async older(): Promise<void> {
    const last = this.games.at(-1);
    if (!last) return;
    const found = await api.myGames(last.ended);
    this.games = [...this.games, ...found.games];
    this.more = found.more ?? false;
  }

  /** After a first act: the server learns what I am called, and this browser gets its cookie. */
  async know(): Promise<void> {
    if (Date.now() - kept<number>('known', 0) < DAYS) return;
    try {
      await api.know({ name: prefs.name, face: prefs.face, lang: prefs.lang });
      keep('known', Date.now());
    } catch (error) {
      if (error instanceof Refusal && error.code === 'no_such_page') keep('known', Date.now()); // nobody is known here
    }
  }

  /** A browser that lost its storage gets back what its person is called. */
  async returned(): Promise<void> {
    const found = await awake();
    if (!found?.name || prefs.name) return;
    prefs.name = found.name;
    prefs.face = found.face ?? 0;
  }
}

export const me = new Me();
