// What is staged, for how long, and what each person is told by it.
import { beforeAll, describe, expect, it } from 'vitest';
import { icons } from '../scripts/icons.mjs';
import { face as afflictionFace } from '../src/games/affliction/face';
import type { GameFace } from '../src/games/face';
import { face as newSalemFace } from '../src/games/new_salem/face';
import { cameThisRound } from '../src/games/new_salem/view';
import { face as salemFace } from '../src/games/salem1692/face';
import { chronicle, latest, missed } from '../src/state/chronicle';
import { CUES } from '../src/state/instruments';
import { direct as staged, type Directed } from '../src/table/direct';
import { Teller } from '../src/telling';
import type { GameInfo, Json } from '../src/wire/generated';
import { unmark, words } from '../src/words.svelte';
import { text, wordsOf } from './places';

const NAMES = ['Ines', 'Hester', 'Pilar', 'Otto'];
const FACES: [string, GameFace][] = [
  ['salem1692', salemFace],
  ['new_salem', newSalemFace],
  ['affliction', afflictionFace],
];
const FAMILIES = {
  seat: ['seat', 'target', 'giver', 'seats', 'winners'],
  card: ['card'],
  tryal: ['tryal'],
  event: ['event'],
  side: ['side'],
};

/** Every event takes one second, unless a test says otherwise. */
function tellerOf(game: string, me: number | null, seconds: Record<string, number>): Teller {
  const rules = Object.fromEntries(Object.entries(seconds).map(([key, staging]) => [key, { rule: '', staging }]));
  const info = { words: FAMILIES, rules } as unknown as GameInfo;
  return new Teller(game, info, (seat) => NAMES[seat] ?? '?', words, me);
}

const VIEW: Json = {
  cards: { witches: ['midwife'] },
  seats: 4,
  viewer: 0,
  options: {},
  outcome: null,
  revealed: [[], ['witch'], [], []],
  accusations: [4, 0, 0, 0],
  limits: [7, 7, 7, 7],
  is_witch: false,
  living: [0, 1, 2, 3],
  power: [],
  front: [{}, {}, {}, {}],
  face_down: [3, 3, 3, 3],
  circles: [['tituba'], []],
  accusations_by: {},
};
interface Batch {
  events: Json[];
  before: Json | null;
  view: Json;
  me: number | null;
}
const batch = (events: Json[], more: Partial<Batch> = {}): Batch => ({
  events,
  before: VIEW,
  view: VIEW,
  me: 0,
  ...more,
});
const direct = ({ events, view, before, me }: Batch, face: GameFace, teller: Teller): Directed =>
  staged({ n: 10 + events.length, events, view }, face, { before, told: [], me, teller, bets: [] });

beforeAll(() => {
  for (const file of ['common', 'web', 'moments', 'you', 'salem1692', 'new_salem', 'affliction'])
    words.add('en', text(`locales/en/${file}.ftl`));
  words.speak('en');
});

