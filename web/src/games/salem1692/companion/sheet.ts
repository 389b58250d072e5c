// What Salem 1692 declares for its printed box.
import type { Sheet } from '../../../companion/sheet';
import type { CardId } from '../view';
import type { Character } from '../wire';

/** Where a character changes what accusations count. */
export interface Power {
  limit?: number;
  evidence_worth?: number;
  reveals_early?: number;
  alibi_as_witness?: number;
  copies_right_neighbour?: number;
}

export interface Declared extends Sheet {
  choose_limit: number;
  apart: CardId[];
  limit: number;
  /** What counts when it lies before a player; an Alibi there was played as a Witness. */
  counts: { card: CardId; worth: number; red: boolean }[];
  powers: Partial<Record<Character, Power>>;
}

export { SHEET } from './declared';
