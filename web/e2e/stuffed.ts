// A wall with as much on it as a game can lay there: what the server sends is filled up on its way to the page.
import type { Page } from '@playwright/test';
import type { Colonist, View as AfflictionView } from '../src/games/affliction/wire';
import { BUILDING_IDS, CHARACTER_IDS as TOWNSFOLK, type View as TownView } from '../src/games/new_salem/wire';
import { CHARACTER_IDS, type View as SalemView } from '../src/games/salem1692/wire';
import type { Json, Snapshot } from '../src/wire/generated';
import { post, type Opened } from './oneroom';

/** As long as names of people are. */
const NAMES = ['Bartholomew', 'Wilhelmina', 'Ann', 'Christopher', 'Guadalupe', 'Mo', 'Maximilian', 'Françoise', 'Ed'];

/** How many stand in each circle, and how many sit in each jail, by the number of players. */
export const PEOPLE: Record<number, [number, number][]> = {
  2: [[9, 5], [4, 2]], // prettier-ignore
  3: [
    [6, 4],
    [3, 4],
    [1, 0],
  ],
  4: [
    [4, 3],
    [8, 1],
    [2, 1],
    [0, 0],
  ],
};

const FILL = {
  /** One seat with all that may lie before it, one that is dead, others halfway. */
  salem1692(view: SalemView): Partial<SalemView> {
    const seats = Array.from({ length: view.seats }, (_, i) => i);
    const dead = view.seats - 2;
    const characters = seats.map((seat) => CHARACTER_IDS[seat]!);
    return {
      phase: 'day',
      decision: { kind: 'salem1692.turn', seats: [0] } as unknown as SalemView['decision'],
      turn: 0,
      living: seats.filter((seat) => seat !== dead),
      announced: seats.map((seat) => (seat === dead ? 0 : -1)),
      character: characters,
      power: characters,
      limits: seats.map((seat) => (seat === 1 ? 8 : 7)),
      accusations: seats.map((seat) => (seat === dead ? 0 : Math.min(7, 8 - (seat % 8)))),
      revealed: seats.map((seat) =>
        seat === dead ? Array(view.face_down[seat]).fill('not_a_witch') : seat % 2 ? ['constable'] : [],
      ) as SalemView['revealed'],
      face_down: view.face_down.map((n, seat) => n - (seat % 2)),
      front: seats.map((seat) =>
        seat === dead
          ? {}
          : seat === 0
            ? { accusation: 7, black_cat: 1, piety: 1, asylum: 1, matchmaker: 1, stocks: 2 }
            : seat % 3
              ? { accusation: 2 }
              : { accusation: 1, matchmaker: 1, stocks: 1 },
      ),
      gavel: 0,
      discards: ['witness'],
    };
  },
  /** Towns of many sizes, all marks before one seat, and seven Events. */
  new_salem: (view: TownView): Partial<TownView> => ({
    decision: { kind: 'new_salem.draft', seats: [0, 1], answered: [1] } as unknown as TownView['decision'],
    round: 5,
    buildings: Array.from({ length: view.seats }, (_, seat) =>
      BUILDING_IDS.filter((_, i) => (i * 7 + seat) % 5 < 4 - (seat % 3)).flatMap((building, i) =>
        Array.from({ length: 1 + (i % 3 ? 0 : 1) }, () => ({ building, hope: i % 2, despair: (i + seat) % 2 })),
      ),
    ),
    hope: Array.from({ length: view.seats }, (_, seat) => 9 + seat),
    despair: Array.from({ length: view.seats }, (_, seat) => 12 - seat),
    badges: Array.from({ length: view.seats }, (_, seat) => seat !== 1),
    trials: Array.from({ length: view.seats }, (_, seat) => seat < 2),
    types_shown: Array.from({ length: view.seats }, (_, seat) => (seat ? 0 : 3)),
    constable: 0,
    // Of three to seven Events, by the number of seats.
    row: (
      ['rush_to_judgement', 'character_witness', 'exchange_of_deeds', 'letters_of_trade', 'land_rush'] as const
    ).slice(0, 1 + ((2 * view.seats) % 5)),
    town: { ...view.town, despair: view.town.needed - 1 },
  }),
  /** People in every circle and jail, and messengers on every space. */
  affliction(view: AfflictionView): Partial<AfflictionView> {
    const left = (Object.keys(view.colonists) as Colonist[]).filter(
      (id) => ![...view.top, ...view.bottom].includes(id),
    );
    // Those with the longest names first.
    left.sort((a, b) => b.length - a.length);
    const take = (n: number): Colonist[] => left.splice(0, n);
    const [circles, arrested] = [0, 1].map((which) => PEOPLE[view.seats]!.map((one) => take(one[which]!)));
    const rows = [...view.top, ...view.bottom] as Colonist[];
    return {
      decision: { kind: 'affliction.place', seats: [1] } as unknown as AfflictionView['decision'],
      circles: circles!,
      arrested: arrested!,
      influence: view.influence.map((_, seat) => 12 + seat),
      messengers: view.messengers.map((_, seat) => seat),
      board: view.board.map((_, space) => (space ? space % view.seats : -1)),
      accusations: Object.fromEntries(rows.map((id, i) => [id, i])),
      fear: Object.fromEntries(rows.map((id, i) => [id, i % 4])),
      spectral: rows[1]!,
      protection: rows[2]!,
      first: 0,
    };
  },
};

