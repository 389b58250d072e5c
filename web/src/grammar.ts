// Small words that change with the word after them, as functions for sentences: grammar.py in the browser. `tests/words/grammar.json` holds the examples that both must give.
import type { FluentFunction, FluentValue } from '@fluent/bundle';

// In French these begin with a sounded h or y, or are said without elision though they begin with a vowel.
const NO_ELISION =
  /^(ha(?!b|l[eio]|mec|rm)|he(ros\b|rse|rni)|hi(bou|erarch)|ho(bb|ck|ll|ng|nt|rs|u)|hu(it|rl|tt)|y[aeiou]|onz|oui)/;
const VOWEL = /^h?[aeiouy]/;
const SPANISH_I = /^h?i(?![aeo])/;

/** How a word begins: in small plain letters, without the quotes and marks that may stand before it. */
const sound = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[«»“”"'¡¿ \uE000]+/, '');

const elides = (text: string): boolean => VOWEL.test(sound(text)) && !NO_ELISION.test(sound(text));

/** With the article that `text` begins with melted into the preposition: "de" and "le Chat" are "du Chat". */
function contracted(text: string, contractions: Record<string, string>): string | undefined {
  const [article = ''] = text.split(' ', 1);
  const together = Object.hasOwn(contractions, article) ? contractions[article] : undefined;
  return together && text.length > article.length ? together + text.slice(article.length) : undefined;
}

type Grammar = Record<string, (text: string, gender?: string) => string>;

const FRENCH: Grammar = {
  DE: (text) => contracted(text, { le: 'du', les: 'des' }) ?? (elides(text) ? `d’${text}` : `de ${text}`),
  A: (text) => contracted(text, { le: 'au', les: 'aux' }) ?? `à ${text}`,
  QUE: (text) => (elides(text) ? `qu’${text}` : `que ${text}`),
  LE: (text, gender) => (elides(text) ? `l’${text}` : `${gender === 'f' ? 'la' : 'le'} ${text}`),
};

const SPANISH: Grammar = {
  DE: (text) => contracted(text, { el: 'del' }) ?? `de ${text}`,
  A: (text) => contracted(text, { el: 'al' }) ?? `a ${text}`,
  Y: (text) => (SPANISH_I.test(sound(text)) ? `e ${text}` : `y ${text}`),
};

const plain = (value: FluentValue | undefined): string =>
  typeof value === 'object' ? String(value.valueOf()) : String(value);

const asFluent = (grammar: Grammar): Record<string, FluentFunction> =>
  Object.fromEntries(
    Object.entries(grammar).map(([name, say]) => [
      name,
      ([text], options) => say(plain(text), options.gender === undefined ? undefined : plain(options.gender)),
    ]),
  );

export const FUNCTIONS: Record<string, Record<string, FluentFunction>> = {
  fr: asFluent(FRENCH),
  es: asFluent(SPANISH),
};
