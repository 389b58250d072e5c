// The face of a game that has none of its own yet.
import { t } from '../../words.svelte';
import type { GameFace } from '../face';
import Board from './Board.svelte';

export const face: GameFace = {
  Board,
  phase: () => '',
  secret: () => false,
  onBoard: (option) => option.do === 'seat',
  reason: () => '',
  warning: () => null,
  icon: () => 'quill',
  rule: () => '',
  isHead: () => false,
  narrates: () => false,
  flights: () => [],
  befell: () => true,
  sample: () => [],
  chart: { title: 'web-over-time', bySeat: true, limit: () => null },
  suspicions: () => null,
  secrets: () => [],
  guilty: () => false,
  scene: 'justice',
  verdict: () => null,
  scores: () => null,
  asText: (view) => [
    {
      title: t('web-table'),
      lines: Object.entries(view).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    },
  ],
};
