// Small words that change with the word after them, as functions for sentences: grammar.py in the browser, from the same files.
// `tests/words/grammar.json` holds the examples that both must give.
import type { FluentFunction, FluentValue } from '@fluent/bundle';

interface SmallWord {
  usual: string;
  changed?: string;
  f?: string;
  articles?: Record<string, string>;
}
interface Grammar {
  name: string;
  changes_before?: string;
  but_not_before?: string;
  words?: Record<string, SmallWord>;
}

const files = import.meta.glob<Grammar>('../../locales/*/grammar.toml', { eager: true, import: 'default' });
const grammars = Object.entries(files).map(([path, grammar]): [string, Grammar] => [path.split('/').at(-2)!, grammar]);

/** What each language calls itself, whatever the page's language. */
export const NAMES: Record<string, string> = Object.fromEntries(grammars.map(([lang, { name }]) => [lang, name]));

/** How a word begins: in small plain letters, without the quotes and marks that may stand before it. */
const sound = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[«»“”"'¡¿ \uE000]+/, '');

const plain = (value: FluentValue | undefined): string =>
  typeof value === 'object' ? String(value.valueOf()) : String(value);

function functionsOf({ changes_before = '$^', but_not_before = '$', words = {} }: Grammar) {
  const changes = new RegExp(`^(?!${but_not_before})(${changes_before})`);
  const say = ({ usual, changed, f, articles = {} }: SmallWord, text: string, gender: string): string => {
    for (const [article, together] of Object.entries(articles))
      if (text.startsWith(`${article} `)) return together + text.slice(article.length); // "de" and "le Chat" are "du Chat"
    if (changed !== undefined && changes.test(sound(text))) return changed + text;
    return (gender === 'f' && f ? f : usual) + text;
  };
  return Object.fromEntries(
    Object.entries(words).map(([name, word]): [string, FluentFunction] => [
      name,
      ([text], { gender }) => say(word, plain(text), plain(gender)),
    ]),
  );
}

export const FUNCTIONS: Record<string, Record<string, FluentFunction>> = Object.fromEntries(
  grammars.map(([lang, grammar]) => [lang, functionsOf(grammar)]),
);
