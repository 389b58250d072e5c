// The seats of a waiting table stand round it, whatever their number.
import { describe, expect, it } from 'vitest';
import { narrow, sideOf, wide, type Place } from '../src/pages/around';

const SEATS = Array.from({ length: 11 }, (_, i) => i + 2);
const places = (of: (after: number, seats: number) => Place, seats: number): Place[] =>
  Array.from({ length: seats }, (_, after) => of(after, seats));
const name = ({ row, col }: Place): string => `${row}/${col}`;

describe('seats round the table', () => {
  it('give everyone a place of their own', () => {
    for (const seats of SEATS)
      for (const of of [wide, narrow]) expect(new Set(places(of, seats).map(name)).size, `${seats}`).toBe(seats);
  });

  it('leave the middle of a wide table free', () => {
    for (const seats of SEATS)
      for (const { row, col } of places(wide, seats)) {
        const side = sideOf(seats);
        expect([1, side].includes(row) || [1, side].includes(col), `${seats}: ${row}/${col}`).toBe(true);
      }
  });

  it('put the first at the foot and go on clockwise', () => {
    for (const seats of SEATS) {
      const side = sideOf(seats);
      const middle = (side + 1) / 2;
      const turn = ({ row, col }: Place): number => Math.atan2(middle - col, row - middle);
      const first = turn(wide(0, seats));
      const turns = places(wide, seats).map((place) => (turn(place) - first + 2 * Math.PI) % (2 * Math.PI));
      expect(turns, `${seats}`).toEqual([...turns].sort((a, b) => a - b));
      expect(wide(0, seats).row).toBe(side);
    }
    expect(places(narrow, 4).map(name)).toEqual(['3/0', '2/1', '1/0', '2/2']);
    expect(places(narrow, 5).map(name)).toEqual(['4/0', '3/1', '2/1', '2/2', '3/2']);
  });
});
