import { describe, expect, it } from 'vitest';
import { spotFor, type Box } from '../src/bits/spot';

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
});
