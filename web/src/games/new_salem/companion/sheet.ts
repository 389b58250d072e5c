// What New Salem declares for its printed box.
import type { Ours, Sheet } from '../../../companion/sheet';
import type { Piece } from '../view';
import type * as wire from '../wire';
import { SHEET } from './declared';

export type Character = Ours<wire.Character>;

export interface Declared extends Sheet {
  /** Buildings dealt to each player, round by round. */
  dealt: number[];
  phases: string[];
  types: wire.Type[];
  pieces: Piece[];
  characters: Record<Character, { witch: boolean; types: wire.Type[] }>;
  end: Record<'trial_despair' | 'set_despair' | 'set_points' | 'royal_charter' | 'scarlet_letter', number>;
}

export { SHEET };
export const CHARACTERS = Object.keys(SHEET.characters) as Character[];
