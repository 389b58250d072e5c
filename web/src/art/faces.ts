// The portraits that people may choose from: a row in coats and a row in gowns, numbered from 1 as the server numbers them.
import type { Traits } from './portrait';

const COATS: readonly Traits[] = [
  { age: 0.1, hat: 'cap', collar: 'band', beard: 'none', back: 'window', cloth: 'plain', tone: 0 },
  { age: 0.25, hat: 'bare', collar: 'band', beard: 'none', back: 'sky', cloth: 'lined', tone: 2 },
  { age: 0.3, hat: 'brim', collar: 'ruff', beard: 'tuft', back: 'tree', cloth: 'dark', tone: 0 },
  { age: 0.35, hat: 'capotain', collar: 'band', beard: 'full', back: 'boards', cloth: 'dark', tone: 1 },
  { age: 0.4, hat: 'wig', collar: 'bands', beard: 'none', back: 'arch', cloth: 'dark', tone: 0 },
  { age: 0.4, hat: 'cap', collar: 'ruff', beard: 'goatee', back: 'window', cloth: 'lined', tone: 2 },
  { age: 0.5, hat: 'bare', collar: 'bands', beard: 'full', back: 'tree', cloth: 'plain', tone: 0 },
  { age: 0.55, hat: 'brim', collar: 'band', beard: 'none', back: 'boards', cloth: 'lined', tone: 1 },
  { age: 0.6, hat: 'capotain', collar: 'ruff', beard: 'goatee', back: 'sky', cloth: 'dark', tone: 0 },
  { age: 0.75, hat: 'bare', collar: 'band', beard: 'full', back: 'arch', cloth: 'lined', tone: 2 },
  { age: 0.85, hat: 'brim', collar: 'bands', beard: 'full', back: 'sky', cloth: 'dark', tone: 0 },
  { age: 0.95, hat: 'wig', collar: 'ruff', beard: 'tuft', back: 'window', cloth: 'plain', tone: 0 },
];

const GOWNS: readonly Traits[] = [
  { age: 0.1, hat: 'coif', collar: 'kerchief', back: 'window', cloth: 'plain', tone: 0 },
  { age: 0.2, hat: 'hair', collar: 'wide', back: 'sky', cloth: 'lined', tone: 2 },
  { age: 0.25, hat: 'bonnet', collar: 'kerchief', back: 'tree', cloth: 'dark', tone: 0 },
  { age: 0.35, hat: 'hood', collar: 'ruff', back: 'boards', cloth: 'dark', tone: 1 },
  { age: 0.4, hat: 'hair', collar: 'ruff', back: 'arch', cloth: 'dark', tone: 0 },
  { age: 0.4, hat: 'coif', collar: 'wide', back: 'window', cloth: 'lined', tone: 2 },
  { age: 0.5, hat: 'bonnet', collar: 'wide', back: 'boards', cloth: 'plain', tone: 0 },
  { age: 0.55, hat: 'hood', collar: 'kerchief', back: 'sky', cloth: 'lined', tone: 1 },
  { age: 0.6, hat: 'hair', collar: 'kerchief', back: 'tree', cloth: 'dark', tone: 0 },
  { age: 0.75, hat: 'bonnet', collar: 'ruff', back: 'arch', cloth: 'lined', tone: 2 },
  { age: 0.85, hat: 'hood', collar: 'wide', back: 'tree', cloth: 'dark', tone: 0 },
  { age: 0.95, hat: 'coif', collar: 'ruff', back: 'sky', cloth: 'plain', tone: 0 },
];

export interface Likeness {
  name: string;
  traits: Traits;
}

const DRAWN: readonly Likeness[] = [
  ...COATS.map((traits): Traits => ({ dress: 'm', ...traits })),
  ...GOWNS.map((traits): Traits => ({ dress: 'f', ...traits })),
].map((traits, i) => ({ name: `face ${i + 1}`, traits }));

/** The numbers of all that may be chosen. */
export const FACES: readonly number[] = DRAWN.map((_, i) => i + 1);

/** Somebody without a name looks the same in every language. */
const NAMELESS = 'Guest';

/** A chosen portrait; 0, and a number that this page does not know yet, is drawn after the name. */
export const likeness = (face: number, name: string): Likeness =>
  DRAWN[face - 1] ?? { name: name || NAMELESS, traits: {} };
