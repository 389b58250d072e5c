// Beside the printed New Salem.
import type { Companion } from '../../../companion/companion';
import end from './End.svelte';
import rounds from './Rounds.svelte';
import setup from './Setup.svelte';
import { SHEET } from './sheet';

export const companion: Companion = {
  sheet: SHEET,
  usual: 5,
  parts: { setup, rounds, end },
  keeps: ['town', 'town-end'],
};
