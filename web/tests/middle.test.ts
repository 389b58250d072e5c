import { expect, test } from 'vitest';
import { middle } from '../src/table/middle';

const thing = { left: 640, top: 320, width: 128, height: 64 };

test('on a page a thing is where the browser says', () => {
  expect(middle(thing, { left: 0, top: 0, width: 1280 }, 1280)).toEqual({ x: 704, y: 352 });
});

test('on a wall that is drawn larger than it is laid out, places are counted in its own pixels', () => {
  expect(middle(thing, { left: 0, top: 0, width: 1280 }, 1000)).toEqual({ x: 550, y: 275 });
});
