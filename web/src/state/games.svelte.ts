// The games this server offers, as it lists them; the last list is kept so that home and rules open without a connection.
import { api } from '../wire/api';
import type { GameInfo } from '../wire/generated';
import { keep, kept } from './kept';

class GameList {
  all = $state.raw<GameInfo[]>(kept<GameInfo[]>('games', []));
  fresh = $state(false);
  offline = $state(false);

  async look(): Promise<void> {
    try {
      this.all = (await api.games()).games;
      this.fresh = true;
      this.offline = false;
      keep('games', this.all);
    } catch {
      this.offline = true;
    }
  }

  of(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const games = new GameList();
