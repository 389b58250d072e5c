// The pictures of Salem 1692's words.
import Portrait from '../../bits/Portrait.svelte';
import { traitsOf } from '../../art/people';
import type { Pictures } from '../../glossary/pictures';
import Card from '../../table/Card.svelte';
import SalemCard from './SalemCard.svelte';
import Tryal from './Tryal.svelte';
import { CARD_IDS, TRYAL_IDS } from './wire';

const colour = (tincture: string) => ({ shows: Card, as: { tincture, kind: `shape-${tincture}` } });

export const pictures: Pictures = {
  ...Object.fromEntries(CARD_IDS.map((kind) => [kind, { shows: SalemCard, as: { kind } }])),
  ...Object.fromEntries(TRYAL_IDS.map((face) => [face, { shows: Tryal, as: { face } }])),
  tryal: { shows: Tryal, as: { face: null } },
  gavel: 'gavel',
  limit: 'accusation',
  red: colour('gules'),
  green: colour('vert'),
  blue: colour('azure'),
  black: colour('sable'),
  dawn: 'sun',
  confession: 'candle',
  character: { shows: Portrait, as: { name: 'tituba', traits: traitsOf('tituba') } },
};
