// The board stands where the story stands. A game's beginning and its end are told to two pages: to one as the table sent it, to the other one moment at a time, so
// that it cannot know what comes next. At every staged moment both must say the same, to the eye and to a reader; before a card is turned
// the page must say what it said before; and every staged event must have been on stage.
import type { Page } from '@playwright/test';
import { expect, testWith, type Another } from './serve';
import { between, faults, mustShow, planted } from './faults';
import { open, type Opened } from './player';
import {
  apart,
  hear,
  listener,
  momentsOf,
  openedAt,
  paced,
  record,
  story,
  type Blow,
  type Message,
  type Told,
} from './story';

const test = testWith({ staging: 0.02, bot_delay: 0.001 });

const GAMES = [
  { game: 'salem1692', seats: 5, least: 18 },
  { game: 'new_salem', seats: 4, least: 40 },
  { game: 'affliction', seats: 2, least: 40 },
] as const;
type Game = (typeof GAMES)[number]['game'];

/** More than this the page would not tell one after the other. */
const BATCH = 12;

/** What is told without waiting for an answer of mine is told at one blow, as a table that does not wait for this page does. */
function blows(messages: Message[]): Message[][] {
  const all: Message[][] = [[]];
  let moments = 0;
  for (const message of messages) {
    const n = message.type === 'update' ? momentsOf(message).length : 0;
    if (moments + n > BATCH) {
      all.push([]);
      moments = 0;
    }
    moments += n;
    all.at(-1)!.push(message);
    if ((message as { ask?: unknown }).ask) moments = BATCH;
  }
  return all;
}

const stagedIn = (messages: Message[]): number =>
  messages.flatMap((one) => (one.type === 'update' ? momentsOf(one) : [])).filter((one) => one.s).length;

/** The story as the table told it. */
const asTold = (messages: Message[]): Blow[] =>
  blows(messages).map((some) => ({ messages: some.map(paced), staged: stagedIn(some) }));
/** The same, where nobody knows what comes next: a question is closed before anything else happens, and what people say to a moment comes with it. */
function oneByOne(messages: Message[]): Blow[] {
  const all: Blow[] = [];
  for (const one of messages) {
    if (one.type !== 'update' && all.length) {
      all.at(-1)!.messages.push(one);
      continue;
    }
    if (one.type === 'update' && 'ask' in one) all.push({ messages: [{ type: 'update', ask: null }], staged: 0 });
    for (const part of apart(one)) all.push({ messages: [part], staged: stagedIn([part]) });
  }
  return all;
}

/** The same message where no moment is given any time. */
const untimed = (message: Message): Message => {
  if (message.type !== 'update') return message;
  const { moments, ...last } = message as Told & { moments?: Told[] };
  const all = moments?.map((one) => ({ ...one, s: 0 }));
  return { ...last, s: 0, ...(all ? { moments: all } : {}) } as Message;
};

/** Numbers of the events that must be on stage in what a table told. */
const toShow = (page: Page, game: Game, messages: Message[]): Promise<number[]> =>
  mustShow(
    page,
    game,
    messages.filter((one) => one.type === 'update').flatMap(momentsOf),
    (messages.find((one) => one.type === 'snapshot') as { n?: number }).n ?? 0,
  );

/** A whole game with at least so many staged events: some deals are over before much has happened. */
async function played(
  page: Page,
  wish: { game: Game; seats: number },
  least: number,
): Promise<{ table: Opened; mine: Message[]; wall: Message[]; events: number[] }> {
  for (let seed = 5; ; seed++) {
    const table = await open(page, wish);
    const { mine, wall } = await record(page, table, seed);
    const events = await toShow(page, wish.game, story(mine));
    if (events.length >= least) return { table, mine: story(mine), wall: story(wall), events };
  }
}

/** Of a game so many scenes from its beginning and from its end are told; with MEETINGHOUSE_WHOLE in the environment all of it. */
const SCENES = process.env.MEETINGHOUSE_WHOLE ? Infinity : 8;

/** The parts of a game that are told: how the table was opened for each, and what came then. */
function acts(messages: Message[]): { opens: Message[]; goes: Message[] }[] {
  let first = 2;
  let last = messages.length;
  for (let n = 0; n < SCENES && first < last; first++) n += stagedIn([messages[first]!]);
  for (let n = 0; n < SCENES && first < last; last--) n += stagedIn([messages[last - 1]!]);
  const [opens, goes] = [messages.slice(0, 2), messages.slice(2, first)];
  if (first === last) return [{ opens, goes: messages.slice(2) }];
  return [
    { opens, goes },
    { opens: openedAt(messages.slice(0, last)), goes: messages.slice(last) },
  ];
}

