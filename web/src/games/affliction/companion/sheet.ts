// What Affliction declares for its printed box.
import type { Ours, Sheet } from '../../../companion/sheet';
import type * as wire from '../wire';
import { SHEET } from './declared';

export type Colonist = Ours<wire.Colonist>;
export type Faction = Ours<wire.Faction>;
export type Grievance = Ours<wire.Grievance>;
export type Facts = Pick<wire.Printed, 'deck' | 'reputation' | 'family' | 'place' | 'houses' | 'icon' | 'starting'>;

export interface Declared extends Sheet {
  spaces: number;
  /** The arrest and the circle space that cost more. */
  dearer: [number, number];
  price: Record<'space' | 'ability' | 'advocates' | 'rebecca_nurse' | 'john_willard' | 'elizabeth_proctor', number>;
  margaret_jacobs: { alone: number; with: Colonist; then: number };
  colonists: Record<Colonist, Facts>;
  factions: Record<Faction, wire.FactionCard>;
  grievances: Record<Grievance, { targets: Colonist[]; ally: Colonist; target_bonus: number; ally_penalty: number }>;
}

export { SHEET };
export const COLONISTS = Object.keys(SHEET.colonists) as Colonist[];
export const FACTIONS = Object.keys(SHEET.factions) as Faction[];
export const GRIEVANCES = Object.keys(SHEET.grievances) as Grievance[];
