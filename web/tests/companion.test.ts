// The companion for the printed games: the crier's pauses, Martha's copies, Badges, and the count at the end told step by step.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Crier, type Call } from '../src/companion/crier.svelte';
import { Evening } from '../src/companion/evening.svelte';
import { arrest, bring, type Deal } from '../src/games/affliction/companion/prices';
import { endOfCounted, endOf as endOfAffliction } from '../src/games/affliction/companion/scoring';
import { endOf as endOfTown, type Townsman } from '../src/games/new_salem/companion/ending';
import { buildingsFor, eventsFor } from '../src/games/new_salem/companion/box';
import { SHEET as TOWN } from '../src/games/new_salem/companion/sheet';
import { badge, choose, mayBeConstable, newTown, next, over, tryOn } from '../src/games/new_salem/companion/town';
import { SHEET as SALEM } from '../src/games/salem1692/companion/sheet';
import { alibiCounts, countOf, earlyBy, powerAt, tellCrier, type Seat } from '../src/games/salem1692/companion/tally';

describe('the crier', () => {
  const said: string[] = [];
  const calls: Call[] = [
    { text: 'close', pause: 5, dark: false },
    { text: 'open', pause: 0, sound: 'cock', dark: false },
    { text: 'go', pause: 3, dark: false },
  ];
  let crier: Crier;
  beforeEach(() => {
    vi.useFakeTimers();
    said.length = 0;
    crier = new Crier(
      async (text) => void said.push(text),
      () => said.push('hush'),
    );
  });
  afterEach(() => vi.useRealTimers());
  const spoken = (): string[] => said.filter((one) => one !== 'hush');

  it('waits between its lines and falls silent at the end', async () => {
    crier.start(calls);
    await vi.advanceTimersByTimeAsync(4000);
    expect([spoken(), crier.left]).toEqual([['close'], 1]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(spoken()).toEqual(['close', 'open', 'go']);
    await vi.advanceTimersByTimeAsync(3500);
    expect(crier.running).toBe(false);
  });

  it('says a line again with its whole pause', async () => {
    crier.start(calls);
    await vi.advanceTimersByTimeAsync(4000);
    crier.again();
    await vi.advanceTimersByTimeAsync(3000);
    expect([spoken(), crier.left]).toEqual([['close', 'close'], 2]);
  });

  it('makes a pause longer, ends it at once, and stops', async () => {
    crier.start(calls);
    await vi.advanceTimersByTimeAsync(1000);
    crier.longer();
    await vi.advanceTimersByTimeAsync(9000);
    expect([spoken(), crier.left]).toEqual([['close'], 5]);
    crier.on();
    await vi.advanceTimersByTimeAsync(0);
    expect(spoken()).toEqual(['close', 'open', 'go']);
    crier.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([crier.running, spoken().length, said.at(-1)]).toEqual([false, 3, 'hush']);
  });
});

describe('saying a line', () => {
  /** A browser with these voices, which says that it is done after so many seconds, or never. */
  async function browser(voices: string[], seconds: number | null) {
    const spoken: string[] = [];
    vi.resetModules();
    vi.useFakeTimers();
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        onend: (() => void) | null = null;
        constructor(readonly text: string) {}
      },
    );
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => voices.map((lang) => ({ lang, name: lang })),
      cancel: () => undefined,
      speak: (words: { text: string; onend: (() => void) | null }) => {
        spoken.push(words.text);
        if (seconds !== null) setTimeout(() => words.onend?.(), seconds * 1000);
      },
    });
    const { aloud } = await import('../src/companion/aloud.svelte');
    const line = 'Witches, close your eyes.';
    return { spoken, say: (wanted = true) => aloud(line, 'drum', wanted) };
  }
  async function took(promise: Promise<void>): Promise<number> {
    const start = Date.now();
    let done = 0;
    void promise.then(() => (done = Date.now() - start));
    await vi.advanceTimersByTimeAsync(60_000);
    return done / 1000;
  }
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('takes as long as the voice takes', async () => {
    const { spoken, say } = await browser(['fr-FR', 'en-GB'], 3);
    expect([await took(say()), spoken.length]).toEqual([3, 1]);
  });

  it('goes on although a browser never says that it is done', async () => {
    const { say } = await browser(['en-US'], null);
    const seconds = await took(say());
    expect(seconds).toBeGreaterThan(4);
    expect(seconds).toBeLessThan(15);
  });

  it('leaves time to read where there is no voice for the language, or none is wanted', async () => {
    const { spoken, say } = await browser(['fr-FR'], 3);
    expect(await took(say())).toBeGreaterThan(1);
    const { say: silent } = await browser(['en-GB'], 3);
    expect(await took(silent(false))).toBeGreaterThan(1);
    expect(spoken).toEqual([]);
  });
});

