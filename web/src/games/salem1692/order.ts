// Tituba's deck as a run of answers. The server takes the copy of a card nearest the top, and leaves the rest in its old order.
import type { Kind } from './view';

/** What is left of a deck, top first, when these have been placed. */
export function leftOf(deck: readonly Kind[], placed: readonly Kind[]): Kind[] {
  const left = [...deck];
  for (const kind of placed) left.splice(left.indexOf(kind), 1);
  return left;
}

/** The fewest cards she must name to turn one order into the other; after them the rest lies as it lay. */
export function namesFor(deck: readonly Kind[], wanted: readonly Kind[]): Kind[] {
  const left = [...deck];
  for (let n = 0; n < wanted.length; n++) {
    if (wanted.slice(n).every((kind, i) => kind === left[i])) return wanted.slice(0, n);
    left.splice(left.indexOf(wanted[n]!), 1);
  }
  return [...wanted];
}

/** A list with one thing moved; places beyond the ends are the ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(Math.max(0, Math.min(list.length - 1, to)), 0, ...next.splice(from, 1));
  return next;
}
