// Accusations against limits, with each character's own rules (S4, S9), and whom the Black Cat can harm.
import type { Evening } from '../../../companion/evening.svelte';
import { kept } from '../../../state/kept';
import type { CardId } from '../view';
import type { Character } from '../wire';
import { SHEET, type Power } from './sheet';

export interface Seat {
  character: Character | 'none';
  /** What lies before the seat and counts. */
  cards: Partial<Record<CardId, number>>;
  dead: boolean;
}

export interface Count {
  now: number;
  limit: number;
  /** The character whose power works at this seat. */
  as: Character | 'none';
}

/** Whose power a seat has: Martha Corey's is that of the first living player on her right (S9.15). */
export function powerAt(seats: Seat[], at: number): Character | 'none' {
  const { character, dead } = seats[at]!;
  if (dead) return 'none';
  if (!powerOf(character).copies_right_neighbour) return character;
  for (let step = 1; step < seats.length; step++) {
    const right = seats[(at - step + seats.length) % seats.length]!;
    if (!right.dead) return right.character;
  }
  return 'none';
}

export const powerOf = (character: Character | 'none'): Power =>
  (character === 'none' ? undefined : SHEET.powers[character]) ?? {};

export function countOf(seats: Seat[], at: number): Count {
  const as = powerAt(seats, at);
  const { limit = SHEET.limit, evidence_worth } = powerOf(as);
  const now = SHEET.counts.reduce(
    (sum, { card, worth }) =>
      sum + (seats[at]!.cards[card] ?? 0) * (card === 'evidence' ? (evidence_worth ?? worth) : worth),
    0,
  );
  return { now, limit, as };
}

/** The living seats that may have a Tryal of this one turned up before the limit is reached (S9.41). */
export function earlyBy(seats: Seat[], at: number): number[] {
  const { now, limit } = countOf(seats, at);
  return seats.flatMap((one, seat) => {
    const early = one.dead || seat === at ? 0 : (powerOf(powerAt(seats, seat)).reveals_early ?? 0);
    return early && now < limit && now >= limit - early ? [seat] : [];
  });
}

/** Whether anybody at the table may play an Alibi as a Witness (S9.48). */
export const alibiCounts = (seats: Seat[]): boolean =>
  seats.some((_, seat) => !!powerOf(powerAt(seats, seat)).alibi_as_witness);

/** What people entered of their table. */
export interface Entered {
  characters: (Character | 'none')[];
  cards: Partial<Record<CardId, number>>[];
  /** Before whom the Black Cat lies; null once it lies before nobody. */
  cat?: number | null;
}
export const KEPT = 'companion:tally';
export const entered = (): Entered => kept<Entered | null>(KEPT, null) ?? { characters: [], cards: [] };

export const seatsOf = ({ characters, cards }: Entered, evening: Evening): Seat[] =>
  Array.from({ length: evening.seats }, (_, seat) => ({
    character: characters[seat] ?? 'none',
    cards: cards[seat] ?? {},
    dead: evening.dead.includes(seat),
  }));

/** What was entered once, characters, deaths and where the Cat lies, the crier need not be told again. */
export function tellCrier(mine: Entered, evening: Evening): void {
  const [{ cat }, seats] = [mine, seatsOf(mine, evening)];
  if (cat === undefined) return;
  evening.marks.cat = cat !== null && seats[cat]?.dead === false && powerAt(seats, cat) !== 'mary_warren';
}
