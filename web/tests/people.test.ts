// Faces fit names: a bot called Prudence wears no beard.
import { describe, expect, it } from 'vitest';
import { DRESS, portrait } from '../src/art/portrait';
import { BOT_NAMES } from '../src/state/people';

describe('faces', () => {
  it('of bots are dressed as their names say', () => {
    expect(Object.keys(DRESS).sort()).toEqual([...BOT_NAMES].sort());
    for (const name of BOT_NAMES)
      expect(portrait(name, {}, 'a'), name).toBe(portrait(name, { dress: DRESS[name]! }, 'a'));
    expect(portrait('Prudence', {}, 'a')).not.toBe(portrait('Prudence', { dress: 'm' }, 'a'));
  });
});