describe('an evening', () => {
  it('forgets everything of its own last game when a new one begins, and nothing of another game', () => {
    const store = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => store.set(name, value),
    });
    for (const name of ['tally', 'town']) store.set(`meetinghouse:companion:${name}`, '{"cards":[1]}');
    const evening = new Evening('salem1692', SALEM, 4, ['tally']);
    evening.again();
    expect(store.get('meetinghouse:companion:tally')).toBe('null');
    expect(store.get('meetinghouse:companion:town')).toBe('{"cards":[1]}');
    expect(evening.begun).toBe(1);
    vi.unstubAllGlobals();
  });

  it('knows its options, its marks and whether everybody has a name', () => {
    const evening = new Evening('salem1692', SALEM, 4);
    expect(evening.known).toEqual(['box', 'conspiracy=left', 'constable', 'cat']);
    evening.names = ['Ann', 'Ben', ' ', 'Dan'];
    expect(evening.known).not.toContain('names');
    evening.names[2] = 'Cora';
    evening.marks.constable = false;
    evening.options.extra_witch = true;
    expect(evening.known).toEqual(['box', 'extra_witch', 'conspiracy=left', 'cat', 'names']);
    expect(evening.facts).toMatchObject({ witch: 2, innocent: 17, tryals: 20 });
    evening.kill(1);
    expect(evening.living).toEqual([0, 2, 3]);
    evening.again();
    expect([evening.living.length, evening.marks.constable, evening.names[0]]).toEqual([4, true, 'Ann']);
  });
});

describe('the tally', () => {
  const seat = (character: Seat['character'], cards: Seat['cards'] = {}, dead = false): Seat => ({
    character,
    cards,
    dead,
  });

  it('knows what George Burroughs, Cotton Mather and Martha Corey change', () => {
    const cards = { accusation: 3, evidence: 1 };
    const seats = [seat('george_burroughs', cards), seat('martha_corey', cards), seat('cotton_mather', cards)];
    expect(countOf(seats, 0)).toEqual({ now: 6, limit: 8, as: 'george_burroughs' });
    expect(countOf(seats, 1)).toEqual({ now: 6, limit: 8, as: 'george_burroughs' });
    expect(countOf(seats, 2)).toEqual({ now: 4, limit: 7, as: 'cotton_mather' });
    seats[0]!.dead = true;
    // The first living player on her right is now Cotton Mather.
    expect(countOf(seats, 1)).toEqual({ now: 4, limit: 7, as: 'cotton_mather' });
    seats[2]!.dead = true;
    expect(powerAt(seats, 1)).toBe('none');
  });

  it('tells when Thomas Danforth may have a Tryal turned up', () => {
    const seats = [
      seat('thomas_danforth'),
      seat('tituba', { accusation: 6 }),
      seat('george_burroughs', { accusation: 6 }),
    ];
    expect(earlyBy(seats, 1)).toEqual([0]);
    expect(earlyBy(seats, 2)).toEqual([]);
    seats[2]!.cards.accusation = 7;
    expect(earlyBy(seats, 2)).toEqual([0]);
    seats[0]!.dead = true;
    expect(earlyBy(seats, 1)).toEqual([]);
  });

  it('tells the crier whether the Black Cat can harm somebody, whoever died on whichever page', () => {
    const evening = new Evening('salem1692', SALEM, 4);
    const harms = (cat?: number | null): boolean | undefined => {
      const characters: Seat['character'][] = ['none', 'mary_warren', 'martha_corey', 'none'];
      tellCrier({ characters, cards: [], ...(cat === undefined ? {} : { cat }) }, evening);
      return evening.marks.cat;
    };
    expect([0, 1, 2, 3, 9, null].map(harms)).toEqual([true, false, false, true, false, false]);
    evening.marks.cat = true;
    expect(harms()).toBe(true); // nobody said where it lies
    evening.kill(1); // Martha Corey has the power of her next living neighbour then
    expect(harms(2)).toBe(true);
    evening.kill(2);
    expect(harms(2)).toBe(false);
  });

  it('counts an Alibi as a Witness where Will Griggs sits', () => {
    const seats = [seat('will_griggs'), seat('none', { alibi: 1 })];
    expect(alibiCounts(seats)).toBe(true);
    expect(countOf(seats, 1).now).toBe(7);
    expect(alibiCounts([seat('none'), seat('tituba')])).toBe(false);
  });
});

