// How Salem 1692 is drawn and where its seats stand. What the server sends is in wire.ts.
import base from '../../../../cards/salem1692/base.toml';
import type { Refusal } from '../../state/table.svelte';
import { bare } from '../../telling';
import type { Ask, Json } from '../../wire/generated';
import {
  CARD_IDS,
  TRYAL_IDS,
  type Card as CardId,
  type Option,
  type Tryal as TryalFace,
  type View as SalemView,
} from './wire';

export type { CardId, SalemView, TryalFace };

/** The view of this game, whose board alone is given it. */
export const read = (view: Json): SalemView => view as SalemView;

/** The deeper kind of the open decision, without the game's name. */
export const kindOf = (view: SalemView): string => (view.decision ? bare(view.decision.kind) : '');

/** How many Witch cards were dealt: the rulebook prints it for each number of players. */
export function dealtWitches(view: SalemView): number {
  const { players, witch, witch_with_extra: extra } = base.tryals as Record<string, number[]>;
  return (view.options.extra_witch ? extra : witch)?.[players?.indexOf(view.seats) ?? 0] ?? 0;
}

/** A hand of counts as cards side by side, in the order of the rulebook. */
export function spread(counts: Partial<Record<CardId, number>> | null): CardId[] {
  return CARD_IDS.flatMap((card) => Array.from({ length: counts?.[card] ?? 0 }, () => card));
}

/** The hidden Tryals of a seat's own view, the Witch first. */
export function spreadTryals(view: Json | undefined): TryalFace[] {
  const counts = view ? read(view).tryals : null;
  return TRYALS.flatMap((face) => Array.from({ length: counts?.[face] ?? 0 }, () => face));
}
const TRYALS: readonly TryalFace[] = ['witch', 'constable', 'not_a_witch'];

/** Which witches point at a seat; only witches are told. */
export const pointingAt = (view: SalemView, seat: number): number[] =>
  Object.entries(view.witches_pointing ?? {})
    .filter(([, at]) => at === seat)
    .map(([who]) => Number(who));

/**
 * The others whom I know to be witches, from what I learned: those who opened their eyes with me, who gave me a Witch card, and to whom
 * mine went. Only a witch knows any.
 */
export function fellows({ learned, viewer }: SalemView): number[] {
  const known = new Set<number>();
  for (const [, what, which, whom] of (learned ?? []) as [number, string, number | number[], number][])
    if (what === 'witches' && Array.isArray(which)) for (const seat of which) known.add(seat);
    else if (TRYAL_IDS[Number(which)] === 'witch' && whom >= 0) known.add(whom);
  known.delete(viewer);
  return [...known].sort((a, b) => a - b);
}

/** What a question may lay before a seat to choose from, besides seats and the hand. */
const LAID: ReadonlySet<string> = new Set<Option['do']>(['tryal', 'character', 'front_card', 'card']);
export const isLaid = (option: Json): boolean => LAID.has(String(option.do));

/** Whether a question lays cards before the one it asks. A death at night may do so to an heir, who must see them. */
export const laysCards = (ask: Ask | null): boolean => !!ask?.options.some(isLaid);

/** A card as the card set has it. */
export interface CardFacts {
  id: CardId;
  colour: keyof typeof TINCTURES;
  copies: number;
  worth?: number;
  origin: { copies: string; worth?: string };
}
export const CARDS = Object.entries(base.cards as Record<CardId, Omit<CardFacts, 'id'>>).map(
  ([id, card]) => ({ id, ...card }) as CardFacts,
);
const TINCTURES = { red: 'gules', green: 'vert', blue: 'azure', black: 'sable' } as const;

export interface Look {
  tincture: (typeof TINCTURES)[keyof typeof TINCTURES];
  icon: string;
  /** What a red card is worth. */
  worth?: number;
}

export const LOOKS = Object.fromEntries(
  CARDS.map(({ id, colour, worth }) => [
    id,
    {
      tincture: TINCTURES[colour],
      icon: id === 'black_cat' ? 'cat' : id,
      ...(worth ? { worth } : {}),
    },
  ]),
) as Record<CardId, Look>;

/**
 * Why a card cannot be played on somebody else who lives, in the words and with the rule of the server, which alone decides: it is asked on whom
 * only once the card is played, and a seat should not look free until then. From what everybody sees.
 */
export function refusalOf(view: SalemView, card: CardId, seat: number): Refusal | null {
  const front = view.front[seat] ?? {};
  const lies = (cards: readonly CardId[]): boolean => cards.some((one) => front[one]);
  if (LOOKS[card].worth) return front.piety ? { key: 'error-piety', args: {}, rule: 'S5.22' } : null;
  const fits: Partial<Record<CardId, boolean>> = {
    alibi: lies(['accusation', 'evidence']),
    curse: lies(CARDS.filter(({ colour }) => colour === 'blue').map(({ id }) => id)),
    scapegoat: lies(CARD_IDS),
    arson: !!view.hand_sizes[seat],
    robbery: !!view.hand_sizes[seat],
  };
  return fits[card] === false ? { key: 'error-no-effect', args: {}, rule: 'S5.3' } : null;
}

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

/** On a wall half of the seats face the other half across the table, clockwise from the upper left: row, first column, and columns in a row. */
export function facingOf(seat: number, seats: number): { row: number; column: number; columns: number } {
  const above = Math.ceil(seats / 2);
  const below = seats - above;
  // Two columns a seat, so that a row with one seat fewer stands in the middle.
  return seat < above
    ? { row: 1, column: 2 * seat + 1, columns: 2 * above }
    : { row: 3, column: 2 * (seats - 1 - seat) + 1 + above - below, columns: 2 * above };
}

/** Row and column of a seat on a large screen: the ring keeps its places and drops them evenly. */
export function placeOf(seat: number, me: number, seats: number): readonly [number, number] {
  const after = (seat - me + seats) % seats;
  if (after === 0) return FOOT;
  const others = seats - 1;
  return PLACES[others === 1 ? 5 : Math.round(((after - 1) * (PLACES.length - 1)) / (others - 1))]!;
}
