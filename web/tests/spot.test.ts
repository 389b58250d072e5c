import { describe, expect, it } from 'vitest';
import { covered, spotFor, type Box } from '../src/bits/spot';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const SCREEN = { width: 360, height: 640 };
const SIZE = { width: 200, height: 44 };
const news = box(0, 60, 360, 40);

describe('a bubble at its seat', () => {
  it('stands above it, in its middle', () => {
    expect(spotFor(box(100, 300, 120, 60), SIZE, SCREEN, [news], [])).toEqual({ left: 60, top: 252 });
  });

  it('stays on the screen', () => {
    const { left } = spotFor(box(300, 300, 60, 60), SIZE, SCREEN, [news], []);
    expect(left + SIZE.width).toBe(352);
    expect(spotFor(box(0, 300, 60, 60), SIZE, SCREEN, [news], []).left).toBe(8);
  });

  it('never lies over what just happened, nor over the question', () => {
    expect(spotFor(box(100, 105, 120, 60), SIZE, SCREEN, [news], []).top).toBe(169);
    const question = box(0, 170, 360, 100);
    const { left, top } = spotFor(box(0, 105, 100, 60), SIZE, SCREEN, [news, question], []);
    expect([left, top]).toEqual([104, 113]);
  });

  it('covers as little of the neighbours as it can', () => {
    const neighbours = [box(0, 240, 360, 56)];
    expect(spotFor(box(100, 300, 120, 60), SIZE, SCREEN, [news], neighbours).top).toBe(364);
  });

  it('goes to the nearest free strip where faces stand on all sides of it', () => {
    // Two seats in a row, three rows: a face at the left of each, and a strip beneath them all.
    const faces = [0, 1, 2].flatMap((row) => [0, 1].map((column) => box(8 + 176 * column, 110 + 90 * row, 52, 64)));
    const seat = box(6, 195, 172, 86);
    const long = { width: 300, height: 30 };
    const question = box(0, 420, 360, 220);
    const clear = [news, question, ...faces];
    const at = (anywhere: boolean): Box => {
      const { left, top } = spotFor(seat, long, SCREEN, clear, [], anywhere);
      return box(left, top, long.width, long.height);
    };
    expect(covered(at(false), clear)).toBeGreaterThan(0);
    const strip = at(true);
    expect(covered(strip, clear)).toBe(0);
    expect(strip.top).toBeGreaterThanOrEqual(faces.at(-1)!.bottom);
    expect(strip.bottom).toBeLessThanOrEqual(question.top);
  });

  it('stays beside its seat where that costs nothing', () => {
    const seat = box(100, 300, 120, 60);
    expect(spotFor(seat, SIZE, SCREEN, [news], [], true)).toEqual(spotFor(seat, SIZE, SCREEN, [news], []));
  });
});
