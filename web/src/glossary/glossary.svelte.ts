// The words of the game that a page is about, and the one that somebody asked for. A page says `glossary.of(game)` as long as it is open.
import { games } from '../state/games.svelte';
import type { GlossaryWord } from '../wire/generated';
import { t, words } from '../words.svelte';
import { Matcher, NOTHING } from './match';

const id = (...parts: string[]): string => parts.join('-').replaceAll('_', '-');

class Glossary {
  game = $state('');
  /** Whether rules open in a drawer of this page, so that nobody has to leave it. */
  drawer = $state(false);
  private names = $state.raw<readonly string[]>([]);
  /** What is asked for: a word, `*` for all words, `here` for those in sight, or nothing. */
  asked = $state<string | null>(null);

  readonly words = $derived<readonly GlossaryWord[]>(games.of(this.game)?.glossary ?? []);
  readonly matcher = $derived.by(() => {
    if (!this.words.length) return NOTHING;
    return new Matcher(
      this.words.map((word) => ({ id: word.id, forms: this.forms(word) })),
      this.names,
    );
  });

  /** What a word is called: a card's own name, where it is one. */
  name(word: GlossaryWord): string {
    return t(this.entry(word));
  }
  text(word: GlossaryWord): string {
    return t(`${this.entry(word)}.text`);
  }
  find(wanted: string): GlossaryWord | undefined {
    return this.words.find((word) => word.id === wanted);
  }

  /** Links words from now on, until what this returns is called. It reads nothing that changes: a page that says it again closes what is open. */
  of(game: string, { drawer = false, names = [] }: { drawer?: boolean; names?: readonly string[] } = {}): () => void {
    this.game = game;
    this.drawer = drawer;
    this.names = names;
    return () => {
      this.game = '';
      this.asked = null;
    };
  }

  private entry(word: GlossaryWord): string {
    return id(this.game, word.of || 'word', word.id);
  }
  private forms(word: GlossaryWord): string[] {
    const listed = `${id(this.game, 'word', word.id)}.forms`;
    const own = words.renamed(this.entry(word)) || !words.has(listed);
    // Until its words have come a word has none.
    if (own && !words.has(this.entry(word))) return [];
    return own ? [this.name(word)] : t(listed).split(/\s*,\s*/);
  }
}

export const glossary = new Glossary();
