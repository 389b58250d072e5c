import { describe, expect, it } from 'vitest';
import { aloud } from '../src/table/aloud';

describe('labels', () => {
  it('have one full stop after each part, whatever it brought along', () => {
    expect(aloud(['Giles Corey', '', 'Take one Fear off.', false, 'You may choose this'])).toBe(
      'Giles Corey. Take one Fear off. You may choose this',
    );
    expect(aloud(['Enough!', 'Why?', 'The end.'])).toBe('Enough! Why? The end.');
  });
});
