// Where a bubble or a tip goes: beside what it belongs to, over as little as possible of what somebody needs to see.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Spot {
  left: number;
  top: number;
}

/** Pixels between it and what it belongs to, and from the edge of the screen. */
const GAP = 4;
const EDGE = 8;
/** Pixels from one try to the next, and what a pixel farther off counts, where all that is beside it is taken. */
const STEP = 4;
const FAR = 4;

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How much of these a box covers, in square pixels. */
export const covered = (box: Box, boxes: Box[]): number => boxes.reduce((sum, one) => sum + common(box, one), 0);

/** Where all these things are that can be seen, but for one of them. */
export const boxesOf = (what: string, but?: Element | null): Box[] =>
  [...document.querySelectorAll(what)]
    .filter((one) => one !== but && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect());

/**
 * Above its place, below it or beside it, whichever covers least: never any of `clear` where that can be helped, and then as little as
 * may be of `keep`. With `anywhere` also farther off, as near as can be, where nothing beside it leaves `clear` alone.
 */
export function spotFor(
  place: Box,
  { width, height }: { width: number; height: number },
  screen: { width: number; height: number },
  clear: Box[],
  keep: Box[],
  anywhere = false,
): Spot {
  const within = (at: number, size: number, whole: number): number => Math.max(EDGE, Math.min(at, whole - EDGE - size));
  const columns = [(place.left + place.right - width) / 2, place.left, place.right - width];
  const places = [
    ...[place.top - GAP - height, place.bottom + GAP].flatMap((top) => columns.map((left) => ({ left, top }))),
    ...[place.right + GAP, place.left - GAP - width].map((left) => ({
      left,
      top: (place.top + place.bottom - height) / 2,
    })),
  ].map(({ left, top }) => ({ left: within(left, width, screen.width), top: within(top, height, screen.height) }));
  const boxAt = ({ left, top }: Spot): Box => ({ left, top, right: left + width, bottom: top + height });
  const least = (spots: Spot[]): Spot => {
    const cost = (spot: Spot): number => {
      const box = boxAt(spot);
      const off =
        Math.max(0, place.left - box.right, box.left - place.right) +
        Math.max(0, place.top - box.bottom, box.top - place.bottom);
      return 100 * covered(box, clear) + covered(box, keep) + common(box, place) + FAR * off;
    };
    return spots.map((spot) => [spot, cost(spot)] as const).reduce((best, one) => (one[1] < best[1] ? one : best))[0];
  };
  const beside = least(places);
  if (!anywhere || !covered(boxAt(beside), clear)) return beside;
  const tries = (size: number, whole: number): number[] =>
    Array.from({ length: Math.max(1, Math.floor((whole - 2 * EDGE - size) / STEP) + 1) }, (_, i) => EDGE + i * STEP);
  return least([
    beside,
    ...tries(height, screen.height).flatMap((top) => tries(width, screen.width).map((left) => ({ left, top }))),
  ]);
}
