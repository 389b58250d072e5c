// With whom I would play again, and from whom I am kept apart; null where this house knows nobody, and until it has said so.
import { api } from '../wire/api';
import type { MyCompany, TieOther } from '../wire/generated';

class Company {
  list = $state.raw<MyCompany | null>(null);
  readonly friends = $derived(this.list?.again.filter((one) => one.both) ?? []);

  async look(): Promise<void> {
    this.list = await api.company().catch(() => null);
  }

  async wish(id: string, wish: TieOther['wish']): Promise<void> {
    await api.tieOther({ id, wish });
    await this.look();
  }
}

export const company = new Company();
