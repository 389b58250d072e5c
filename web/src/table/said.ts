// What a line of talk says to this reader, and who said it: for the talk itself and for bubbles at the seats.
import type { Match } from '../state/match.svelte';
import { nameOf } from '../state/people';
import { entry } from '../telling';
import type { Remark, TalkLine } from '../wire/generated';
import { t } from '../words.svelte';

export type Kind = Remark['remark'];

/** Said with the face rather than in words. */
export const EMOTES: readonly Kind[] = ['laughs', 'gasps', 'shrugs', 'applauds'];

export const remarkText = (kind: Kind, name: string): string => t(`remark-${entry(kind)}`, { name });

export const who = (match: Match, line: TalkLine): string =>
  line.seat < 0 ? (line.name ?? '') : nameOf(match.table, line.seat);

export const what = (match: Match, line: TalkLine): string =>
  line.remark ? remarkText(line.remark, line.about == null ? '' : nameOf(match.table, line.about)) : (line.text ?? '');
