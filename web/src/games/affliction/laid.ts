// Who is laid before a player besides the rows: people of other circles and cells that an open question is about.
import type { Ask } from '../../wire/generated';
import { offersFor, type AfflictionView, type ColonistId } from './view';
import { COLONIST_IDS } from './wire';

export interface Laid {
  id: ColonistId;
  arrested: boolean;
  /** Whose circle or cell it is. */
  of: number;
}

/** Offered people who lie neither in a row nor in my own circle. */
export function laidOut(view: AfflictionView, ask: Ask | null, me: number | null): Laid[] {
  const here = new Set<string>([...view.top, ...view.bottom, ...(me === null ? [] : (view.circles[me] ?? []))]);
  const holder = (rows: readonly (readonly string[])[], id: string): number =>
    rows.findIndex((row) => row.includes(id));
  return COLONIST_IDS.filter((id) => !here.has(id) && offersFor(ask, id).length).map((id) => {
    const jailer = holder(view.arrested, id);
    return { id, arrested: jailer >= 0, of: Math.max(jailer, holder(view.circles, id)) };
  });
}

export interface Strip {
  key: string;
  of: number;
  arrested: boolean;
  people: ColonistId[];
}

/** The same in a strip for each player, from the seat after mine on; those of my own circle come last. */
export function stripsOf(laid: readonly Laid[], view: AfflictionView, me: number | null): Strip[] {
  const strips: Strip[] = [];
  const seats = Array.from({ length: view.seats }, (_, i) => ((me ?? -1) + 1 + i) % view.seats);
  for (const of of seats)
    for (const arrested of [false, true]) {
      const people = laid.filter((one) => one.of === of && one.arrested === arrested).map((one) => one.id);
      if (!arrested && of === me) people.unshift(...(view.circles[me] ?? []));
      if (people.length) strips.push({ key: `${of}${arrested}`, of, arrested, people });
    }
  const nowhere = laid.filter((one) => one.of < 0).map((one) => one.id);
  return nowhere.length ? [...strips, { key: 'nowhere', of: -1, arrested: false, people: nowhere }] : strips;
}