describe('stagings', () => {
  it('are about one event each, and count by the view of their own moment', () => {
    const teller = tellerOf('salem1692', 0, { tryal_revealed: 3, died: 1 });
    const reveal = { key: 'salem1692.tryal_revealed', seat: 1, tryal: 'witch', how: 'accusation' };
    const one = direct(batch([reveal, { key: 'salem1692.drew', seat: 1 }]), salemFace, teller);
    expect(one.scenes.map(({ id, event }) => [id, event])).toEqual([['reveal', 10]]);
    expect(one.scenes[0]?.line).toBe('Hester was a witch. No Witch card is hidden any more.');
    const before = { ...VIEW, revealed: [[], [], [], []] };
    expect(direct(batch([reveal], { view: before }), salemFace, teller).scenes[0]?.line).toContain('One Witch card');
    expect(direct(batch([{ key: 'salem1692.drew', seat: 1 }]), salemFace, teller).scenes).toEqual([]);
    // Why somebody dies of a card that is no Witch.
    const last = { ...reveal, tryal: 'not_a_witch' };
    const line = (face_down: number[]) =>
      direct(batch([last], { view: { ...before, face_down } }), salemFace, teller).scenes[0]?.line;
    expect(line([3, 0, 3, 3])).toBe('It was Hester’s last hidden Tryal. One Witch card is still hidden.');
    expect(line([3, 1, 3, 3])).toContain('No Witch card of Hester');
    // Whoever has one left is warned where they look, not by a nudge under the scene.
    const mine = (left: number) =>
      direct(batch([{ ...last, seat: 0 }], { view: { ...before, face_down: [left, 3, 3, 3] } }), salemFace, teller);
    expect(mine(1).scenes[0]?.line).toMatch(/still hidden\. One hidden Tryal left: lose it, and you die\.$/);
    expect(mine(2).scenes[0]?.line).not.toContain('lose it');
    expect(line([3, 1, 3, 3])).not.toContain('lose it');
  });

  it('show everybody their own Tryal at Conspiracy, equally long and alike', () => {
    const seconds = { tryal_passed: 0.3 };
    const events = (tryal: string): Json[] =>
      [0, 1, 2, 3].map((seat) => ({
        key: 'salem1692.tryal_passed',
        seat,
        giver: (seat + 1) % 4,
        ...(seat === 0 ? { tryal } : {}),
      }));
    const seen = (me: number | null, tryal: string, after: Json) =>
      direct(batch(events(tryal), { me, view: { ...VIEW, ...after } }), salemFace, tellerOf('salem1692', me, seconds))
        .scenes;
    const turned = seen(0, 'witch', { is_witch: true });
    const spared = seen(0, 'not_a_witch', {});
    const watcher = seen(null, 'witch', {});
    for (const scenes of [turned, spared, watcher]) {
      expect(scenes).toHaveLength(1);
      expect([scenes[0]!.id, scenes[0]!.tone, scenes[0]!.cue]).toEqual(['passed', undefined, 'card']);
    }
    expect(turned[0]!.line).toContain('You are a witch now');
    expect(spared[0]!.line).toBe('You are still not a witch.');
    expect(watcher[0]!.line).toBeUndefined();
  });

  it('tell the dead that they are, and others who is', () => {
    const teller = (me: number) => tellerOf('salem1692', me, { died: 1 });
    const events = [{ key: 'salem1692.died', seat: 1, how: 'tryals' }];
    expect(direct(batch(events, { me: 1 }), salemFace, teller(1)).scenes[0]?.title).toContain('costs you your life');
    expect(direct(batch(events), salemFace, teller(0)).scenes[0]?.title).toBe('That Tryal costs Hester their life.');
  });

  it('say the side of whoever is unmasked', () => {
    const sides = ['witch', 'puritan'].map(
      (side) =>
        direct(
          batch([{ key: 'new_salem.unmasked', seat: 1, character: 'midwife', side }]),
          newSalemFace,
          tellerOf('new_salem', 0, { unmasked: 1 }),
        ).scenes[0]?.title,
    );
    expect(sides[0]).toMatch(/, a Witch\.$/);
    expect(sides[1]).toMatch(/, a Puritan\.$/);
  });

  it('nudge whoever is accused past half, once', () => {
    const teller = tellerOf('salem1692', 0, {});
    const events = [{ key: 'salem1692.played', seat: 1, target: 0, card: 'evidence' }];
    const before = { ...VIEW, accusations: [1, 0, 0, 0] };
    expect(direct(batch(events, { before }), salemFace, teller).nudge?.title).toContain('4 of 7');
    expect(direct(batch(events, { before: VIEW }), salemFace, teller).nudge).toBeNull();
    expect(direct(batch(events, { before, me: 2 }), salemFace, tellerOf('salem1692', 2, {})).nudge).toBeNull();
  });

  it('have a picture, a sound and words for every event that a game gives time', () => {
    const drawn = icons();
    for (const [game, face] of FACES) {
      const source = text(`src/meetinghouse/boardgames/${game}/event_types.py`);
      const declared = [...source.matchAll(/^ {4}"([a-z_]+)": event\(([^()]*)\)/gm)];
      expect(declared.length, game).toBe([...source.matchAll(/": event\(/g)].length);
      const staged = declared.flatMap(([, key, how]) => {
        const seconds = how!.match(/staging=([0-9.]+)/)?.[1];
        return seconds ? [[key!, seconds] as const] : [];
      });
      expect(staged.length, game).toBeGreaterThan(8);
      for (const [key, seconds] of staged) {
        expect(Number(seconds), key).toBeLessThan(4);
        const event: Json = {
          ...{ key: `${game}.${key}`, seat: 1, target: 2, source: 3, giver: 3, seats: [1], winners: [1], n: 1 },
          ...{
            tryal: 'witch',
            how: 'tryals',
            card: game === 'affliction' ? 'mary_spencer_hill' : 'conspiracy',
            event: 'fire',
            colonist: 'tituba',
            space: 1,
          },
          ...{
            saved: 'no',
            reason: 'only_witches_left',
            round: 1,
            character: 'tutor',
            side: 'witch',
            instead_of: 'tituba',
          },
        };
        const { scenes } = direct(batch([event]), face, tellerOf(game, 0, { [key!]: Number(seconds) }));
        expect(scenes, key).toHaveLength(1);
        expect(drawn, key).toHaveProperty(scenes[0]!.icon);
        expect(CUES, key).toHaveProperty(scenes[0]!.cue!);
        expect(scenes[0]!.title + (scenes[0]!.line ?? '') !== '' || !!scenes[0]!.show, key).toBe(true);
        expect(scenes[0]!.title + (scenes[0]!.line ?? ''), key).not.toMatch(/[a-z0-9]+-[a-z-]+-[a-z]/);
      }
    }
  });
});

describe('ceremonies', () => {
  const built = (seat: number, hope: number, despair: number): Json => ({
    ...{ key: 'new_salem.built', seat, building: 'trade_left', hope, despair },
  });

  it('show all Buildings at once, and say who brought Despair and who brought Hope', () => {
    const events = [built(0, 1, 0), built(1, 0, 2), built(2, 0, 1), built(3, 0, 0)];
    const { scenes } = direct(batch(events), newSalemFace, tellerOf('new_salem', 0, { built: 0.7 }));
    expect(scenes).toHaveLength(1);
    expect(scenes[0]!.line).toBe('Despair: Hester\u00a02, Pilar\u00a01\u00a0· Hope: You\u00a01');
    expect(scenes[0]!.show?.props.built).toEqual(events);
    const none = direct(batch([built(0, 0, 0)]), newSalemFace, tellerOf('new_salem', 0, { built: 0.7 }));
    expect(none.scenes[0]!.line).toBe('Nobody brought Despair');
    expect(newSalemFace.moments!.gist!(events as never, tellerOf('new_salem', 0, {}))).toBe(scenes[0]!.line);
  });

  it('mark what came to a district in this round', () => {
    const told = (event: Json, n: number) => ({ n, event });
    const round: Json = { key: 'new_salem.round', round: 2, n: 4 };
    const came = cameThisRound([built(0, 0, 0), round, built(1, 0, 0), built(1, 0, 0)].map(told));
    expect([...came]).toEqual([[1, ['trade_left', 'trade_left']]]);
  });

  it('count the end of Affliction one player after the other', () => {
    const scored = (seat: number): Json => ({ key: 'affliction.scored', seat, total: seat });
    const { scenes } = staged({ n: 2, events: [scored(1)], view: VIEW }, afflictionFace, {
      ...{ before: VIEW, told: [{ n: 0, event: scored(0) }], me: 0, bets: [] },
      teller: tellerOf('affliction', 0, { scored: 2 }),
    });
    expect(scenes.map(({ id, event }) => [id, event])).toEqual([['scored-1', 1]]);
    expect(scenes[0]!.show?.props.scored).toEqual([scored(0), scored(1)]);
  });
});

describe('a nudge', () => {
  const nudged = (before: Json, after: Json, me = 0): string | undefined => {
    const events = [{ key: 'salem1692.played', seat: 1, target: 2, card: 'matchmaker' }];
    const more = { before: { ...VIEW, ...before }, view: { ...VIEW, ...after }, me };
    return direct(batch(events, more), salemFace, tellerOf('salem1692', me, {})).nudge?.title;
  };
  const one = { front: [{ matchmaker: 1 }, {}, {}, {}] };
  const two = { front: [{ matchmaker: 1 }, {}, { matchmaker: 1 }, {}] };

  it('says with whom I live and die, once, and not to Mary Warren', () => {
    expect(nudged(one, two)).toBe('You are linked with Pilar: if Pilar dies, you die too.');
    expect(nudged(one, two, 2)).toContain('linked with Ines');
    expect(nudged(two, two)).toBeUndefined();
    expect(nudged(one, two, 1)).toBeUndefined();
    expect(nudged(one, { ...two, power: ['mary_warren'] })).toBeUndefined();
  });

  it('says when my last hidden Tryal is all there is between me and death', () => {
    expect(nudged({ face_down: [2, 3, 3, 3] }, { face_down: [1, 3, 3, 3] })).toContain('One hidden Tryal left');
    expect(nudged({ face_down: [1, 3, 3, 3] }, { face_down: [1, 3, 3, 3] })).toBeUndefined();
  });
});

describe('you', () => {
  it('are told what you do and what is done to you', () => {
    const said = (me: number | null, event: Json): string =>
      tellerOf('salem1692', me, {})
        .line({ key: 'salem1692.played', card: 'alibi', ...event })
        .replace(/[\uE000\uE001]/g, '');
    expect(said(0, { seat: 0, target: 1 })).toBe('You play an Alibi on Hester.');
    expect(said(1, { seat: 0, target: 1 })).toBe('Ines plays an Alibi on you.');
    expect(said(null, { seat: 0, target: 1 })).toBe('Ines plays an Alibi on Hester.');
    const passed = { key: 'salem1692.tryal_passed', seat: 0, giver: 1, tryal: 'witch' };
    expect(said(1, passed)).toBe('Ines takes a Witch from you.');
    const removed = (me: number, target: number): string =>
      unmark(tellerOf('new_salem', me, {}).line({ key: 'new_salem.removed', seat: 0, target, building: 'tannery' }));
    expect(removed(0, 0)).toMatch(/^You take 1 Despair off your \w+\.$/);
    expect(removed(0, 1)).toContain('Hester’s');
    expect(removed(1, 0)).toMatch(/^Ines takes 1 Despair off their own \w+\.$/);
    expect(removed(1, 1)).toMatch(/^Ines takes 1 Despair off your \w+\.$/);
  });

  it('are told your own count at the end of Affliction', () => {
    const scored = { key: 'affliction.scored', seat: 0, grievance: 'debts', righteousness: 5, wealth: 1, status: 0 };
    const line = (me: number): string =>
      unmark(tellerOf('affliction', me, {}).line({ ...scored, grievances: 0, total: 6 }));
    expect(line(0)).toMatch(/^You had /);
    expect(line(1)).toMatch(/^Ines had /);
  });

  it('are told how it ended, and strangers are told your name', () => {
    const teller = tellerOf('affliction', 0, {});
    expect(teller.outcome('points', [0])).toBe('You win with the most points.');
    expect(teller.outcome('shared', [0, 1])).toBe('You share the win with Hester.');
    expect(teller.outcome('points', [1])).toBe('Hester wins with the most points.');
    expect(teller.forAll().outcome('points', [0])).toBe('Ines wins with the most points.');
    const killed = (me: number): string =>
      unmark(tellerOf('salem1692', me, {}).story('killed', { seat: 0, was_witch: false }));
    expect([killed(0), killed(1)]).toEqual(['The witches killed you at Night.', 'The witches killed Ines at Night.']);
  });

  it('have the same sentences in every language, each for an event that there is', () => {
    for (const lang of ['en', 'fr', 'es'] as const) {
      const own = [
        ...text(`locales/${lang}/you.ftl`).matchAll(/^(?:at-)?you-((?:salem1692|new-salem|affliction)-[a-z-]+) =/gm),
      ];
      expect(own.length).toBeGreaterThan(100);
      const all = wordsOf(lang, 'salem1692', 'new_salem', 'affliction');
      for (const [, id] of own) expect(all.has(id!), id).toBe(true);
    }
  });
});

describe('the log', () => {
  const told = (...events: Json[]) => events.map((event, n) => ({ n, event }));
  const dealt = (seat: number): Json => ({ key: 'salem1692.dealt', seat });
  const turn = (seat: number): Json => ({ key: 'salem1692.turn', seat });
  const laid: Json = { key: 'salem1692.laid_out', seat: 0, card: 'witness' };
  const played: Json = { key: 'salem1692.played', seat: 0, card: 'witness', target: 1 };
  const died: Json = { key: 'salem1692.died', seat: 1, how: 'tryals' };
  const staging = { staging: (event: Json): number => (event === died ? 2.6 : 0) };

  it('is grouped by turns, with one line for each deed', () => {
    const turns = chronicle(told(dealt(0), dealt(1), dealt(2), turn(0), laid, played, turn(1), laid), salemFace);
    expect(turns.map((one) => [one.head?.event.seat, one.deeds.map((deed) => deed.event.key)])).toEqual([
      [undefined, ['salem1692.dealt']],
      [0, ['salem1692.played']],
      // Held up, and not yet played on anybody.
      [1, ['salem1692.laid_out']],
    ]);
    expect(turns[0]!.deeds[0]!.more).toHaveLength(2);
  });

  it('always has one newest sentence, and a draw is one: it may be all that a turn was', () => {
    const drew: Json = { key: 'salem1692.drew', seat: 2, n: 2 };
    expect(latest(told(turn(0), played, turn(2), drew), salemFace, staging)?.event).toBe(drew);
    expect(latest(told(turn(0), played, turn(2)), salemFace, staging)?.event).toBe(played);
    expect(missed(told(turn(0), played, turn(2), drew), 0, salemFace, staging).map((one) => one.event)).toEqual([
      played,
    ]);
    expect(latest(told(dealt(0)), salemFace, staging)?.event.key).toBe('salem1692.dealt');
    expect(latest([], salemFace, staging)).toBeUndefined();
  });

  it('tells a draw by a power once, with its reason', () => {
    const claimed: Json = { key: 'salem1692.rebecca_draws', seat: 2 };
    const drew: Json = { key: 'salem1692.drew', seat: 2, n: 1 };
    const mine = { ...drew, cards: ['piety'] };
    expect(latest(told(turn(0), played, claimed, drew), salemFace, staging)?.event).toBe(claimed);
    const lines = (...events: Json[]) =>
      chronicle(told(turn(0), ...events), salemFace)[0]!.deeds.map((deed) => deed.event);
    expect(lines(claimed, drew)).toMatchObject([claimed]);
    // What came to myself, and anybody else's draw, is told beside it.
    for (const one of [mine, { ...drew, seat: 3 }]) expect(lines(claimed, one)).toMatchObject([claimed, one]);
  });

  it('has a death for its news, not the hand that is left behind', () => {
    const left: Json = { key: 'salem1692.hand_discarded', seat: 1, cards: [] };
    expect(latest(told(turn(0), played, died, left), salemFace, staging)?.event).toBe(died);
  });

  it('tells what I missed in at most five lines, turning points before small ones', () => {
    const small = Array.from({ length: 9 }, (_, seat) => ({ ...played, seat }));
    const all = told(died, turn(0), died, ...small);
    const lines = missed(all, 1, salemFace, staging);
    expect(lines).toHaveLength(5);
    expect(lines[0]!.event).toBe(died);
    expect(lines.map((one) => one.n)).toEqual([2, 8, 9, 10, 11]);
    expect(missed(all, 99, salemFace, staging)).toEqual([]);
    expect(missed(told(...Array.from({ length: 8 }, () => died)), 0, salemFace, staging)).toHaveLength(5);
  });
});
