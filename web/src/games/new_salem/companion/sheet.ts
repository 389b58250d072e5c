// What New Salem declares for its printed box.
import type { Sheet } from '../../../companion/sheet';
import companion from '../companion.json';
import type { Piece } from '../view';
import type { Building, Character, Type } from '../wire';

interface TownSheet extends Sheet {
  /** Buildings dealt to each player, round by round. */
  dealt: number[];
  phases: string[];
  types: Type[];
  pieces: Piece[];
  characters: Record<Character, { witch: boolean; types: Type[] }>;
  end: Record<'trial_despair' | 'set_despair' | 'set_points' | 'royal_charter' | 'scarlet_letter', number>;
}

export const SHEET = companion as unknown as TownSheet;
export const BUILDINGS = SHEET.types.flatMap((type) => SHEET.pieces.map((piece): Building => `${type}_${piece}`));
