// What a seat is called and how it looks. People bring names and faces; bots get theirs by seat, the same on every screen.
import { likeness, type Likeness } from '../art/faces';
import { traitsOf } from '../art/people';
import type { Table } from '../wire/whole';

/** Given names of the place and time, for bots; the first is used unless a person at the table has it. No card of any game bears one. */
export const BOT_NAMES: readonly (readonly [string, string])[] = [
  ['Temperance', 'Bethia'],
  ['Josiah', 'Micah'],
  ['Patience', 'Tamar'],
  ['Ezekiel', 'Enoch'],
  ['Hester', 'Keziah'],
  ['Caleb', 'Elias'],
  ['Verity', 'Dinah'],
  ['Amos', 'Asa'],
  ['Charity', 'Jerusha'],
  ['Gideon', 'Levi'],
  ['Dorcas', 'Tabitha'],
  ['Jonas', 'Reuben'],
];

/** Behind the name of a seat that a program plays, wherever the name stands. */
export const PROGRAM = '⚙';

export function nameOf(table: Table | null, seat: number): string {
  const own = table?.people[seat]?.name;
  if (own) return table.people[seat]!.program ? `${own} ${PROGRAM}` : own;
  const [usual, spare] = BOT_NAMES[seat % BOT_NAMES.length]!;
  return table?.people.some((one) => one.name?.toLowerCase() === usual.toLowerCase()) ? spare : usual;
}

/** Whose portrait to draw at a seat: the face its player chose, else the character it plays, else one that fits the name. */
export function drawnAs(table: Table | null, seat: number, character = 'none'): Likeness {
  const face = table?.people[seat]?.face ?? 0;
  if (face || character === 'none') return likeness(face, nameOf(table, seat));
  return { name: character, traits: traitsOf(character) };
}

/** True where everybody but the reader is a bot: nobody else would mind the game going faster. */
export function aloneWithBots(table: Table | null, seat: number | null): boolean {
  return seat !== null && table?.people.every((one) => one.kind === 'bot' || one.seat === seat) === true;
}

/** True while a bot plays this seat, for good or for someone who dropped. */
export function isBot(table: Table | null, seat: number): boolean {
  return table?.people[seat]?.kind === 'bot';
}
