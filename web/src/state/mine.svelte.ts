// What the home page asks now and then, in one request: my tables as the server knows them by this person's key, those of
// all my devices, whether I am waited for, and the tables that anybody may join.
import { api } from '../wire/api';
import type { MyTable, PublicTable } from '../wire/generated';
import { me } from './me.svelte';
import { tables } from './tables.svelte';

const SECONDS = 15;

class Mine {
  list = $state.raw<MyTable[]>([]);
  open = $state.raw<PublicTable[]>([]);
  /** Whether this house offers Play now; null until it has said so. */
  quick = $state<boolean | null>(null);
  readonly running = $derived(this.list.filter((table) => table.status === 'playing' || table.status === 'lobby'));

  /** Looks now and then while a page shows them; call from an effect. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), SECONDS * 1000);
    return () => clearInterval(timer);
  }

  private async look(): Promise<void> {
    const found = await api.mine().catch(() => null);
    this.open = found?.open ?? [];
    if (!found) return; // without a connection the last list is as good as any
    this.list = found.tables;
    this.quick = found.quick ?? false;
    if (found.tables.length) void me.know();
    // What another device of mine opened is mine here, too.
    for (const { id, game } of this.running) if (!tables.of(id)) tables.put(id, { game, seated: true });
  }
}

export const mine = new Mine();
