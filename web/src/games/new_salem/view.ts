// How New Salem is drawn. What the server sends is in wire.ts.
import type { SceneName } from '../../art/scene';
import type { Tincture } from '../../table/tincture';
import type { LogEntry } from '../../state/table.svelte';
import type { Traits } from '../../art/portrait';
import { bare, NONE, type Teller } from '../../telling';
import type { Ask, Json } from '../../wire/generated';
import {
  EVENT_IDS,
  TYPE_IDS,
  WITCH_IDS,
  type Building,
  type Character,
  type Event as EventId,
  type GameEvent,
  type InPlay,
  type Option,
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

/** On which side a Character is says the card set, where it is another than with us. */
export const isWitch = (view: Pick<TownView, 'cards'>, character: Character | null | undefined): boolean =>
  (view.cards.witches ?? WITCHES).some((one) => one === character);
const WITCHES: readonly Character[] = WITCH_IDS;

export const typesOf = (types: readonly Type[], teller: Teller): string =>
  teller.join(types.map((type) => teller.name('type', type))) || NONE;

/** What may be done with a Building; cubes that came to me are laid on my own. */
export const offersFor = (ask: Ask | null, mine: boolean, seat: number, building: Building): Json[] =>
  ask?.options.filter(
    (one) =>
      one.building === building && (one.do === 'building' ? one.seat === seat : mine && HERE.has(String(one.do))),
  ) ?? [];
const HERE: ReadonlySet<string> = new Set<Option['do']>(['all_here', 'one_here']);

/** What is picked for me where cubes are paid or laid down: the usual answer, which the game puts first. */
export const usualOf = (ask: Ask | null): Json | null =>
  /\.(place|pay_from)$/.test(ask?.kind ?? '') ? (ask!.options[0] ?? null) : null;

/**
 * Where cubes are paid or laid down one by one: how many steps that takes, and what the next one says about a Building;
 * null where one answer does.
 */
export function stepAt(
  ask: Ask | null,
  view: TownView,
  laid: number,
  building: Building,
): { of: number; step: Json } | null {
  if (!ask || !usualOf(ask)) return null;
  const { data = [] } = (view.decision ?? {}) as { data?: number[] };
  const pays = ask.kind.endsWith('pay_from');
  const of = Math.max(...data);
  if (!data.length || data.reduce((sum, n) => sum + n, 0) < 2) return null;
  // The last single cube is laid as a whole: there is nothing left to part.
  const lastOne = laid === of - 1 && (pays || data.reduce((sum, n) => sum + Math.max(0, n - laid), 0) === 1);
  const single = pays || lastOne;
  return {
    of,
    step: { ask: ask.id, building, ...(single ? { do: 'building', seat: view.viewer } : { do: 'one_here' }) } as Json,
  };
}

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

const HOUSE_ICON: Record<Exclude<EventId, `own_${number}`>, string> = {
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
/** Events of a card set's own, by their place. */
const OWN_ICON = 'bell candle wheat eye house moon badge protect gavel broom piety trophy'.split(' ');
export const EVENT_ICON = {
  ...HOUSE_ICON,
  ...Object.fromEntries(OWN_ICON.map((icon, i) => [`own_${i + 1}`, icon])),
} as Record<EventId, string>;

/** Which Events have a red border: Cleansing and the Trials, and those that a set says. */
export const isRed = (cards: Pick<Printed, 'red'>, event: EventId): boolean =>
  (cards.red ?? RED_BORDER).includes(event);
const RED_BORDER: readonly EventId[] = ['cleansing', 'trial'];

/** What an Event counts at the end for who keeps it. */
export const pointsOf = (cards: Pick<Printed, 'points'>, event: EventId): number =>
  cards.points?.[event] ?? HOUSE_POINTS[event] ?? 0;
const HOUSE_POINTS: Partial<Record<EventId, number>> = { royal_charter: 3, scarlet_letter: -2 };

/** The Events that somebody keeps, in the order of `view.holder`. */
const KEPT: readonly EventId[] = [
  'pardon',
  'royal_charter',
  'scarlet_letter',
  ...EVENT_IDS.filter((event) => event.startsWith('own_')),
];
export const heldBy = (view: TownView, seat: number): EventId[] => KEPT.filter((_, i) => view.holder[i] === seat);

/** The types that a seat has shown the town. */
export const shownBy = (view: TownView, seat: number): Type[] =>
  TYPE_IDS.filter((_, i) => ((view.types_shown[seat] ?? 0) >> i) & 1);

/** A neighbour's Character, where I have been shown it. */
export const seenOf = (view: TownView, seat: number): Character | null =>
  seat === view.viewer ? null : (view.characters[seat] ?? null);

/** What the Characters of the house look like; those of a set of one’s own are drawn from their names. */
export const FOLK: Partial<Record<Character, Traits>> = {
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

/** What came to each seat's district in this round, as the log tells it. */
export function cameThisRound(events: readonly LogEntry[]): Map<number, Building[]> {
  const since = events.findLastIndex(
    ({ event }) => event.key === 'new_salem.round' || event.key === 'new_salem.no_draft',
  );
  const came = new Map<number, Building[]>();
  for (const event of events.slice(since + 1).map((told) => told.event as GameEvent))
    if (event.key === 'new_salem.built' || event.key === 'new_salem.cart_took' || event.key === 'new_salem.claimed')
      came.set(event.seat, [...(came.get(event.seat) ?? []), event.building]);
  return came;
}

export interface SlotView {
  piece: Piece;
  building: Building;
  /** Every copy in play, with what lies on it. */
  copies: InPlay[];
}

/** A district by type: three slots each. */
export function district(buildings: InPlay[]): { type: Type; slots: SlotView[] }[] {
  return TYPE_IDS.map((type) => ({
    type,
    slots: PIECES.map((piece) => {
      const building: Building = `${type}_${piece}`;
      return { piece, building, copies: buildings.filter((one) => one.building === building) };
    }),
  }));
}
