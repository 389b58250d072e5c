// How each game reads on the table page: warnings, secret phases, what lies on the board.
import { describe, expect, it } from 'vitest';
import { icons } from '../scripts/icons.mjs';
import { face as affliction } from '../src/games/affliction/face';
import { face as newSalem } from '../src/games/new_salem/face';
import { face as salem, stageOf } from '../src/games/salem1692/face';
import { read } from '../src/games/salem1692/view';
import type { Json } from '../src/wire/generated';
import { text } from './places';

const drawn = icons();
/** The events of a game, as its words list them. */
const keysOf = (game: string): string[] =>
  [...text(`locales/en/${game}.ftl`).matchAll(new RegExp(`^${game.replace('_', '-')}-([a-z-]+) =`, 'gm'))].map(
    (m) => `${game}.${m[1]!.replaceAll('-', '_')}`,
  );

describe('faces', () => {
  it('have a drawn icon for whatever happens', () => {
    for (const [game, face] of [
      ['salem1692', salem],
      ['new_salem', newSalem],
      ['affliction', affliction],
    ] as const)
      for (const key of keysOf(game)) expect(drawn, key).toHaveProperty(face.icon({ key }));
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
    for (const stage of [
      'dawn-first',
      'dawn-second',
      'night-first',
      'night-second',
      'night-constable',
      'night-open',
      'conspiracy',
      'characters',
    ])
      expect(text('locales/fr/salem1692.ftl')).toContain(`salem1692-narrator-${stage} =`);
  });

  it('leave to the prompt what the board does not show', () => {
    expect(salem.onBoard({ do: 'seat', seat: 1 }, {})).toBe(true);
    expect(salem.onBoard({ do: 'draw' }, {})).toBe(false);
    expect(newSalem.onBoard({ do: 'give', target: 1, n: 2 }, {})).toBe(false);
    expect(affliction.onBoard({ do: 'arrest', colonist: 'tituba' }, {})).toBe(true);
    expect(affliction.onBoard({ do: 'pass' }, {})).toBe(false);
  });
});
