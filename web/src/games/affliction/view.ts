// The view of Affliction as the server sends it; names as in the game's own state.
import type { Tincture } from '../../table/tincture';
import type { Ask, Json } from '../../wire/generated';

export type Family = 'putnam' | 'proctor' | 'porter' | 'neutral';

export interface Printed {
  deck: 'prominent' | 'colonist';
  reputation: number;
  family: Family;
  place: 'village' | 'town' | 'none';
  influence: number;
  houses: number;
  icon: 'hammer' | 'puritan' | 'clock' | 'pentagram';
  afflicted: boolean;
  starting: boolean;
}

export interface FactionCard {
  side: 'village' | 'town';
  arrests: Family;
  protects: Family;
  arrest_bonus: number;
  protect_bonus: number;
  penalty: number;
  influence: number;
}

export interface AfflictionView {
  viewer: number;
  seats: number;
  round: number;
  first: number;
  faction: string[];
  influence: number[];
  circles: string[][];
  arrested: string[][];
  top: string[];
  bottom: string[];
  end_card: string;
  accusations: Record<string, number>;
  fear: Record<string, number>;
  advocates: Record<string, number>;
  spectral: string;
  protection: string;
  board: number[];
  messengers: number[];
  space: number;
  colonists: Record<string, Printed>;
  faction_cards: Record<string, FactionCard>;
  prices: Record<string, { arrest: (number | null)[]; bring: (number | null)[] }>;
  surcharge: number | null;
  decks: { prominent: number; colonist: number; before_end: number };
  my_grievance: { targets: string[]; ally: string } | null;
  grievance: string | null;
  revealed: string[];
  points: Record<string, number>[];
  decision: { kind: string; seats: number[]; data: unknown[] } | null;
}

export const read = (view: Json): AfflictionView => view as unknown as AfflictionView;
export const kindOf = (view: AfflictionView): string => view.decision?.kind.replace(/^affliction\./, '') ?? '';

export const FAMILY: Record<Family, Tincture> = {
  putnam: 'gules',
  proctor: 'azure',
  porter: 'vert',
  neutral: 'argent',
};

/** The four seats' own marks: tincture and emblem, on every messenger and every mention. */
export const MARKS: readonly { tincture: Tincture; icon: string }[] = [
  { tincture: 'gules', icon: 'wheat' },
  { tincture: 'azure', icon: 'ship' },
  { tincture: 'or', icon: 'plow' },
  { tincture: 'vert', icon: 'wharf' },
];

export const ABILITY: Record<Printed['icon'], string> = {
  hammer: 'hammer',
  puritan: 'notwitch',
  clock: 'clock',
  pentagram: 'pentacle',
};

/** The fourteen spaces along the path: sign and the small number at its corner. */
export const SPACES: readonly { icon: string; note: string }[] = [
  { icon: 'secret', note: '+1' },
  { icon: 'secret', note: '+1' },
  { icon: 'key', note: '−2' },
  { icon: 'protect', note: '1st' },
  { icon: 'hammer', note: '+' },
  { icon: 'influence', note: '' },
  { icon: 'hammer', note: '' },
  { icon: 'handcuffs', note: '' },
  { icon: 'handcuffs', note: '+1' },
  { icon: 'spectral', note: '' },
  { icon: 'fear', note: '+2' },
  { icon: 'accusation', note: '+2' },
  { icon: 'circle', note: '' },
  { icon: 'circle', note: '+1' },
];

export const offersFor = (ask: Ask | null, colonist: string): Json[] =>
  ask?.options.filter((option) => option.colonist === colonist) ?? [];

/** Which price the open question is about. */
export function priceKind(ask: Ask | null): 'arrest' | 'bring' | null {
  if (ask?.options.some((option) => option.do === 'arrest')) return 'arrest';
  if (ask?.options.some((option) => option.do === 'bring')) return 'bring';
  return null;
}

/** What it costs this seat now, with the surcharge of the open space. */
export function costOf(view: AfflictionView, colonist: string, kind: 'arrest' | 'bring', seat: number): number | null {
  const price = view.prices[colonist]?.[kind][seat];
  return price == null ? null : price + (view.surcharge ?? 0);
}
