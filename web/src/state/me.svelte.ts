// What the server knows of me: my devices, my finished games, what I am like. Nothing of it is kept here.
import { api, Refusal } from '../wire/api';
import type { Joined, Me as Known, MyResult } from '../wire/generated';
import { possible, show } from '../wire/passkey';
import { awake, become } from '../wire/person';
import { company } from './company.svelte';
import { keep, kept } from './kept';
import { prefs } from './prefs.svelte';
import { words } from '../words.svelte';

const DAYS = 30 * 86_400_000; // after which a cookie is asked for again: browsers keep one for 400 days at most

class Me {
  known = $state.raw<Known | null>(null);
  games = $state.raw<MyResult[]>([]);
  more = $state(false);
  readonly stats = $derived(this.known?.stats);
  /** What waits until I have shown that it is me. */
  waits = $state.raw<((proof: string) => Promise<unknown>) | null>(null);
  /** Why the last wish was not fulfilled. */
  wrong = $state('');
  /** Whether this browser can have passkeys here. */
  readonly passkeys = $derived(possible(this.known?.passkey));
  /** Devices that came since somebody looked: told until I have said that I know them. */
  readonly fresh = $derived(this.known?.devices?.filter((one) => one.new) ?? []);

  async look(): Promise<void> {
    this.known = await api.me().catch(() => null);
    this.games = this.known?.games ?? [];
    this.more = this.known?.more ?? false;
    company.list = this.known?.company ?? null;
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
    const about = { name: prefs.name, face: prefs.face, lang: prefs.lang };
    const same = kept('told', '') === JSON.stringify(about);
    if (same && Date.now() - kept<number>('known', 0) < DAYS) return;
    try {
      await api.know(about);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'no_such_page')) return; // else: nobody is known here
    }
    keep('known', Date.now());
    keep('told', JSON.stringify(about));
  }

  /** Does something; what needs a proof waits for one, and what is refused is told. */
  async does(work: (proof: string) => Promise<unknown>, proof = ''): Promise<void> {
    this.wrong = '';
    try {
      await work(proof);
      this.waits = null;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'prove_it' && !proof) this.waits = work;
      else if (error instanceof Refusal) this.wrong = words.t(error.key, error.args as Record<string, string>);
      else this.wrong = words.t(error instanceof DOMException ? 'me-passkey-none' : 'web-server-trouble');
    }
  }

  /** This device plays as somebody else from now on, who has just been found by a code or a passkey. */
  async isNow(found: Joined): Promise<void> {
    become(found.key);
    prefs.name = found.name ?? '';
    prefs.face = found.face ?? 0;
    await this.know();
    await this.look();
  }

  /** Comes back with a passkey. */
  readonly comeBack = () => this.does(async () => this.isNow(await show()));

  /** A browser that lost its storage gets back what its person is called. */
  async returned(): Promise<void> {
    const found = await awake();
    if (!found?.name || prefs.name) return;
    prefs.name = found.name;
    prefs.face = found.face ?? 0;
  }
}

export const me = new Me();