/** Pages that are told this table's story: so far how it was opened. */
const listeners = (another: Another, path: string, opens: Message[], n: number): Promise<Page[]> =>
  Promise.all(
    Array.from({ length: n }, async () => {
      const page = await another();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await listener(page, path, opens);
      return page;
    }),
  );

for (const { game, seats, least } of GAMES)
  test(`${game}: every moment of a game shows what is known then, and nothing is left out`, async ({
    page,
    another,
  }) => {
    const { table, mine, wall } = await played(page, { game, seats }, least);
    const seat = `/t/${table.table}#seat=${table.token}`;
    // The wall is a page of its own, for whoever watches.
    const screen = `/s/${table.table}#${table.key}-${table.key}`;
    const told = [...acts(mine).map((act) => ({ ...act, path: seat })), { ...acts(wall).at(-1)!, path: screen }];
    /** Looks at a card that was not turned yet. */
    let held = 0;
    for (const [i, { opens, goes, path }] of told.entries()) {
      const quiet = between(goes);
      const must = await toShow(page, game, [...opens, ...goes]);
      expect(must.length).toBeGreaterThan(0);
      const [alone, whole] = await listeners(another, path, opens, 2);
      const [known, shown] = await Promise.all([hear(alone!, oneByOne(goes), true), hear(whole!, asTold(goes), true)]);
      expect(shown.aria.length).toBeGreaterThanOrEqual(must.length);
      expect(faults(shown, known, must, quiet), 'with motion').toEqual([]);
      held += shown.looks.filter((one) => !one.turned).length;
      for (const one of [alone, whole]) await one!.close();
      if (i !== told.length - 2) continue;
      // Without motion each moment is shown as it ends, in turn; also where it is given no time at all.
      const [calm, instant] = await listeners(another, path, opens, 2);
      await calm!.emulateMedia({ reducedMotion: 'reduce' });
      const [still, blink] = await Promise.all([hear(calm!, asTold(goes)), hear(instant!, asTold(goes.map(untimed)))]);
      expect([...still.looks, ...blink.looks].filter((one) => !one.turned)).toEqual([]);
      expect(faults(still, known, must, quiet), 'without motion').toEqual([]);
      expect(blink.looks.filter((one) => one.event >= 0)).toEqual([]);
      // A nudge follows from the view, which is compared, and may be hidden by a scene on the page that has scenes.
      const spoken = new Set(known.looks.flatMap((one) => one.bubbles));
      for (const one of blink.looks) one.bubbles = one.bubbles.filter((text) => spoken.has(text));
      const ends = { looks: known.looks.map((one) => ({ ...one, event: -1, scene: '' })), aria: [] };
      expect(faults(blink, ends, [], quiet), 'where no time is given').toEqual([]);
      for (const one of [calm, instant]) await one!.close();
    }
    expect(held).toBeGreaterThan(0);
  });

test('a result that is planted too early, two scenes that are made one and an end that does not wait are found, on the wall too', async ({
  page,
  another,
}) => {
  // The last moments of a game: what led to its end, its end, and what the table says to it.
  const ends = (messages: Message[]): number =>
    messages.findLastIndex((one) => one.type === 'update' && momentsOf(one).filter(({ s }) => s).length > 1);
  let game = await played(page, { game: 'salem1692', seats: 5 }, 10);
  while (ends(game.mine) < 0) game = await played(page, { game: 'salem1692', seats: 5 }, 10);
  const { table, mine, wall } = game;
  const seat = `/t/${table.table}#seat=${table.token}`;
  const screen = `/s/${table.table}#${table.key}-${table.key}`;
  for (const [path, messages] of [
    [seat, mine],
    [screen, wall],
  ] as const) {
    const at = ends(messages);
    const [opens, part] = [openedAt(messages.slice(0, at)), messages.slice(at)];
    const update = part[0] as Message & Told & { moments: Told[] };
    const events = (await toShow(page, 'salem1692', [...opens, ...part])).filter((one) => one >= 0);
    const plants = planted(momentsOf(update));
    const told = (moments: Told[]): Message => ({ ...update, ...moments.at(-1), moments: moments.slice(0, -1) });
    const [alone, ...others] = await listeners(another, path, opens, 5);
    const known = await hear(alone!, oneByOne(part));
    const found = async (heard: Message[]): Promise<string[]> => {
      const one = others.pop()!;
      const wrong = faults(await hear(one, asTold(heard)), known, events, between(part));
      await one.close();
      return wrong;
    };
    expect(await found(part)).toEqual([]);
    expect(await found([told(plants.early), ...part.slice(1)])).not.toEqual([]);
    expect(await found([told(plants.merged), ...part.slice(1)])).not.toEqual([]);
    expect(await found([...part.filter(({ type }) => type === 'end'), update])).not.toEqual([]);
  }
});
