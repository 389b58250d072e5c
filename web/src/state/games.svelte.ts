// The games this server offers, as it lists them; the last list is kept so that home and rules open without a connection.
import { api } from '../wire/api';
import type { GameInfo } from '../wire/generated';
import { words } from '../words.svelte';
import { keep, kept } from './kept';

class GameList {
  all = $state.raw<GameInfo[]>(kept<GameInfo[]>('game-list', []));
  /** Whether the server hands out the page that needs none. */
  page = $state(kept('page', false));
  fresh = $state(false);
  offline = $state(false);

  #looking: Promise<void> | null = null;

  /** Ask the server. Several who ask at once share one answer. */
  look(): Promise<void> {
    return (this.#looking ??= this.#ask().finally(() => (this.#looking = null)));
  }

  async #ask(): Promise<void> {
    try {
      const { games, page = false } = await api.games();
      this.all = games;
      this.page = page;
      keep('page', page);
      this.fresh = true;
      this.offline = false;
      keep('game-list', this.all);
    } catch {
      this.offline = true;
    }
  }

  of(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }

  /** A page that names no game is about the first. */
  orFirst(id: string): string {
    return id || (this.all[0]?.id ?? '');
  }
}

/** What a game is called in the language of the reader; its id until the server has told us. */
export function gameName(id: string): string {
  return games.of(id)?.text[words.lang]?.name ?? id;
}

export const gameAbout = (id: string): string => games.of(id)?.text[words.lang]?.about ?? '';

export const games = new GameList();
