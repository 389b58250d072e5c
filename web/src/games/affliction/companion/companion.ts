// Beside the printed Affliction.
import type { Companion } from '../../../companion/companion';
import end from './End.svelte';
import prices from './Prices.svelte';
import setup from './Setup.svelte';
import { SHEET } from './sheet';
import Spaces from './Spaces.svelte';

export const companion: Companion = {
  sheet: SHEET,
  usual: 3,
  parts: { setup, spaces: (place) => Spaces(place, {}), prices, end },
  keeps: ['circles', 'circles-free'],
  people: ['setup', 'end'], // spaces and prices are the same for any number of them
};
