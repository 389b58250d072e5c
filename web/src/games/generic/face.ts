// The face of a game that has none of its own yet.
import { t } from '../../words.svelte';
import type { GameFace } from '../face';
import type { Json } from '../../wire/generated';
import { argsOf, SEATS } from '../../prompts/offers';
import Board from './Board.svelte';
import { ofSeat, onTable } from './fields';

/** The seat that an option points at, when that is all it names. */
export function seatOf(option: Json): number | null {
  const [first, second] = argsOf(option);
  return first && !second && SEATS.has(first[0]) ? Number(first[1]) : null;
}

export const face: GameFace = {
  Board,
  phase: () => '',
  secret: () => false,
  onBoard: (option) => seatOf(option) !== null,
  reason: () => '',
  warning: () => null,
  icon: () => 'quill',
  isHead: () => false,
  narrates: () => false,
  flights: () => [],
  turned: () => 'quill',
  secrets: () => [],
  guilty: () => false,
  scene: 'justice',
  verdict: () => null,
  asText: (view, teller, names) => [
    {
      title: t('web-table'),
      lines: onTable(view, teller).map((field) => t('web-pair', { name: field.label, words: field.text })),
    },
    ...Array.from({ length: Number(view.seats ?? 0) }, (_, seat) => ({
      title: names(seat),
      lines: ofSeat(view, seat, teller),
    })),
  ],
};