describe('the town', () => {
  it('lays out card by card as many as the rules shuffle, for every number of players and edition', () => {
    // The numbers on the other side are those of real tables: tests/boardgames/test_companion.py.
    for (const [seats, editions] of Object.entries(TOWN.facts))
      for (const [edition, { buildings, events }] of Object.entries(editions)) {
        expect(buildingsFor(Number(seats)).reduce((sum, { n }) => sum + n, 0)).toBe(buildings);
        expect(eventsFor(Number(seats), edition)).toHaveLength(events!);
      }
  });
  it('gives Badges back when everybody has a Badge or a Trial', () => {
    let town = choose(choose(newTown(3), 0), 1);
    expect(mayBeConstable(town)).toEqual([2]);
    town = choose(town, 2);
    expect(town.badges).toEqual([false, false, true]);
    town = tryOn(town, 0);
    expect(mayBeConstable(town)).toEqual([1]);
    town = tryOn(town, 1);
    expect([town.badges, mayBeConstable(town)]).toEqual([[false, false, true], []]);
    expect(mayBeConstable(tryOn(town, 1))).toEqual([1]);
  });

  it('has five rounds of four phases', () => {
    let town = newTown(3);
    for (let i = 0; i < 19; i++) town = next(town);
    expect([town.round, town.phase, over(town)]).toEqual([5, 3, false]);
    expect(over(next(town))).toBe(true);
  });

  it('counts the end out step by step, and never below nothing', () => {
    const person = (more: Partial<Townsman>): Townsman => ({
      character: 'merchant',
      buildings: {},
      hope: 0,
      trial: false,
      charter: false,
      letter: false,
      ...more,
    });
    const end = endOfTown({
      despair: 1,
      needed: 6,
      people: [
        person({ character: 'midwife', trial: true }),
        person({ buildings: { trade_left: 2, trade_middle: 1, trade_right: 1, justice_left: 1 }, hope: 1 }),
        person({ character: 'fiddler', buildings: { finance_left: 6 }, hope: 3 }),
      ],
    });
    expect(end.trials).toEqual([
      { key: 'witch-tried', seat: 0, change: -2, after: -1 },
      { key: 'floor', seat: -1, change: 1, after: 0 },
    ]);
    expect(end.points[1]).toEqual({ own: 4, sets: 2, charter: 0, letter: 0, extra: 0, total: 6 });
    expect([end.winners, end.decided, end.reason]).toEqual([[2], 'hope', 'puritans']);
  });

  it('counts a printed card that is none of ours: side and types ticked, any points', () => {
    const own: Townsman = {
      character: { witch: true, types: ['death', 'trade'] },
      buildings: { death_left: 2, trade_left: 1, finance_left: 5 },
      hope: 0,
      trial: false,
      charter: false,
      letter: false,
      extra: -4,
    };
    const end = endOfTown({ despair: 9, needed: 6, people: [own, { ...own, extra: 2 }] });
    expect(end.points.map(({ own: mine, extra, total }) => [mine, extra, total])).toEqual([
      [3, -4, -1],
      [3, 2, 5],
    ]);
    expect([end.winners, end.reason]).toEqual([[1], 'witches']);
  });

  it('takes a third Trial, a Constable with a Badge, and a Badge that a card gives', () => {
    let town = newTown(4);
    town = choose(badge(town, 1), 1);
    expect([town.constable, town.badges]).toEqual([1, [false, true, false, false]]);
    for (const seat of [0, 2, 3]) town = tryOn(town, seat);
    expect(town.trials).toEqual([true, false, true, true]);
    expect(badge(town, 1).badges[1]).toBe(false);
  });
});

