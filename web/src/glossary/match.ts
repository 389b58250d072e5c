// Finds the words of a glossary in what is said: the longest first, each once in a text, and never in a person's name.
import { pieces, type Piece } from '../words.svelte';

export interface Forms {
  id: string;
  forms: readonly string[];
}

export interface Linked extends Piece {
  /** The word of the glossary that these letters are a form of; empty for all else. */
  word: string;
}

/** Where a sentence begins, so that a word may have a capital that is not its own. */
const BEGINS = /(?:^|[.!?:…·]["”»’)]*\s+|[¿¡(«“]\s*)$/u;
/** Text that is a link or a heading already, or no text. */
const LEFT_ALONE = /^(?:a|button|code|h[1-6]|summary)$/;

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s');
const capital = (form: string): string => form.charAt(0).toUpperCase() + form.slice(1);
const plainly = (form: string): string => form.replace(/\s/g, ' ');

export class Matcher {
  private readonly words = new Map<string, string>();
  /** Forms that only the beginning of a sentence writes so. */
  private readonly first = new Set<string>();
  private readonly pattern: RegExp | null;

  /** `names` are those of people: what they are called is no word, even where it is spelt like one. */
  constructor(glossary: readonly Forms[], names: readonly string[] = []) {
    for (const { id, forms } of glossary) for (const form of forms) this.words.set(form, id);
    for (const form of [...this.words.keys()])
      if (!this.words.has(capital(form))) {
        this.words.set(capital(form), this.words.get(form)!);
        this.first.add(capital(form));
      }
    for (const name of names) this.words.set(name, '');
    const longest = [...this.words.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
    this.pattern = longest.length
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
      : null;
  }

  /** A sentence with the marks of its names, taken apart; what it is `about` need not be asked for again. */
  link(text: string, about = ''): Linked[] {
    const seen = new Set([about]);
    return pieces(text).flatMap((piece) =>
      piece.strong ? [{ ...piece, word: '' }] : this.split(piece.text, seen).map((one) => ({ ...one, strong: false })),
    );
  }

  /** A page's own markup with its words marked, as `Glossary.svelte` looks for them. */
  markup(html: string): string {
    const seen = new Set<string>();
    let inside = 0;
    return html
      .split(/(<[^>]*>)/)
      .map((part) => {
        const tag = /^<(\/?)([a-z0-9]+)/i.exec(part);
        if (tag) {
          // What a new paragraph says is read by itself.
          if (!tag[1] && /^(?:p|li|td)$/i.test(tag[2]!)) seen.clear();
          if (LEFT_ALONE.test(tag[2]!.toLowerCase())) inside += tag[1] ? -1 : 1;
          return part;
        }
        if (inside) return part;
        return this.split(part, seen)
          .map((one) => (one.word ? `<span class="word" data-word="${one.word}">${one.text}</span>` : one.text))
          .join('');
      })
      .join('');
  }

  private split(text: string, seen: Set<string>): { text: string; word: string }[] {
    const found: { text: string; word: string }[] = [];
    let at = 0;
    for (const match of this.pattern ? text.matchAll(this.pattern) : []) {
      const form = plainly(match[0]);
      const word = this.words.get(form) ?? '';
      if (!word || seen.has(word) || (this.first.has(form) && !BEGINS.test(text.slice(0, match.index)))) continue;
      seen.add(word);
      if (match.index > at) found.push({ text: text.slice(at, match.index), word: '' });
      found.push({ text: match[0], word });
      at = match.index + match[0].length;
    }
    if (at < text.length) found.push({ text: text.slice(at), word: '' });
    return found;
  }
}

export const NOTHING = new Matcher([]);
