type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The middle of a thing in the pixels of a sheet that is `laid` out so wide and may be drawn larger, as on the wall of a room. */
export function middle(thing: Box, sheet: Omit<Box, 'height'>, laid: number): { x: number; y: number } {
  const scale = sheet.width / laid || 1;
  return {
    x: (thing.left + thing.width / 2 - sheet.left) / scale,
    y: (thing.top + thing.height / 2 - sheet.top) / scale,
  };
}
