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
    for (const [i, n] of [2, 2, 3, 3, 5].entries()) story.frames.push({ i, n, all: n + 2, step: i < 2 ? 0 : i, at: 0 });
    expect([0, 1, 2, 3, 4].map((n) => story.frameOf(n, 'n'))).toEqual([0, 0, 2, 4, 4]);
    expect([0, 3, 4, 5, 6].map((n) => story.frameOf(n, 'all'))).toEqual([0, 0, 2, 4, 4]);
    expect(story.frameOf(99, 'n')).toBe(4);
    expect(new Story('T', {}, 'watch').frameOf(0, 'n')).toBe(0);
  });

  it('is found by an older link, which counts the inputs until then', () => {
    const story = new Story('T', {}, '0');
    for (const [i, step] of [0, 1, 1, 4, 4].entries()) story.frames.push({ i, step, at: 0 });
    expect([0, 1, 2, 3, 4, 99].map((n) => story.frameAfter(n))).toEqual([0, 2, 2, 2, 4, 4]);
    expect(new Story('T', {}, 'watch').frameAfter(3)).toBe(0);
  });
});
