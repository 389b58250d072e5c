// Tituba's deck: what she arranged becomes the fewest answers that make it so.
import { describe, expect, it } from 'vitest';
import type { GameFace } from '../src/games/face';
import { face as salem } from '../src/games/salem1692/face';
import { leftOf, moved, namesFor } from '../src/games/salem1692/order';

/** What the server makes of these answers: the named ones on top, the rest as it lay. */
const made = (deck: string[], names: string[]): string[] => [...names, ...leftOf(deck, names)];

const face: GameFace = salem;

describe("Tituba's deck", () => {
  it('asks nothing when nothing was moved', () => {
    expect(namesFor(['a', 'b', 'c'], ['a', 'b', 'c'])).toEqual([]);
  });

  it('names only what must be named', () => {
    expect(namesFor(['a', 'b', 'c', 'd'], ['c', 'a', 'b', 'd'])).toEqual(['c']);
    expect(namesFor(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(['b', 'c', 'd']);
    // Two of a kind are the same card to everyone.
    expect(namesFor(['a', 'x', 'b', 'x'], ['x', 'a', 'b', 'x'])).toEqual(['x']);
  });

  it('always ends in the order she wanted', () => {
    let deck = ['a', 'x', 'b', 'x', 'c', 'x', 'd'];
    const first = [...deck];
    for (const [from, to] of [
      [6, 0],
      [2, 5],
      [0, 3],
      [4, 1],
      [1, 99],
      [5, -3],
    ] as const) {
      deck = moved(deck, from, to);
      expect(made(first, namesFor(first, deck))).toEqual(deck);
    }
    expect([...deck].sort()).toEqual([...first].sort());
  });

  it('has one button only while the deck lies open', () => {
    const view = (kind: string): { decision: { kind: string } } => ({ decision: { kind: `salem1692.${kind}` } });
    expect(face.onBoard({ do: 'done' }, view('order'))).toBe(true);
    expect(face.onBoard({ do: 'done' }, view('alibi'))).toBe(false);
  });
});
