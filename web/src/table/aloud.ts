// The parts of a label as one text to be read aloud: each is a sentence, whether or not it came with its full stop.
export const aloud = (parts: readonly (string | false | null | undefined)[]): string =>
  parts
    .filter((part) => !!part)
    .map((part, i, all) => (i < all.length - 1 && !/[.!?…]$/.test(String(part)) ? `${part}.` : part))
    .join(' ');
