// Card sets besides our own: those that this server offers for a game, and one that is looked at, in its own words.
import { api } from '../wire/api';
import type { CardSetInfo, CheckedCards } from '../wire/generated';
import { words, type OwnWords } from '../words.svelte';

/** What a set calls itself, in the reader's language if it can. */
export function titleOf(given: unknown, id: string): string {
  const own = given as OwnWords;
  const spoken = [words.lang, '*', 'en', ...Object.keys(own)].find((lang) => own[lang]?.set?.title?.name);
  return spoken ? own[spoken]!.set!.title!.name! : id;
}

export class CardSetLook {
  offered = $state.raw<CardSetInfo[]>([]);
  shown = $state.raw<CheckedCards | null>(null);

  async ask(game: string): Promise<void> {
    const { sets } = await api.cardSets().catch(() => ({ sets: [] }));
    this.offered = sets.filter((one) => one.game === game);
  }

  /** Shows the cards of a set and lets the page speak its words, until what is returned is called. */
  look(game: string, text: string): () => void {
    let here = true;
    void api.checkCards(text).then((found) => {
      if (!here) return;
      this.shown = found;
      words.ofSet(game, (found.words ?? {}) as OwnWords);
    });
    return () => {
      here = false;
      this.shown = null;
      words.ofSet(game, null);
    };
  }
}
