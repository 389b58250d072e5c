// What somebody at a printed table is called: the name they gave, else their place at the table.
import { t } from '../words.svelte';
import type { Evening } from './evening.svelte';

export const calledBy =
  (evening: Evening) =>
  (seat: number): string =>
    evening.names[seat]?.trim() || t('companion-player', { n: seat + 1 });
