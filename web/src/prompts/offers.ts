// Reading the options of a question. No rules here: what is not among the options is not offered.
import type { Ask, Json, JsonValue } from '../wire/generated';

export type Wish = Record<string, JsonValue>;

/** The ids an option carries besides the question's number and the deed. */
export function argsOf(option: Json): [string, JsonValue][] {
  return Object.entries(option).filter(([name]) => name !== 'ask' && name !== 'do');
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

/** Arguments of options that name a seat. */
export const SEATS: ReadonlySet<string> = new Set(['seat', 'target', 'to', 'who', 'from']);
