// What a card means here and now.
import { beforeAll, describe, expect, it } from 'vitest';
import { tipOf } from '../src/games/salem1692/tip';
import { read } from '../src/games/salem1692/view';
import { Teller } from '../src/telling';
import { words } from '../src/words.svelte';
import { text, wordsOf } from './places';

describe('a tip', () => {
  const teller = new Teller(
    'salem1692',
    undefined,
    (seat) => ['Ines', 'Hana', 'Pilar'][seat]!,
    wordsOf('en', 'common', 'salem1692'),
  );
  const view = read({ viewer: 0, living: [0, 1, 2], accusations: [6, 4, 3], limits: [7, 7, 7] });
  beforeAll(() => {
    for (const file of ['common', 'web', 'salem1692']) words.add('en', text(`locales/en/${file}.ftl`));
    words.speak('en');
  });

  it('says against whom a red card is enough, and never against myself', () => {
    expect(tipOf(view, 'evidence', teller)).toMatch(/That is enough now against Hana\.$/);
    expect(tipOf(view, 'witness', teller)).toMatch(/against Hana and Pilar\.$/);
    expect(tipOf(view, 'accusation', teller)).toBe(teller.name('card', 'accusation', 'text'));
    expect(tipOf(view, 'alibi', teller)).toBe(teller.name('card', 'alibi', 'text'));
  });
});
