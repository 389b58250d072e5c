// Tituba's deck as a run of answers. The server takes the copy of a card nearest the top, and leaves the rest in its old order.

/** What is left of a deck, top first, when these have been placed. */
export function leftOf<Card>(deck: readonly Card[], placed: readonly Card[]): Card[] {
  const left = [...deck];
  for (const kind of placed) left.splice(left.indexOf(kind), 1);
  return left;
}

/** The fewest cards she must name to turn one order into the other; after them the rest lies as it lay. */
export function namesFor<Card>(deck: readonly Card[], wanted: readonly Card[]): Card[] {
  const left = [...deck];
  for (let n = 0; n < wanted.length; n++) {
    if (wanted.slice(n).every((kind, i) => kind === left[i])) return wanted.slice(0, n);
    left.splice(left.indexOf(wanted[n]!), 1);
  }
  return [...wanted];
}

/** A list with one thing moved; places beyond the ends are the ends. */
export function moved<Card>(list: readonly Card[], from: number, to: number): Card[] {
  const next = [...list];
  next.splice(Math.max(0, Math.min(list.length - 1, to)), 0, ...next.splice(from, 1));
  return next;
}
