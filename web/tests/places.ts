// Where the repository's own files are, for tests that read them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Words } from '../src/words.svelte';
import type { Lang } from '../src/state/prefs.svelte';

export const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const text = (path: string): string => readFileSync(at(path), 'utf8');
export const LANGS: Lang[] = ['en', 'fr', 'es'];
export const GAMES = ['salem1692', 'new_salem', 'affliction'];

/** All words of one language, without a browser to fetch them. */
export function wordsOf(lang: Lang, ...files: string[]): Words {
  const words = new Words();
  for (const file of files) words.add(lang, text(`locales/${lang}/${file}.ftl`));
  words.speak(lang);
  return words;
}
