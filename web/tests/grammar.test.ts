// Small words that change with the word after them: the same examples that the terminal's tests read.
import type { FluentFunction } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from '../src/grammar';
import { text } from './places';

type Example = [name: string, given: string, said: string, gender?: string];
const examples = JSON.parse(text('tests/words/grammar.json')) as Record<string, Example[]>;

describe('small words fit the word after them', () => {
  it.each(Object.keys(FUNCTIONS))('in %s', (lang) => {
    const functions: Record<string, FluentFunction> = FUNCTIONS[lang]!;
    for (const [name, given, said, gender] of examples[lang]!)
      expect(functions[name]!([given], gender ? { gender } : {}), `${name} ${given}`).toBe(said);
    expect(new Set(examples[lang]!.map(([name]) => name))).toEqual(new Set(Object.keys(functions)));
  });
});
