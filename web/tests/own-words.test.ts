// The words of a card set of one's own: in the reader's language if it has it, else in one it has; ours where it has none.
import { describe, expect, it } from 'vitest';
import { Teller } from '../src/telling';
import { Words } from '../src/words.svelte';

describe('the words of a card set', () => {
  const words = new Words();
  words.add('en', 'toy-ship-brig = Brig\n    .a = the brig\n    .text = It floats.\ntoy-ship-sloop = Sloop\n');
  const teller = new Teller('toy', undefined, String, words);

  it('come before ours, and go with the table', () => {
    words.ofSet('toy', {
      fr: { ship: { brig: { name: 'Vieux brick' } } },
      en: { ship: { brig: { name: 'Old Brig', text: 'It leaks.' } } },
      '*': { ship: { sloop: { name: 'Swallow' } } },
    });
    expect([
      teller.name('ship', 'brig'),
      teller.name('ship', 'brig', 'a'),
      teller.name('ship', 'brig', 'text'),
    ]).toEqual(['Old Brig', 'Old Brig', 'It leaks.']);
    expect(teller.name('ship', 'sloop')).toBe('Swallow');
    expect(teller.renamed('ship', 'brig')).toBe(true);
    words.ofSet('toy', null);
    expect([teller.name('ship', 'brig', 'a'), teller.name('ship', 'sloop')]).toEqual(['the brig', 'Sloop']);
    expect(teller.renamed('ship', 'brig')).toBe(false);
  });
  it('lead to the rule of all cards where a card has another name', () => {
    const info = {
      words: { ship: ['ship'] },
      rules: {
        sailed: { rule: 'T7.1', by: 'ship', rules: { brig: 'T13.1', sloop: 'T13.2' } },
        leaked: { rule: 'T13.1' },
      },
    };
    const named = new Teller('toy', info as never, String, words);
    const rules = (): string[] => [
      named.rule({ key: 'toy.sailed', ship: 'brig' }),
      named.rule({ key: 'toy.sailed', ship: 'sloop' }),
      named.rule({ key: 'toy.leaked' }),
    ];
    expect(rules()).toEqual(['T13.1', 'T13.2', 'T13.1']);
    words.ofSet('toy', { '*': { ship: { brig: { name: 'Swallow' } } } });
    expect(rules()).toEqual(['T7.1', 'T13.2', 'T7.1']);
    words.ofSet('toy', null);
  });
  it('mean somebody else only where the name is another one', () => {
    words.ofSet('toy', { '*': { ship: { brig: { name: 'Brig, of Salem' }, sloop: { name: 'Swallow' } } } });
    expect([teller.renamed('ship', 'brig'), teller.renamed('ship', 'sloop')]).toEqual([false, true]);
    words.ofSet('toy', null);
  });
  it('are all there is behind a place that only card sets fill', () => {
    words.ofSet('toy', {
      '*': { ship: { own_1: { name: 'Gannet', text: 'It dives.' }, own_2: { name: 'Kittiwake' } } },
    });
    expect([teller.has('ship', 'own_1', 'text'), teller.has('ship', 'own_2', 'text')]).toEqual([true, false]);
    expect([teller.name('ship', 'own_2', 'a'), teller.name('ship', 'own_2', 'text')]).toEqual(['Kittiwake', '']);
    words.ofSet('toy', null);
  });
  it('fall back to a language that the set has', () => {
    words.ofSet('toy', { fr: { ship: { brig: { name: 'Vieux brick' } } } });
    expect(teller.name('ship', 'brig')).toBe('Vieux brick');
    words.ofSet('toy', null);
  });
});