describe('Affliction', () => {
  it('counts free numbers of any box', () => {
    const end = endOfCounted([
      { circle: 2, arrested: 3, houses: 4, status: -1, grievances: 2 },
      { circle: 1, arrested: 1, houses: 0, status: 8, grievances: -2 },
    ]);
    expect(end.scores.map(({ righteousness, total }) => [righteousness, total])).toEqual([
      [5, 10],
      [2, 8],
    ]);
    expect(end.winners).toEqual([0]);
  });

  const deal: Deal = {
    colonist: 'mary_warren',
    reputation: 2,
    place: 'none',
    deck: 'colonist',
    advocates: 0,
    accusations: 3,
    where: 'circle',
    spectral: false,
    protection: false,
    silenced: false,
    faction: 'village_a',
    defence: 5,
    by: 'usual',
    nurse: false,
    willard: false,
    porter: false,
    andrew: false,
  };

  it('works the price of the rulebook’s example out', () => {
    expect(arrest(deal)).toEqual({
      parts: [
        { key: 'reputation', n: 2 },
        { key: 'accusations', n: -3 },
        { key: 'defence', n: 5 },
      ],
      total: 4,
    });
    // Spectral Evidence lifts the defence; below nothing there is nothing, and a surcharge is still paid.
    expect(arrest({ ...deal, spectral: true, by: 'space' })).toMatchObject({ total: 1 });
    expect(arrest({ ...deal, by: 'ability' })).toMatchObject({ total: 6 });
    expect(arrest({ ...deal, by: 'space', porter: true })).toMatchObject({ total: 4 });
  });

  it('says why not', () => {
    expect(arrest({ ...deal, accusations: 0 })).toEqual({ no: 'unaccused' });
    expect(arrest({ ...deal, protection: true })).toEqual({ no: 'protected' });
    expect(arrest({ ...deal, where: 'mine' })).toEqual({ no: 'mine' });
    expect(arrest({ ...deal, colonist: 'elizabeth_proctor', accusations: 2 })).toEqual({ no: 'proctor' });
    const john = { ...deal, colonist: 'john_proctor', reputation: 6, place: 'town', deck: 'prominent' } as const;
    expect(bring(john)).toEqual({ no: 'place' });
    expect(bring({ ...john, andrew: true })).toMatchObject({ total: 11 });
    // The printed card is right.
    expect(bring({ ...john, place: 'none' })).toMatchObject({ total: 11 });
    expect(arrest({ ...john, willard: true })).toMatchObject({ total: 9 });
    expect(arrest({ ...john, willard: true, deck: 'colonist' })).toMatchObject({ total: 8 });
  });

  it('breaks ties by reputation and shares what is equal', () => {
    const leader = { faction: 'village_a', grievance: 'mill_dam' } as const;
    const tie = endOfAffliction([
      { ...leader, circle: ['sarah_cloyce'], arrested: [] },
      { ...leader, faction: 'town_a', grievance: 'parsonage', circle: ['mary_easty'], arrested: [] },
    ]);
    expect([tie.winners, tie.decided]).toEqual([[1], 'reputation']);
    const equal = endOfAffliction([
      { ...leader, circle: ['sarah_cloyce'], arrested: [] },
      { ...leader, faction: 'town_a', grievance: 'parsonage', circle: ['john_willard'], arrested: [] },
    ]);
    expect([equal.winners, equal.decided]).toEqual([[0, 1], 'shared']);
  });
});
