// The view of Salem 1692 as the server sends it; names as in the game's own state.
import type { Ask, Json } from '../../wire/generated';

export type Kind = string;
export type TryalFace = 'not_a_witch' | 'witch' | 'constable';
export type Phase = 'characters' | 'dawn' | 'day' | 'night' | 'conspiracy' | 'over';

export interface SalemView {
  viewer: number;
  seats: number;
  living: number[];
  turn: number;
  nights: number;
  phase: Phase;
  character: string[];
  power: string[];
  offered: string[] | null;
  tryals: Partial<Record<TryalFace, number>> | null;
  revealed: TryalFace[][];
  announced: number[];
  hand: Record<Kind, number> | null;
  front: Record<Kind, number>[];
  discards: Kind[];
  aside: Kind[];
  gavel: number;
  hand_sizes: number[];
  face_down: number[];
  deck_size: number;
  deck_order: Kind[] | null;
  deck_new_order: Kind[] | null;
  accusations: number[];
  limits: number[];
  is_witch: boolean | null;
  witches_pointing: Record<string, number> | null;
  kill: number | null;
  decision: { kind: string; seats: number[]; data: unknown[]; mine: Json | null } | null;
  reveal: { witches: number[]; said: [number, number, number][][] } | null;
}

export const read = (view: Json): SalemView => view as unknown as SalemView;

/** The deeper kind of the open decision, without the game's name. */
export const kindOf = (view: SalemView): string => view.decision?.kind.replace(/^salem1692\./, '') ?? '';

/** A hand of counts as cards side by side, in the order of the rulebook. */
export function spread(counts: Record<Kind, number> | null): Kind[] {
  const order = Object.keys(LOOKS);
  return Object.entries(counts ?? {})
    .sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]))
    .flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
}

/** What a question may lay before a seat to choose from, besides seats and the hand. */
export const LAID = new Set(['tryal', 'character', 'front_card', 'card']);

/** Whether a question lays cards before the one it asks. A death at night may do so to an heir, who must see them. */
export const laysCards = (ask: Ask | null): boolean => !!ask?.options.some((option) => LAID.has(String(option.do)));

export interface Look {
  tincture: 'gules' | 'vert' | 'azure' | 'sable';
  icon: string;
  /** What a red card is worth. */
  worth?: number;
}

export const LOOKS: Record<Kind, Look> = {
  accusation: { tincture: 'gules', icon: 'accusation', worth: 1 },
  evidence: { tincture: 'gules', icon: 'evidence', worth: 3 },
  witness: { tincture: 'gules', icon: 'witness', worth: 7 },
  alibi: { tincture: 'vert', icon: 'alibi' },
  stocks: { tincture: 'vert', icon: 'stocks' },
  scapegoat: { tincture: 'vert', icon: 'scapegoat' },
  arson: { tincture: 'vert', icon: 'arson' },
  curse: { tincture: 'vert', icon: 'curse' },
  robbery: { tincture: 'vert', icon: 'robbery' },
  matchmaker: { tincture: 'azure', icon: 'matchmaker' },
  asylum: { tincture: 'azure', icon: 'asylum' },
  piety: { tincture: 'azure', icon: 'piety' },
  black_cat: { tincture: 'azure', icon: 'cat' },
  conspiracy: { tincture: 'sable', icon: 'conspiracy' },
  night: { tincture: 'sable', icon: 'night' },
};

export const TRYAL_ICON: Record<TryalFace, string> = {
  not_a_witch: 'notwitch',
  witch: 'witch',
  constable: 'constable',
};

/** Where eleven others sit round you, clockwise from your lower left: grid row and column on a large screen. */
const PLACES: readonly (readonly [number, number])[] = [
  [4, 1],
  [3, 1],
  [2, 1],
  [1, 1],
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
];
const FOOT = [4, 3] as const;

/** Row and column of a seat on a large screen: the ring keeps its places and drops them evenly. */
export function placeOf(seat: number, me: number, seats: number): readonly [number, number] {
  const after = (seat - me + seats) % seats;
  if (after === 0) return FOOT;
  const others = seats - 1;
  return PLACES[others === 1 ? 5 : Math.round(((after - 1) * (PLACES.length - 1)) / (others - 1))]!;
}
