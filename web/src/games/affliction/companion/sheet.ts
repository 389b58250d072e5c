// What Affliction declares for its printed box.
import type { Sheet } from '../../../companion/sheet';
import companion from '../companion.json';
import type { Colonist, Faction, FactionCard, Grievance, Printed } from '../wire';

export type Facts = Pick<Printed, 'deck' | 'reputation' | 'family' | 'place' | 'houses' | 'icon' | 'starting'>;

interface AfflictionSheet extends Sheet {
  spaces: number;
  /** The arrest and the circle space that cost more. */
  dearer: [number, number];
  price: Record<'space' | 'ability' | 'advocates' | 'rebecca_nurse' | 'john_willard' | 'elizabeth_proctor', number>;
  margaret_jacobs: { alone: number; with: Colonist; then: number };
  colonists: Record<Colonist, Facts>;
  factions: Record<Faction, FactionCard>;
  grievances: Record<Grievance, { targets: Colonist[]; ally: Colonist; target_bonus: number; ally_penalty: number }>;
}

export const SHEET = companion as unknown as AfflictionSheet;
export const COLONISTS = Object.keys(SHEET.colonists) as Colonist[];
