// How Affliction is drawn, and its prices. What the server sends is in wire.ts.
import type { Tincture } from '../../table/tincture';
import { bare } from '../../telling';
import type { Ask, Json } from '../../wire/generated';
import {
  COLONIST_IDS,
  type Colonist as ColonistId,
  type Option,
  type Printed,
  type View as AfflictionView,
} from './wire';

export type { AfflictionView, ColonistId, Printed };
export type Family = Printed['family'];
export type Colour = NonNullable<Printed['colour']>;

/** The view of this game, whose board alone is given it. */
export const read = (view: Json): AfflictionView => view as AfflictionView;
export const kindOf = (view: AfflictionView): string => (view.decision ? bare(view.decision.kind) : '');

const COLONISTS: ReadonlySet<string> = new Set(COLONIST_IDS);
/** A row or a token may name an end card, or nobody. */
export const isColonist = (id: string): id is ColonistId => COLONISTS.has(id);

/** A family's colour as the heralds call it, each with its hatching. */
export const TINCTURE: Record<Colour, Tincture> = {
  green: 'vert',
  red: 'gules',
  blue: 'azure',
  white: 'argent',
  gold: 'or',
  purple: 'purpure',
  black: 'sable',
};
/** The rulebook's colours of the families (ruling 17), and those of families that only card sets have; a set may say otherwise. */
export const COLOUR: Record<Family, Colour> = {
  putnam: 'green',
  proctor: 'red',
  porter: 'blue',
  neutral: 'white',
  own_1: 'gold',
  own_2: 'purple',
  own_3: 'black',
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
  none: '',
};

/** The fourteen spaces along the path: sign and the small number at its corner. */
export const SPACES: readonly { icon: string; note: string }[] = [
  { icon: 'secret', note: '+1' },
  { icon: 'secret', note: '+1' },
  { icon: 'key', note: '−2' },
  { icon: 'protect', note: 'first' },
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

/** What may be done with a colonist now. */
export const offersFor = (ask: Ask | null, colonist: string): Option[] =>
  (ask?.options.filter((option) => option.colonist === colonist) ?? []) as Option[];

/** Which price the open question is about. */
export function priceKind(ask: Ask | null): 'arrest' | 'bring' | null {
  if (ask?.options.some((option) => option.do === 'arrest')) return 'arrest';
  if (ask?.options.some((option) => option.do === 'bring')) return 'bring';
  return null;
}

/** What it costs this seat now, with the surcharge of the open space. */
export function costOf(
  view: AfflictionView,
  colonist: ColonistId,
  kind: 'arrest' | 'bring',
  seat: number,
): number | null {
  const price = view.prices[colonist]?.[kind][seat];
  return price == null ? null : price + (view.surcharge ?? 0);
}
