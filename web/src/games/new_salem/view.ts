// The view of New Salem as the server sends it; names as in the game's own state.
import type { SceneName } from '../../art/scene';
import type { Tincture } from '../../table/tincture';
import type { Traits } from '../../art/portrait';
import type { Json } from '../../wire/generated';

export const TYPES = ['entertainment', 'trade', 'finance', 'education', 'death', 'justice'] as const;
export type Type = (typeof TYPES)[number];
export const PIECES = ['left', 'middle', 'right'] as const;
export type Piece = (typeof PIECES)[number];
export type SymbolName = 'hope' | 'despair' | 'remove';

export interface InPlay {
  building: string;
  hope: number;
  despair: number;
}

export interface TownView {
  viewer: number;
  seats: number;
  round: number;
  constable: number;
  badges: boolean[];
  trials: boolean[];
  trials_left: number;
  row: string[];
  holder: number[];
  hope: number[];
  despair: number[];
  cart: string[];
  deck_size: number;
  cards: {
    buildings: Record<string, SymbolName[]>;
    characters: Record<string, Type[]>;
    costs: Record<string, number>;
  };
  town: { despair: number; needed: number; hope: number };
  buildings: InPlay[][];
  sets: Record<string, { complete: number; lacks: Piece[] }>[];
  characters: (string | null)[];
  hand: string[] | null;
  hand_sizes: number[];
  types_shown: number[];
  decision: { kind: string; seats: number[]; data: unknown[]; answered: number[] | null; mine: Json | null } | null;
}

export const read = (view: Json): TownView => view as unknown as TownView;
export const kindOf = (view: TownView): string => view.decision?.kind.replace(/^new_salem\./, '') ?? '';

export const typeOf = (building: string): Type => building.split('_')[0] as Type;
export const pieceOf = (building: string): Piece => building.split('_')[1] as Piece;

export const LOOKS: Record<Type, { tincture: Tincture; icon: string; scene: SceneName }> = {
  entertainment: { tincture: 'gules', icon: 'entertainment', scene: 'entertainment' },
  trade: { tincture: 'vert', icon: 'trade', scene: 'trade' },
  finance: { tincture: 'or', icon: 'finance', scene: 'finance' },
  education: { tincture: 'purpure', icon: 'education', scene: 'education' },
  death: { tincture: 'sable', icon: 'death', scene: 'death' },
  justice: { tincture: 'argent', icon: 'justice', scene: 'justice' },
};

export const EVENT_ICON: Record<string, string> = {
  cleansing: 'broom',
  trial: 'gavel',
  midnight_visit: 'eye',
  sworn_oath: 'vote',
  letters_of_trade: 'evidence',
  character_witness: 'witness',
  exchange_of_deeds: 'pass',
  seizure: 'handcuffs',
  fire: 'arson',
  deed_of_gift: 'alibi',
  peddlers_cart: 'robbery',
  land_rush: 'house',
  tithe: 'finance',
  thanksgiving: 'wheat',
  change_of_heart: 'candle',
  silent_prayer: 'piety',
  pardon: 'protect',
  rush_to_judgement: 'bell',
  second_term: 'badge',
  election: 'vote',
  royal_charter: 'trophy',
  scarlet_letter: 'pentacle',
};

/** Events that stay on the table after use carry a second line. */
export const STAYS = new Set(['cleansing', 'trial']);

export const WITCHES = new Set(['midwife', 'apothecary', 'moneylender', 'tutor']);

export const FOLK: Record<string, Traits> = {
  merchant: { dress: 'm', hat: 'wig', beard: 'tuft', back: 'window', age: 0.5 },
  fiddler: { dress: 'f', hat: 'bonnet', back: 'sky', age: 0.2 },
  innkeeper: { dress: 'm', hat: 'cap', beard: 'full', back: 'boards', age: 0.5 },
  printer: { dress: 'f', hat: 'coif', back: 'window', age: 0.4 },
  shipwright: { dress: 'm', hat: 'brim', beard: 'full', back: 'sky', age: 0.55 },
  notary: { dress: 'f', hat: 'hair', back: 'arch', age: 0.4 },
  midwife: { dress: 'f', hat: 'hood', back: 'tree', age: 0.8 },
  apothecary: { dress: 'm', hat: 'capotain', beard: 'goatee', back: 'arch', age: 0.6 },
  moneylender: { dress: 'f', hat: 'hair', collar: 'ruff', back: 'boards', age: 0.45 },
  tutor: { dress: 'm', hat: 'bare', beard: 'none', collar: 'bands', back: 'window', age: 0.35 },
};

export interface SlotView {
  piece: Piece;
  building: string;
  n: number;
  hope: number;
  despair: number;
}

/** A district by type: three slots each, copies and cubes added up. */
export function district(buildings: InPlay[]): { type: Type; slots: SlotView[] }[] {
  return TYPES.map((type) => ({
    type,
    slots: PIECES.map((piece) => {
      const building = `${type}_${piece}`;
      const mine = buildings.filter((one) => one.building === building);
      return {
        piece,
        building,
        n: mine.length,
        hope: mine.reduce((sum, one) => sum + one.hope, 0),
        despair: mine.reduce((sum, one) => sum + one.despair, 0),
      };
    }),
  }));
}
