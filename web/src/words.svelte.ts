// Fluent words from locales/, the same files the terminal uses. Each language and each game is a chunk of its own, fetched when needed.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { FUNCTIONS } from './grammar';
import { prefs, type Lang } from './state/prefs.svelte';
import { api } from './wire/api';

export type Args = Record<string, FluentVariable>;
/** A piece of a sentence; names of people and cards are strong in the log. */
export interface Piece {
  text: string;
  strong: boolean;
}

const files = import.meta.glob<string>(['../../locales/*/*.ftl', '!../../locales/*/cli.ftl'], {
  query: '?raw',
  import: 'default',
});

/** The words that a card set brings: by language (`*` for all), family and id. */
export type OwnWords = Record<string, Record<string, Record<string, Record<string, string>>>>;

const OWN_PLACE = /-own-\d+$/;
/** A name without the trade after it, which every language has its own word for. */
const bare = (name: string): string => name.split(',')[0] ?? '';

/** Names are wrapped in these private marks so that a finished sentence can be taken apart again. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
export const mark = (name: string): string => OPEN + name + CLOSE;
export const unmark = (text: string): string => text.replace(/[\uE000\uE001]/g, '');

export function pieces(text: string): Piece[] {
  return text
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: unmark(part), strong: part.startsWith(OPEN) }));
}

export class Words {
  // Plain collections on purpose: `version` says when what they hold has changed.
  /* eslint-disable svelte/prefer-svelte-reactivity */
  private readonly bundles = new Map<string, FluentBundle>();
  private readonly wanted = new Set<string>();
  private readonly have = new Set<string>();
  /* eslint-enable svelte/prefer-svelte-reactivity */
  /** Rises when words arrive, so that what is on the screen is read again. */
  private version = $state(0);
  private current = $state<Lang>('en');

  /** What a card set of one's own calls its cards, by entry; what it lacks is said in the words of the house. */
  private own = $state.raw<Record<string, Record<string, string>>>({});

  /** Takes in the words of the set that a table plays with (`view.words`); null for a table with our own cards. */
  ofSet(game: string, given: OwnWords | null): void {
    const found: Record<string, Record<string, string>> = {};
    const worth = (lang: string): number => [this.current as string, '*', 'en'].indexOf(lang) + 1 || 4;
    for (const lang of Object.keys(given ?? {}).sort((a, b) => worth(b) - worth(a)))
      for (const [family, cards] of Object.entries(given![lang]!))
        for (const [card, texts] of Object.entries(cards)) {
          const id = `${game}-${family}-${card}`.replaceAll('_', '-');
          found[id] = { ...found[id], ...texts };
        }
    this.own = found;
  }

  get lang(): Lang {
    return this.current;
  }

  /** Makes these files ready in the language of the reader, with English beneath for what a translation lacks. */
  async load(...names: string[]): Promise<void> {
    for (const name of names) this.wanted.add(name);
    await this.fetch(prefs.lang);
    this.current = prefs.lang;
  }

  async use(lang: Lang): Promise<void> {
    await this.fetch(lang);
    this.speak(lang);
  }

  /** Speaks a language whose words are here already. */
  speak(lang: Lang): void {
    this.current = lang;
  }

  private async fetch(lang: Lang): Promise<void> {
    await Promise.all(
      [...this.wanted].map(async (name) => {
        const path = `../../locales/${lang}/${name}.ftl`;
        if (this.have.has(path)) return;
        // What this build does not hold belongs to a game that the server got as a package.
        const get = files[path] ?? ((): Promise<string> => api.text('words', name, lang));
        const source = await get().catch(() => null);
        if (source === null || this.have.has(path)) return;
        this.have.add(path);
        this.add(lang, source);
      }),
    );
  }

  add(lang: Lang, source: string): void {
    let bundle = this.bundles.get(lang);
    if (!bundle) {
      bundle = new FluentBundle(lang, { functions: FUNCTIONS[lang] ?? {}, useIsolating: false });
      this.bundles.set(lang, bundle);
    }
    bundle.addResource(new FluentResource(source));
    this.version += 1;
  }

  /** Whether the table's card set means somebody or something else by this: a set that was begun from ours repeats our names. */
  renamed(id: string): boolean {
    const name = this.own[id]?.name;
    return name !== undefined && bare(name) !== bare(this.house(id));
  }

  has(id: string): boolean {
    void this.version;
    const [message, attribute] = id.split('.') as [string, string?];
    if (this.own[message]?.[attribute ?? 'name']) return true;
    const found = this.bundles.get(this.current)?.getMessage(message);
    return attribute ? found?.attributes[attribute] !== undefined : found?.value != null;
  }

  /** The sentence with its marks; `id` may name an attribute as `message.attribute`. */
  raw(id: string, args: Args = {}): string {
    void this.version;
    const [message, attribute] = id.split('.') as [string, string?];
    const own = this.own[message];
    const part = !attribute || attribute === 'a' ? 'name' : attribute;
    // There are no words of ours behind a place that only card sets fill.
    if (own && (part in own || OWN_PLACE.test(message))) return own[part] ?? '';
    return this.house(message, attribute, args);
  }

  /** In our own words, whatever a card set says. */
  private house(message: string, attribute?: string, args: Args = {}): string {
    for (const lang of [this.current, 'en'] as const) {
      const bundle = this.bundles.get(lang);
      const found = bundle?.getMessage(message);
      const pattern = attribute ? found?.attributes[attribute] : found?.value;
      if (bundle && pattern) {
        const errors: Error[] = [];
        const text = bundle.formatPattern(pattern, args, errors);
        if (errors.length && import.meta.env?.DEV) console.warn(message, errors.map(String).join('; '));
        return text.replace(/(^|[\s(\u2068])-(?=\d)/g, '$1−'); // a minus, not a hyphen
      }
    }
    return attribute ? `${message}.${attribute}` : message;
  }

  t(id: string, args: Args = {}): string {
    return unmark(this.raw(id, args));
  }

  /** The first of these that has words, or the last. */
  any(ids: string[], args: Args = {}): string {
    return this.t(ids.find((id) => this.has(id)) ?? ids.at(-1) ?? '', args);
  }
}

export const words = new Words();
export const t = (id: string, args?: Args): string => words.t(id, args);
