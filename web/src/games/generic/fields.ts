// A view in words, for games without a board: what has words is shown, and its words say where.
import type { Teller } from '../../telling';
import type { Json } from '../../wire/generated';

export interface Field {
  label: string;
  text: string;
}

/** `<game>-view-<field>` names a part of the view that lies on the table or is the reader's own. */
export function onTable(view: Json, teller: Teller): Field[] {
  return Object.entries(view)
    .filter(([field]) => teller.has('view', field))
    .map(([field, value]) => ({ label: teller.name('view', field), text: teller.show(field, value) }));
}

/** `<game>-view-<field>.seat` is a sentence about one seat, with its entry of the list as `$value`. */
export function ofSeat(view: Json, seat: number, teller: Teller): string[] {
  return Object.entries(view)
    .filter(([field, value]) => teller.has('view', field, 'seat') && Array.isArray(value))
    .map(([field, value]) => teller.about('view', field, 'seat', (value as Json[string][])[seat] ?? null, field));
}
