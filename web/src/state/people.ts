// What a seat is called. People bring their names; bots get one by seat, the same on every screen.
import type { Table } from '../wire/whole';

/** Given names of the place and time, for bots: proper names, the same in every language. */
export const BOT_NAMES = [
  'Temperance',
  'Josiah',
  'Prudence',
  'Ezekiel',
  'Hester',
  'Barnabas',
  'Mercy',
  'Obadiah',
  'Charity',
  'Silas',
  'Dorcas',
  'Jonas',
];

export function nameOf(table: Table | null, seat: number): string {
  const person = table?.people[seat];
  if (person?.name) return person.name;
  return BOT_NAMES[seat % BOT_NAMES.length]!;
}

/** True where everybody but the reader is a bot: nobody else would mind the game going faster. */
export function aloneWithBots(table: Table | null, seat: number | null): boolean {
  return seat !== null && table?.people.every((one) => one.kind === 'bot' || one.seat === seat) === true;
}

/** True while a bot plays this seat, for good or for someone who dropped. */
export function isBot(table: Table | null, seat: number): boolean {
  return table?.people[seat]?.kind === 'bot';
}
