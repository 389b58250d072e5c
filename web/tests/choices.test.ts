// A lobby offers what a table of its size can choose.
import { expect, it } from 'vitest';
import { choicesFor } from '../src/pages/choices';

it('leaves out seats that the table does not have, and nothing else', () => {
  const first = { default: 'chance', choices: ['chance', '0', '1', '2', '3', '4', '5'] } as never;
  expect(choicesFor(first, 5)).toEqual(['chance', '0', '1', '2', '3', '4']);
  const defence = { default: 5, choices: [3, 5, 7] } as never;
  expect(choicesFor(defence, 2)).toEqual([3, 5, 7]);
  const edition = { default: 'en', choices: ['en', 'es', 'fr'] } as never;
  expect(choicesFor(edition, 3)).toEqual(['en', 'es', 'fr']);
});
