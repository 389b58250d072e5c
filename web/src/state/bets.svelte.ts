// Whom somebody out of the game takes for guilty, by table. It is kept on this device and told to nobody.
import { keep, kept } from './kept';

class Bets {
  private all = $state<Record<string, number[]>>(kept('bets', {}));

  of(table: string): number[] {
    return this.all[table] ?? [];
  }

  toggle(table: string, seat: number): void {
    const now = this.of(table);
    this.all[table] = now.includes(seat) ? now.filter((one) => one !== seat) : [...now, seat];
    keep('bets', this.all);
  }
}

export const bets = new Bets();
