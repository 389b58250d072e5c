// Film strips: one sheet of pictures for each of the moments that the telling is judged by, as a phone shows them one after the other.
// `npm run pictures -- strips` plays games over the wire until each of them has happened, and tells it again to a page whose time stands still.
import { fileURLToPath } from 'node:url';
import { testWith } from '../e2e/serve';
import { open } from '../e2e/player';
import { listener, momentsOf, openedAt, record, story, type Message } from '../e2e/story';
import { film } from './film';
import { PHONE, sheet } from './sheet';

const test = testWith({ staging: 0.02, bot_delay: 0.001 });
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

type Event = Record<string, unknown> & { key: string };
const eventsOf = (message: Message): Event[] =>
  message.type === 'update' ? (momentsOf(message).flatMap((one) => one.events ?? []) as Event[]) : [];
const has = (message: Message, key: string, more: Record<string, unknown> = {}): boolean =>
  eventsOf(message).some(
    (event) => event.key === key && Object.entries(more).every(([name, value]) => event[name] === value),
  );
const count = (message: Message, key: string): number => eventsOf(message).filter((event) => event.key === key).length;

interface Strip {
  name: string;
  game: string;
  seats: number;
  /** Where it begins and, from there on, where it ends; both messages are in it. */
  from: (message: Message) => boolean;
  to: (message: Message) => boolean;
}

const STRIPS: Strip[] = [
  {
    ...{ name: 'night', game: 'salem1692', seats: 6 },
    from: (one) => has(one, 'salem1692.night_falls'),
    to: (one) => has(one, 'salem1692.morning'),
  },
  {
    ...{ name: 'conspiracy', game: 'salem1692', seats: 6 },
    from: (one) => has(one, 'salem1692.black_drawn', { card: 'conspiracy' }),
    to: (one) => has(one, 'salem1692.tryal_passed'),
  },
  {
    ...{ name: 'bond', game: 'salem1692', seats: 7 },
    from: (one) => count(one, 'salem1692.died') > 1,
    to: (one) => count(one, 'salem1692.died') > 1,
  },
  {
    ...{ name: 'reveal', game: 'new_salem', seats: 5 },
    from: (one) => has(one, 'new_salem.built') && eventsOf(one).some((event) => Number(event.despair) > 0),
    to: (one) => has(one, 'new_salem.built'),
  },
  {
    ...{ name: 'scapegoat', game: 'affliction', seats: 3 },
    from: (one) => has(one, 'affliction.declared_arrest'),
    to: (one) => has(one, 'affliction.scapegoat'),
  },
  {
    ...{ name: 'counting', game: 'affliction', seats: 3 },
    from: (one) => has(one, 'affliction.end_card') || has(one, 'affliction.scored'),
    to: (one) => has(one, 'affliction.scored'),
  },
];

/** The messages of a strip in a game, and where they begin; nothing where the game has none. */
function found(messages: Message[], { from, to }: Strip): [at: number, part: Message[]] | null {
  for (const [at, message] of messages.entries()) {
    if (!from(message)) continue;
    // An arrest without a scapegoat ends with the next one.
    const end = messages.findIndex((one, i) => i >= at && (to(one) || (i > at && from(one))));
    if (end >= 0 && to(messages[end]!)) return [at, messages.slice(at, end + 1)];
  }
  return null;
}

for (const strip of STRIPS)
  test(`film strip: ${strip.name}`, async ({ page, another }) => {
    for (let seed = 1; seed < 60; seed++) {
      const table = await open(page, { game: strip.game, seats: strip.seats, level: 2 });
      const { mine } = await record(page, table, seed);
      const messages = story(mine);
      const hit = found(messages, strip);
      if (!hit) continue;
      const phone = await another();
      await phone.setViewportSize(PHONE);
      await listener(phone, `/t/${table.table}#seat=${table.token}`, openedAt(messages.slice(0, hit[0])), true);
      await sheet(page, await film(phone, hit[1]), `${folder}strip-${strip.name}.webp`);
      return;
    }
    throw new Error(`no game came to this: ${strip.name}`);
  });