const NEWS: Record<keyof typeof FILL, Json> = {
  salem1692: { key: 'salem1692.scapegoat_moved', seat: 0, giver: 1, target: 3 },
  new_salem: { key: 'new_salem.taken_off', seat: 0, target: 1, building: 'entertainment_middle', hope: 0, despair: 1 },
  affliction: { key: 'affliction.brought', seat: 1, colonist: 'nathaniel_ingersoll', cost: 9 },
};

/** What every seat turns up at the end, and what turned the game: four long sentences. */
const END: Record<
  keyof typeof FILL,
  { reason: string; last: (view: Json, seat: number) => Json; points: [string, Json][] }
> = {
  salem1692: {
    reason: 'only_witches_left',
    last: (view, seat) => ({
      character: (view.power as string[]).map((_, i) => CHARACTER_IDS[i]!),
      tryals: seat % 3 ? { not_a_witch: 3 } : { not_a_witch: 2, witch: 2, constable: 1 },
      revealed: [],
      hand: {},
      is_witch: seat % 3 === 0,
    }),
    points: [
      ['converted_by_deal', { seat: 0 }],
      ['framed', { seat: 0, target: 1 }],
      ['misled', { seat: 3, target: 1 }],
      ['lost_constable', { seat: 1, target: 3 }],
    ],
  },
  new_salem: {
    reason: 'witches',
    last: (view, seat) => ({
      characters: Array.from({ length: view.seats as number }, (_, i) => TOWNSFOLK[i === seat ? i : -1] ?? null),
    }),
    points: [
      ['lied', { seat: 0, target: 1, side_a: 'puritan' }],
      ['despair_rose', { n: 12, needed: 12 }],
      ['tried_puritan', { seat: 1, target: 2 }],
      ['end_trials', { before: 12, after: 8 }],
    ],
  },
  affliction: {
    reason: 'points',
    last: (view) => view,
    points: [
      ['arrested_from', { seat: 0, colonist: 'nathaniel_ingersoll', target: 1 }],
      ['scapegoat', { seat: 1, colonist: 'elizabeth_hubbard', instead_of: 'benjamin_proctor' }],
      ['won_over', { seat: 0, colonist: 'nathaniel_putnam', target: 1 }],
      ['lead', { seat: 0, n: 11 }],
    ],
  },
};

/** A scene with as much in it as there can be, for so many seats. */
export const SCENE: Record<keyof typeof FILL, (seats: number) => Json[]> = {
  salem1692: () => [{ key: 'salem1692.tryal_revealed', seat: 0, tryal: 'not_a_witch', how: 'accusation' }],
  new_salem: (seats) =>
    Array.from({ length: seats }, (_, seat) => ({
      key: 'new_salem.built',
      seat,
      building: BUILDING_IDS[seat]!,
      hope: 2,
      despair: 1,
    })),
  affliction: () => [{ key: 'affliction.arrested', seat: 0, colonist: 'nathaniel_ingersoll', cost: 9, target: 1 }],
};

/**
 * Opens a wall of this game with so many seats, in the middle of a full game or at its end; the messages of the server after that are not
 * heard, but what is told with the function that this returns.
 */
