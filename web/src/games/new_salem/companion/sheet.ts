// What New Salem declares for its printed box.
import type { Sheet } from '../../../companion/sheet';
import type { Piece } from '../view';
import type { Character, Type } from '../wire';

export interface Declared extends Sheet {
  /** Buildings dealt to each player, round by round. */
  dealt: number[];
  phases: string[];
  types: Type[];
  pieces: Piece[];
  characters: Record<Character, { witch: boolean; types: Type[] }>;
  end: Record<'trial_despair' | 'set_despair' | 'set_points' | 'royal_charter' | 'scarlet_letter', number>;
}

export { SHEET } from './declared';
