// Beside the printed Salem 1692.
import type { Companion } from '../../../companion/companion';
import turns from '../../../companion/Turns.svelte';
import crier from './Crier.svelte';
import setup from './Setup.svelte';
import { SHEET } from './sheet';
import { entered, tellCrier } from './tally';
import tally from './Tally.svelte';

export const companion: Companion = {
  sheet: SHEET,
  usual: 7,
  parts: { setup, crier, turns, tally },
  keeps: ['tally'],
  mortal: ['crier', 'turns', 'tally'],
  follow: (evening) => tellCrier(entered(), evening),
};
