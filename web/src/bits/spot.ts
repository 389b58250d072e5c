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

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where all these things are, but for one of them. */
export const boxesOf = (what: string, but?: Element | null): Box[] =>
  [...document.querySelectorAll(what)].filter((one) => one !== but).map((one) => one.getBoundingClientRect());

/**
 * Above its place, below it or beside it, whichever covers least: never any of `clear` where that can be helped, and then as little as
 * may be of `keep`.
 */
export function spotFor(
  place: Box,
  { width, height }: { width: number; height: number },
  screen: { width: number; height: number },
  clear: Box[],
  keep: Box[],
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
  const cost = ({ left, top }: Spot): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    const over = (boxes: Box[]): number => boxes.reduce((sum, one) => sum + common(box, one), 0);
    return 100 * over(clear) + over(keep) + common(box, place);
  };
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
