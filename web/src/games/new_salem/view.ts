// How New Salem is drawn. What the server sends is in wire.ts.
import type { SceneName } from '../../art/scene';
import type { Tincture } from '../../table/tincture';
import type { Traits } from '../../art/portrait';
import { bare } from '../../telling';
import type { Json } from '../../wire/generated';
import {
  TYPE_IDS,
  WITCH_IDS,
  type Building,
  type Character,
  type Event as EventId,
  type InPlay,
  type Printed,
  type SetProgress,
  type Type,
  type View as TownView,
} from './wire';

export type { Building, Character, EventId, InPlay, TownView, Type };
export type Piece = SetProgress['lacks'][number];
export type SymbolName = NonNullable<Printed['buildings'][Building]>[number];
export const PIECES: readonly Piece[] = ['left', 'middle', 'right'];

/** The view of this game, whose board alone is given it. */
export const read = (view: Json): TownView => view as TownView;
export const kindOf = (view: TownView): string => (view.decision ? bare(view.decision.kind) : '');

export const typeOf = (building: Building): Type => building.split('_')[0] as Type;
export const pieceOf = (building: Building): Piece => building.split('_')[1] as Piece;

const WITCHES: ReadonlySet<string> = new Set(WITCH_IDS);
export const isWitch = (character: Character | null | undefined): boolean => WITCHES.has(character ?? '');

/** The Events that lie face up, each kind once. */
export const faceUp = (view: TownView): EventId[] => [
  'cleansing',
  ...(view.trials_left ? ['trial' as const] : []),
  ...view.row,
];

export const LOOKS: Record<Type, { tincture: Tincture; icon: string; scene: SceneName }> = {
  entertainment: { tincture: 'gules', icon: 'entertainment', scene: 'entertainment' },
  trade: { tincture: 'vert', icon: 'trade', scene: 'trade' },
  finance: { tincture: 'or', icon: 'finance', scene: 'finance' },
  education: { tincture: 'purpure', icon: 'education', scene: 'education' },
  death: { tincture: 'sable', icon: 'death', scene: 'death' },
  justice: { tincture: 'argent', icon: 'justice', scene: 'justice' },
};

export const EVENT_ICON: Record<EventId, string> = {
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
export const STAYS: ReadonlySet<EventId> = new Set(['cleansing', 'trial']);

export const FOLK: Record<Character, Traits> = {
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
  building: Building;
  n: number;
  hope: number;
  despair: number;
}

/** A district by type: three slots each, copies and cubes added up. */
export function district(buildings: InPlay[]): { type: Type; slots: SlotView[] }[] {
  return TYPE_IDS.map((type) => ({
    type,
    slots: PIECES.map((piece) => {
      const building: Building = `${type}_${piece}`;
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
