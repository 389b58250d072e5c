// What Affliction declares for its printed box.
import type { Sheet } from '../../../companion/sheet';
import type { Colonist, Faction, FactionCard, Grievance, Printed } from '../wire';
import { SHEET } from './declared';

export type Facts = Pick<Printed, 'deck' | 'reputation' | 'family' | 'place' | 'houses' | 'icon' | 'starting'>;

export interface Declared extends Sheet {
  spaces: number;
  /** The arrest and the circle space that cost more. */
  dearer: [number, number];
  price: Record<'space' | 'ability' | 'advocates' | 'rebecca_nurse' | 'john_willard' | 'elizabeth_proctor', number>;
  margaret_jacobs: { alone: number; with: Colonist; then: number };
  colonists: Record<Colonist, Facts>;
  factions: Record<Faction, FactionCard>;
  grievances: Record<Grievance, { targets: Colonist[]; ally: Colonist; target_bonus: number; ally_penalty: number }>;
}

export { SHEET };
export const COLONISTS = Object.keys(SHEET.colonists) as Colonist[];