export async function stuffed(
  page: Page,
  baseURL: string,
  game: keyof typeof FILL,
  seats: number,
  lang = 'en',
  over = false,
): Promise<(events: Json[]) => void> {
  let tell: (events: Json[]) => void = () => undefined;
  await page.unrouteAll();
  const points = END[game].points.map(([key, args], at) => ({ key, args, at, weight: 1 }));
  await page.route('**/story*', (route) => route.fulfill({ json: { points } }));
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    let full = false;
    let n = 0;
    tell = (events) =>
      socket.send(JSON.stringify({ type: 'update', n: (n += events.length), events, view: {}, s: 60 }));
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string };
      if (message.type === 'snapshot') {
        const { table, view, ...rest } = message as unknown as Snapshot;
        n = (rest.n ?? 0) + 1;
        const people = table.people.map((one, seat) => ({
          ...one,
          name: `${NAMES[seat % NAMES.length]!}${seat < NAMES.length ? '' : seat}`,
          kind: 'person' as const,
          rung: 'here' as const,
          won: seat < 4 ? 2 : 0,
        }));
        const filled = { ...view, ...FILL[game](view as never) } as Json;
        const { reason, last } = END[game];
        const end = {
          reason,
          winners: [0, 1],
          scores: Object.fromEntries(people.map((_, seat) => [seat, 11 - seat])),
          views: people.map((_, seat) => ({ ...filled, ...last(filled, seat), viewer: seat })),
        };
        socket.send(
          JSON.stringify({
            ...rest,
            table: {
              ...table,
              people,
              games: 3,
              reading: null,
              ...(over ? { status: 'ended', rematch_wishes: [1] } : {}),
            },
            view: filled,
            events: [NEWS[game]],
            n,
            ...(over ? { end } : { waiting: (filled.decision as { seats: number[] }).seats }),
          }),
        );
        full = true;
      } else if (!full || message.type === 'pong') socket.send(text);
    });
  });
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), 1]));
  const wish = { game, seats, bots, one_room: true, pace: 'untimed', name: 'Ann', start: true, screen_lang: lang };
  const { table, key, screen } = await post<Opened>(page, baseURL, '/api/tables', wish);
  await page.goto(`/s/${table}#${key}-${screen}`);
  return (events) => tell(events);
}

/** What is wrong with a wall that `faults` does not know: things upon each other, names cut, letters too small for a sofa, and an empty wall. */
export const wrongs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wall = document.querySelector<HTMLElement>('[data-screen]')!;
    const all = (what: string): HTMLElement[] =>
      [...wall.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility());
    const found: string[] = [];
    const box = (one: Element): DOMRect => one.getBoundingClientRect();
    const upon = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const apart = (within: string, parts: string[]): void => {
      for (const one of all(within)) {
        const boxes = parts.map((part) =>
          [...one.querySelectorAll(part)].filter((it) => it.checkVisibility()).map(box),
        );
        boxes.forEach((some, i) =>
          boxes.slice(i + 1).forEach((others, j) => {
            if (some.some((a) => others.some((b) => upon(a, b))))
              found.push(`${one.dataset.place ?? within}: ${parts[i]} and ${parts[i + 1 + j]} lie upon each other`);
          }),
        );
      }
    };
    apart('[data-place^="seat-"]', [
      '.flag',
      '.tryal',
      '.front span',
      '.meter',
      '.who b',
      '.cubes',
      '.marks',
      '.streets',
    ]);
    apart('[data-place^="space-"]', ['.sign', '.on', '.words', '.n', '.note']);
    apart('.players > li', ['.fig', 'b', '.nums', '.friend']);
    // A fortieth of the wall's height is what can be read from a sofa; a tablet, which is higher, shows the same letters.
    const high = Math.min(innerHeight, (innerWidth * 9) / 16);
    const scale = box(wall).height / wall.offsetHeight;
    for (const one of all(
      '.who b, .players b, .now, .phase, .friend small, .event b, .meter b, .verdict :is(b, small), .told p',
    )) {
      const size = parseFloat(getComputedStyle(one).fontSize) * scale;
      if (size < high / 40) found.push(`"${one.textContent.trim()}" is ${size.toFixed(1)}px high`);
      if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
        found.push(`"${one.textContent.trim()}" is cut`);
    }
    // Two fifths of a wall are people and cards, and a face is an eleventh of its height.
    const places = all('[data-place], .events li').filter(
      (one) => !one.parentElement!.closest('[data-place], .events li'),
    );
    if (places.length) {
      const filled = places.map(box).reduce((sum, { width, height }) => sum + width * height, 0);
      if (filled < 0.4 * innerWidth * innerHeight) found.push(`filled to ${filled / (innerWidth * innerHeight)}`);
    }
    for (const one of all('.seat .face, .seats .face, .players .fig .face'))
      if (box(one).height < high / 11) found.push(`a face is ${box(one).height}px high`);
    return found;
  });

/** What of these things is not in sight. */
export const outside = (page: Page, what: string): Promise<string[]> =>
  page.locator(what).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.closest('svg'))
      .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map((one) => `${one.tagName} ${one.className} "${one.textContent.trim().slice(0, 40)}"`),
  );
