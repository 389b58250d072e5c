// What happened, as it is read: grouped by turns, one line for each deed, deals and draws folded; and what one missed.
import type { GameFace } from '../games/face';
import type { Teller } from '../telling';
import type { Json } from '../wire/generated';
import type { LogEntry } from './table.svelte';

/** One line, and those of its kind that came right after it and are folded beneath it. */
export interface Deed extends LogEntry {
  more: LogEntry[];
}

export interface Turn {
  /** The line that opened it; none for what stands before the first turn. */
  head: LogEntry | null;
  deeds: Deed[];
}

export function chronicle(entries: readonly LogEntry[], face: GameFace): Turn[] {
  const { moments } = face;
  const turns: Turn[] = [{ head: null, deeds: [] }];
  for (const told of entries) {
    if (moments ? moments.opensTurn(told.event) : face.isHead(told.event)) {
      turns.push({ head: told, deeds: [] });
      continue;
    }
    const { deeds } = turns.at(-1)!;
    const said = deeds.findIndex((one) => moments?.saidBy(one.event, told.event));
    if (said >= 0) deeds.splice(said, 1);
    const last = deeds.at(-1);
    if (last && moments?.repeats(told.event, last.event)) continue;
    if (last && moments?.folds(told.event) && last.event.key === told.event.key) last.more.push(told);
    else deeds.push({ ...told, more: [] });
  }
  return turns.filter((turn) => turn.head || turn.deeds.length);
}

/** What a game stages is worth more than the rest. */
type Staging = Pick<Teller, 'staging'>;
const isGreat = (event: Json, teller: Staging): boolean => teller.staging(event) > 0;
export const tells = (event: Json, face: GameFace, teller: Staging): boolean =>
  isGreat(event, teller) || face.narrates(event);

/** The newest sentence worth the whole table's attention; a draw may be all that somebody's turn was. */
export const latest = (entries: readonly LogEntry[], face: GameFace, teller: Staging): LogEntry | undefined =>
  entries.findLast(({ event }, i) => {
    const before = entries[i - 1];
    return tells(event, face, teller) && !(before && face.moments?.repeats(event, before.event));
  }) ?? entries.at(-1);

const MISSED = 5;

/** What happened since an event's number, in at most five lines: turning points first, then the newest. */
export function missed(entries: readonly LogEntry[], since: number, face: GameFace, teller: Staging): LogEntry[] {
  const news = chronicle(
    entries.filter(({ n }) => n >= since),
    face,
  )
    .flatMap((turn) => turn.deeds)
    .filter(({ event }) => !face.moments?.folds(event) && tells(event, face, teller));
  const great = news.filter(({ event }) => isGreat(event, teller)).slice(-MISSED);
  const small = news.filter((one) => !great.includes(one)).slice(great.length - MISSED);
  const kept = new Set([...great, ...(great.length < MISSED ? small : [])]);
  return news.filter((one) => kept.has(one));
}
