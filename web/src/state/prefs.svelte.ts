// The reader's own wishes: language, light, sound, voice, name and face.
import { NAMES } from '../grammar';
import type { TableInfo } from '../wire/generated';
import { keep, kept } from './kept';

export type Lang = TableInfo['screen_lang'];
export const LANGS = Object.keys(NAMES) as Lang[];
export type Theme = 'auto' | 'light' | 'dark';

function guess(): Lang {
  for (const wish of typeof navigator === 'undefined' ? [] : navigator.languages) {
    const lang = LANGS.find((one) => wish.toLowerCase().startsWith(one));
    if (lang) return lang;
  }
  return 'en';
}

interface Kept {
  lang: Lang | null;
  theme: Theme;
  volume: number;
  voice: boolean;
  name: string;
  /** A number among the portraits; 0: the one that goes with the name. */
  face: number;
  /** Whether this device was ever asked for a name. */
  nameAsked: boolean;
  asText: boolean;
}

const START: Kept = {
  lang: null,
  theme: 'auto',
  volume: 0.6,
  voice: false,
  name: '',
  face: 0,
  nameAsked: false,
  asText: false,
};

class Prefs {
  private now = $state<Kept>({ ...START, ...kept<Partial<Kept>>('prefs', {}) });
  private hidden = $state(false);
  /** Not kept: what this device is at a table in one room. */
  room = $state<'' | 'phone' | 'screen'>('');
  /** The language of a room's screen is its table's. */
  tableLang = $state<Lang | null>(null);

  /** Not kept: a screen opens with its secrets shown to the one who sits there. In a room full of eyes they are always face down. */
  get secretsHidden(): boolean {
    return this.hidden || this.room === 'phone';
  }
  set secretsHidden(hidden: boolean) {
    this.hidden = hidden;
  }
  get lang(): Lang {
    return this.tableLang ?? this.now.lang ?? guess();
  }
  set lang(lang: Lang) {
    this.change({ lang });
  }
  get theme(): Theme {
    return this.now.theme;
  }
  set theme(theme: Theme) {
    this.change({ theme });
  }
  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  }
  /** 0 to 1; 0 is silence. */
  get volume(): number {
    return this.room === 'phone' ? 0 : this.now.volume;
  }
  set volume(volume: number) {
    this.change({ volume });
  }
  get voice(): boolean {
    return this.now.voice && !this.room;
  }
  set voice(voice: boolean) {
    this.change({ voice });
  }
  get name(): string {
    return this.now.name;
  }
  set name(name: string) {
    this.change({ name: name.trim().slice(0, 24) });
  }
  get face(): number {
    return this.now.face;
  }
  set face(face: number) {
    this.change({ face });
  }
  get nameAsked(): boolean {
    return this.now.nameAsked || !!this.now.name;
  }
  set nameAsked(nameAsked: boolean) {
    this.change({ nameAsked });
  }
  get asText(): boolean {
    return this.now.asText;
  }
  set asText(asText: boolean) {
    this.change({ asText });
  }

  private change(some: Partial<Kept>): void {
    this.now = { ...this.now, ...some };
    keep('prefs', this.now);
  }
}

export const prefs = new Prefs();

/** The candle and the language on the root element; called from one effect. */
export function dressRoot(root: HTMLElement): void {
  if (prefs.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = prefs.theme;
  root.lang = prefs.lang;
}
