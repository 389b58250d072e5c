// A line of the log leads to its rule, and after the game to its moment in the replay.
import { describe, expect, it } from 'vitest';
import { Story } from '../src/state/story';
import { Teller } from '../src/telling';
import { wordsOf } from './places';

describe('the rule behind a line', () => {
  const rules = { died: { rule: 'S8.1', by: 'how', rules: { linked: 'S8.9' } }, dawn: { rule: 'S2.1' } };
  const teller = new Teller('salem1692', { words: {}, rules }, String, wordsOf('en', 'salem1692'));

  it('is the one its game declares', () => {
    expect(teller.rule({ key: 'salem1692.dawn' })).toBe('S2.1');
    expect(teller.rule({ key: 'salem1692.nothing_of_ours' })).toBe('');
  });

  it('may hang on an argument', () => {
    expect(teller.rule({ key: 'salem1692.died', how: 'linked' })).toBe('S8.9');
    expect(teller.rule({ key: 'salem1692.died', how: 'accusation' })).toBe('S8.1');
    expect(teller.rule({ key: 'salem1692.died' })).toBe('S8.1');
  });
});

describe('the moment of a line', () => {
  it('is the frame in which it was told', () => {
    const story = new Story('T', {}, 'watch');
    // Frames with nothing to tell lie between: 0 and 1 at the deal, 2 later, 3 and 4 at the end.
    for (const [i, n] of [2, 2, 3, 3, 5].entries()) story.frames.push({ i, n, at: 0 });
    expect([0, 1, 2, 3, 4].map((n) => story.frameOf(n))).toEqual([0, 0, 2, 4, 4]);
    expect(story.frameOf(99)).toBe(4);
    expect(new Story('T', {}, 'watch').frameOf(0)).toBe(0);
  });
});
