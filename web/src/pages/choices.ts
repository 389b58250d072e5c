// What of an option a table of so many seats can choose from.
import type { GameInfo } from '../wire/generated';

type OptionInfo = GameInfo['options'][string];

/** Without seats that the table does not have: a choice that is a number, where the usual one is none, names a seat. */
export function choicesFor({ choices, default: usual }: OptionInfo, seats: number): OptionInfo['choices'] {
  const isSeat = (one: unknown): boolean => typeof one === 'string' && /^\d+$/.test(one);
  if (isSeat(usual)) return choices;
  return choices.filter((one) => !isSeat(one) || Number(one) < seats);
}
