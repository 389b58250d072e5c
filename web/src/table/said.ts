// What a line of talk says to this reader, and who said it: for the talk itself and for bubbles at the seats.
import type { TableState } from '../state/table.svelte';
import { nameOf } from '../state/people';
import { entry } from '../telling';
import type { GameInfo, Remark, TalkLine } from '../wire/generated';
import { t, words } from '../words.svelte';

export type Kind = Remark['remark'];

/** Said with the face rather than in words. */
export const EMOTES: readonly Kind[] = ['laughs', 'gasps', 'shrugs', 'applauds'];

export const remarkText = (kind: Kind, name: string): string => t(`remark-${entry(kind)}`, { name });

export const who = (match: TableState, line: TalkLine): string => {
  if (line.stand_in) return t('stand-in', { name: nameOf(match.table, line.seat) });
  return line.seat < 0 ? (line.name ?? '') : line.seat === match.seat ? t('web-you') : nameOf(match.table, line.seat);
};

/** The words that were written, or a remark. */
export const what = (match: TableState, line: TalkLine): string => line.text || remarked(match, line);

/** What bots took the words for that somebody wrote, where they understood them. */
export const understood = (match: TableState, line: TalkLine): string =>
  line.text && line.remark ? t('web-understood', { remark: remarked(match, line) }) : '';

/** A remark with its ground, said to the reader as "you" where there is such a sentence. */
const remarked = (match: TableState, line: TalkLine): string => {
  if (!line.remark) return '';
  const to = line.about != null && line.about === match.seat && `about-you-remark-${entry(line.remark)}`;
  const said = to && words.has(to) ? t(to) : remarkText(line.remark, nameOrNobody(match, line.about));
  if (!line.why) return said;
  const why = t(entry(`${match.table?.game}-why-${line.why.id}`), {
    n: line.why.n ?? 0,
    seat: nameOrNobody(match, line.why.seat),
  });
  return t('remark-because', { remark: said, why });
};

/** Why such a remark may be made in this game. */
export const grounds = (game: GameInfo | undefined, kind: Kind): string[] =>
  Object.entries(game?.reasons ?? {}).flatMap(([reason, remarks]) => (remarks.includes(kind) ? [reason] : []));

const GAP = '…';

/** A ground with a gap for what its speaker still has to say: how many, or who. */
export const groundText = (game: string, reason: string): string =>
  t(entry(`${game}-why-${reason}`), { n: GAP, seat: GAP });

/** What is missing in a ground before it can be given. */
export function missing(game: string, reason: string): 'n' | 'seat' | null {
  const key = entry(`${game}-why-${reason}`);
  if (t(key, { n: GAP, seat: '' }).includes(GAP)) return 'n';
  return t(key, { n: '', seat: GAP }).includes(GAP) ? 'seat' : null;
}

const nameOrNobody = (match: TableState, seat: number | null | undefined): string =>
  seat == null ? '' : nameOf(match.table, seat);
