// How each game reads on the table page: warnings, secret phases, what lies on the board.
import { describe, expect, it } from 'vitest';
import { icons } from '../scripts/icons.mjs';
import { face as afflictionFace } from '../src/games/affliction/face';
import type { GameFace } from '../src/games/face';
import { face as newSalemFace } from '../src/games/new_salem/face';
import { face as salemFace } from '../src/games/salem1692/face';
import { SCENES } from '../src/games/salem1692/companion/declared';
import { script, stageOf, standing, turningsOf } from '../src/games/salem1692/script';
import { laysCards, read } from '../src/games/salem1692/view';
import type { GameEvent } from '../src/games/salem1692/wire';
import type { Ask, Json } from '../src/wire/generated';
import { words } from '../src/words.svelte';
import { text } from './places';

// As the table page holds them: any game's face takes what came over the wire.
const affliction: GameFace = afflictionFace;
const newSalem: GameFace = newSalemFace;
const salem: GameFace = salemFace;
const drawn = icons();
const events = (...given: Json[]): GameEvent[] => given as GameEvent[];
/** The events of a game, as its generated types list them. */
const keysOf = (game: string): string[] =>
  [...text(`web/src/games/${game}/wire.ts`).matchAll(/key: ("[^;]+);/g)].flatMap((m) =>
    [...m[1]!.matchAll(/"([a-z0-9_.]+)"/g)].map((one) => one[1]!),
  );

describe('faces', () => {
  it('have a drawn icon for whatever happens', () => {
    for (const [game, face] of [
      ['salem1692', salem],
      ['new_salem', newSalem],
      ['affliction', affliction],
    ] as const) {
      expect(keysOf(game).length).toBeGreaterThan(30);
      for (const key of keysOf(game)) expect(drawn, key).toHaveProperty(face.icon({ key }));
    }
  });

  it('warn before a confession that would kill, and only then', () => {
    const view = (tryals: Json): Json => ({ tryals, revealed: [[]], viewer: 0 });
    const show = (tryal: string): Json => ({ ask: 1, do: 'show', tryal });
    expect(salem.warning(view({ witch: 1, not_a_witch: 2 }), show('witch'))).toBe('web-salem-deadly');
    expect(salem.warning(view({ not_a_witch: 1 }), show('not_a_witch'))).toBe('web-salem-deadly');
    expect(salem.warning(view({ witch: 1, not_a_witch: 2 }), show('not_a_witch'))).toBeNull();
    expect(salem.warning(view({ witch: 1 }), { ask: 1, do: 'stay_silent' })).toBeNull();
  });

  it('put every screen into the night of a secret phase', () => {
    for (const [phase, secret] of [
      ['dawn', true],
      ['night', true],
      ['day', false],
      ['conspiracy', false],
      ['over', false],
    ] as const)
      expect(salem.secret({ phase })).toBe(secret);
  });

  it('follow the moderator stage by stage', () => {
    const at = (kind: string, phase: string): string =>
      stageOf(read({ phase, decision: { kind: `salem1692.${kind}` } }));
    expect(at('dawn', 'dawn')).toBe('dawn-first');
    expect(at('dawn_again', 'dawn')).toBe('dawn-second');
    expect(at('night', 'night')).toBe('night-first');
    expect(at('night_again', 'night')).toBe('night-second');
    expect(at('constable', 'night')).toBe('night-constable');
    expect(at('confess', 'night')).toBe('night-open');
    expect(at('turn', 'day')).toBe('');
    expect(at('black_cat', 'conspiracy')).toBe('conspiracy');
    // Between two questions of a Night nobody is told once more to close their eyes.
    expect(stageOf(read({ phase: 'night', decision: null }))).toBe('');
    const happened = (...keys: string[]): string[] =>
      turningsOf(events(...keys.map((key) => ({ key: `salem1692.${key}`, card: 'conspiracy' })))).map(
        (one) => one.stage,
      );
    expect(happened('dawn')).toEqual(['dawn-close']);
    expect(happened('cat_given', 'turn')).toEqual(['dawn-open']);
    expect(happened('black_drawn', 'drew')).toEqual(['conspiracy']);
    expect(happened('night_falls')).toEqual(['night-close']);
    expect(happened('tryal_revealed', 'kill_named', 'died', 'morning')).toEqual(['night-kill', 'morning']);
  });

  it('ask for every line the script has, and for no other', () => {
    const kinds = ['choose_character', 'dawn', 'dawn_again', 'night', 'night_again', 'constable', 'confess', 'none'];
    const asked = kinds.map((kind) => stageOf(read({ phase: 'day', decision: { kind: `salem1692.${kind}` } })));
    const turned = turningsOf(
      events(
        ...['dawn', 'cat_given', 'night_falls', 'kill_named', 'morning', 'black_drawn'].map((key) => ({
          key: `salem1692.${key}`,
          card: 'conspiracy',
        })),
      ),
    );
    const stages = new Set([...asked, ...turned.map((one) => one.stage)].filter(Boolean));
    const written = new Set(
      Object.values(SCENES)
        .flat()
        .flatMap(({ stage }) => stage ?? []),
    );
    expect([...written].sort()).toEqual([...stages].sort());
  });

  it('read the one script with all its cases', () => {
    const table = {
      seats: 7,
      living: [0, 1, 2],
      options: { conspiracy: 'left', extra_witch: false },
      revealed: [[], [], []],
      front: [{}, { black_cat: 1 }, {}],
      power: ['tituba', 'sarah_good', 'mary_warren'],
    };
    words.add('en', text('locales/en/salem1692.ftl'));
    const says = (stage: string, change: Json = {}, place: 'room' | 'screen' = 'screen'): string =>
      script(stage, read({ ...table, ...change }), place);
    const open = says('night-open');
    expect(open).toContain('See where the gavel lies');
    expect(open).toContain('Constable, close your eyes');
    expect(says('night-open', { revealed: [['constable'], [], []] })).toMatch(/no gavel/);
    expect(says('night-open', { revealed: [['constable'], [], []] })).not.toContain('Constable, close');
    expect(says('conspiracy')).toContain('of the player with the Black Cat');
    expect(says('conspiracy', { front: [{}, {}, {}] })).toContain('does no harm');
    expect(says('conspiracy', { front: [{}, {}, { black_cat: 1 }] })).toContain('does no harm');
    expect(says('conspiracy', { options: { conspiracy: 'shuffled' } })).toContain('are mixed');
    expect(says('conspiracy')).not.toContain('mixed');
    // Once the Cat has had its say, also when that cost its owner's life, what stands there is only what is still to come.
    const stands = (kind: string, change: Json = {}): string =>
      standing(read({ ...table, phase: 'conspiracy', decision: { kind: `salem1692.${kind}` }, ...change }));
    expect(stands('black_cat')).toContain('of the player with the Black Cat');
    expect(stands('take', { living: [0, 2] })).not.toContain('Black Cat');
    expect(stands('take')).toContain('take one hidden Tryal');
    expect(says('dawn-first')).toContain('know each other');
    expect(says('dawn-first', { seats: 4 })).not.toContain('each other');
    expect(says('dawn-second', { seats: 4 })).not.toContain('others want');
    for (const stage of ['dawn-close', 'dawn-first', 'dawn-open', 'night-close', 'night-constable', 'night-open'])
      expect(says(stage, {}, 'room')).not.toMatch(/your eyes/);
  });

  it('tell the secret stages by what is public alone', () => {
    // What belongs to the witches, or to one seat, turns nothing.
    for (const key of ['eyes_open', 'witches_pointed', 'kill_chosen', 'tryal_passed', 'drew'])
      expect(turningsOf(events({ key: `salem1692.${key}` }))).toEqual([]);
    const view = (mine: string): Json => ({ phase: 'night', decision: { kind: 'salem1692.night', mine } });
    expect(stageOf(read(view('kill_first')))).toBe(stageOf(read(view('suspect'))));
  });

  it('show an heir the cards even at night, and nothing more to anyone', () => {
    const ask = (...options: Json[]): Ask => ({ id: 1, kind: 'salem1692.inherit', options });
    expect(laysCards(ask({ do: 'card', card: 'alibi' }))).toBe(true);
    expect(laysCards(ask({ do: 'front_card', card: 'asylum' }))).toBe(true);
    expect(laysCards(ask({ do: 'seat', seat: 1 }))).toBe(false);
    expect(laysCards(ask({ do: 'show', tryal: 'not_a_witch' }, { do: 'stay_silent' }))).toBe(false);
    expect(laysCards(null)).toBe(false);
  });

  it('pass the Tryals of a Conspiracy as one movement', () => {
    const pass = (seat: number, giver: number): Json => ({ key: 'salem1692.tryal_passed', seat, giver });
    expect(salem.flights(pass(0, 1), {})).toEqual([{ from: 'seat-1', to: 'seat-0', together: true }]);
  });

  it('leave to the prompt what the board does not show', () => {
    expect(salem.onBoard({ do: 'seat', seat: 1 }, {})).toBe(true);
    expect(salem.onBoard({ do: 'draw' }, {})).toBe(false);
    expect(newSalem.onBoard({ do: 'give', target: 1, n: 2 }, {})).toBe(false);
    expect(affliction.onBoard({ do: 'arrest', colonist: 'tituba' }, {})).toBe(true);
    expect(affliction.onBoard({ do: 'pass' }, {})).toBe(false);
  });
});
