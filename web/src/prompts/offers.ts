// Reading the options of a question by their shape. No rules here: what is not among the options is not offered.
import type { Ask, Json, JsonValue } from '../wire/generated';

export type Wish = Record<string, JsonValue>;

/** The ids an option carries besides the question's number and the deed. */
export function argsOf(option: Json): [string, JsonValue][] {
  return Object.entries(option).filter(([name]) => name !== 'ask' && name !== 'do');
}

export function deedOf(option: Json): string {
  return String(option.do ?? '');
}

/** The first option that carries all of these. */
export function find(ask: Ask | null, wish: Wish): Json | undefined {
  return ask?.options.find((option) => Object.entries(wish).every(([name, value]) => option[name] === value));
}

export function all(ask: Ask | null, wish: Wish): Json[] {
  return ask?.options.filter((option) => Object.entries(wish).every(([name, value]) => option[name] === value)) ?? [];
}

export function same(a: Json | null | undefined, b: Json | null | undefined): boolean {
  if (!a || !b) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  names.delete('ask');
  for (const name of names) if (a[name] !== b[name]) return false;
  return true;
}

export type Shape = 'plain' | 'seat' | 'number' | 'things';

export interface Group {
  deed: string;
  shape: Shape;
  /** The names of the ids its options differ by. */
  by: string[];
  options: Json[];
}

/** Arguments of options that name a seat. */
export const SEATS: ReadonlySet<string> = new Set(['seat', 'target', 'to', 'who', 'from']);

/** Options by deed, each group with the shape a prompt needs for it. */
export function groups(ask: Ask | null): Group[] {
  const found = new Map<string, Json[]>();
  for (const option of ask?.options ?? []) {
    const deed = deedOf(option);
    const group = found.get(deed);
    if (group) group.push(option);
    else found.set(deed, [option]);
  }
  return [...found].map(([deed, options]) => {
    const by = argsOf(options[0]!).map(([name]) => name);
    return { deed, options, by, shape: shapeOf(options, by) };
  });
}

function shapeOf(options: Json[], by: string[]): Shape {
  const [name] = by;
  if (name === undefined) return 'plain';
  if (by.length > 1) return 'things';
  if (SEATS.has(name)) return 'seat';
  return options.every((option) => typeof option[name] === 'number') ? 'number' : 'things';
}

/** Yes and no, in that order, when that is all there is. */
export function yesNo(ask: Ask | null): [Json, Json] | null {
  if (ask?.options.length !== 2) return null;
  const yes = find(ask, { do: 'yes' });
  const no = find(ask, { do: 'no' });
  return yes && no ? [yes, no] : null;
}
