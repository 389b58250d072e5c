// What the boards of all games show of a seat.
import { find } from '../prompts/offers';
import { isBot, nameOf } from '../state/people';
import type { TableState } from '../state/table.svelte';
import type { Teller } from '../telling';
import type { Json } from '../wire/generated';
import { t } from '../words.svelte';

export interface SeatProps<View> {
  match: TableState;
  view: View;
  seat: number;
  teller: Teller;
}

export interface SeatState {
  you: boolean;
  name: string;
  /** "You" at one's own seat. */
  called: string;
  bot: boolean;
  /** A person whose connection is lost. */
  away: boolean;
  /** The option that names this seat. */
  offer: Json | undefined;
  chosen: boolean;
}

/** About how wide a name is in bold letters one pixel high, so that it can be set small enough for its place (`.fit`). */
export function emsOf(name: string): number {
  const wide = (letter: string): number =>
    /[mw]/i.test(letter) ? 0.92 : /\p{Lu}/u.test(letter) ? 0.7 : /[fijlrt '’.-]/.test(letter) ? 0.38 : 0.56;
  return [...name].reduce((sum, letter) => sum + wide(letter), 0);
}

/** Taken apart where it is used (`const { you, name } = $derived(...)`), so that what stays the same makes nothing again. */
export function seatOf(match: TableState, seat: number): SeatState {
  const you = seat === match.seat;
  const name = nameOf(match.table, seat);
  const person = match.table?.people[seat];
  const offer = find(match.asked, { do: 'seat', seat });
  return {
    you,
    name,
    called: you ? t('web-you') : name,
    bot: isBot(match.table, seat),
    away: person?.kind === 'person' && person.rung !== 'here',
    offer,
    chosen: !!offer && match.chosen === offer,
  };
}
