// How New Salem reads on the table page.
import type { Teller } from '../../telling';
import type { Json } from '../../wire/generated';
import { t } from '../../words.svelte';
import type { Flight, GameFace, Section } from '../face';
import Board from './Board.svelte';
import { ruleOf } from './rule';
import { EVENT_ICON, kindOf, LOOKS, read, typeOf, WITCHES } from './view';

const ON_BOARD = new Set(['pick', 'initiate', 'seat', 'building', 'take']);

function reason(json: Json, option: Json | null, teller: Teller): string {
  const view = read(json);
  if (option?.do === 'initiate') return teller.name('event', String(option.event), 'text');
  if (option?.do === 'pick' || option?.do === 'take') {
    const building = String(option.building);
    const symbols = view.cards.buildings[building] ?? [];
    const makes = symbols.length
      ? teller.join(symbols.map((one) => teller.name('symbol', one)))
      : t('web-town-no-cubes');
    return t('web-pair', { name: teller.name('type', typeOf(building)), words: makes });
  }
  if (kindOf(view) === 'draft') return t('web-town-pass-left', { n: Math.max(0, (view.hand?.length ?? 1) - 1) });
  return '';
}

function asText(json: Json, teller: Teller, names: (seat: number) => string): Section[] {
  const view = read(json);
  const sections: Section[] = [
    {
      title: t('web-table'),
      lines: [
        t('web-town-round', { n: view.round }),
        t('web-town-meter', { n: view.town.despair, needed: view.town.needed }),
      ],
    },
    {
      title: t('web-town-tab-events'),
      lines: ['cleansing', ...(view.trials_left ? ['trial'] : []), ...view.row].map((event) =>
        t('web-pair', {
          name: `${teller.name('event', event)} (${t('web-town-hope', { n: view.cards.costs[event] ?? 0 })})`,
          words: teller.name('event', event, 'text'),
        }),
      ),
    },
  ];
  view.buildings.forEach((buildings, seat) => {
    const offices = [
      view.constable === seat ? t('web-town-constable') : '',
      view.badges[seat] ? t('web-town-badge') : '',
      view.trials[seat] ? t('web-town-on-trial') : '',
    ].filter(Boolean);
    sections.push({
      title: names(seat),
      lines: [
        [
          t('web-town-hope', { n: view.hope[seat] ?? 0 }),
          t('web-town-despair', { n: view.despair[seat] ?? 0 }),
          ...offices,
        ].join(', '),
        ...buildings.map(
          (one) =>
            `${teller.name('building', one.building)} (${teller.name('type', typeOf(one.building))})${one.hope ? ', ' + t('web-town-hope', { n: one.hope }) : ''}${one.despair ? ', ' + t('web-town-despair', { n: one.despair }) : ''}`,
        ),
      ],
    });
  });
  if (view.hand?.length)
    sections.push({ title: t('web-town-my-hand'), lines: view.hand.map((one) => teller.name('building', one)) });
  const mine = view.viewer >= 0 ? view.characters[view.viewer] : null;
  if (mine)
    sections.push({
      title: t('web-town-tab-card'),
      lines: [t('web-pair', { name: teller.name('character', mine), words: teller.name('character', mine, 'text') })],
    });
  return sections;
}

function flights(event: Json): Flight[] {
  const key = String(event.key).replace(/^new_salem\./, '');
  const seat = Number(event.seat ?? -1);
  const target = Number(event.target ?? event.to ?? -1);
  if (typeof event.building === 'string' && seat >= 0 && target >= 0) {
    const look = LOOKS[typeOf(event.building)];
    return [{ from: `seat-${seat}`, to: `seat-${target}`, icon: look.icon, tincture: look.tincture }];
  }
  if (key.includes('gave') && seat >= 0 && target >= 0)
    return [{ from: `seat-${seat}`, to: `seat-${target}`, icon: 'candle', n: Number(event.n ?? 1) }];
  return [];
}

const BEFELL = new Set([
  'initiated',
  'trial',
  'trial_moved',
  'trial_lifted',
  'constable',
  'claimed',
  'burnt',
  'seized',
  'unmasked',
  'end_sets',
  'end_trials',
  'end_despair',
]);

export const face: GameFace = {
  Board,
  phase: (json) => {
    const view = read(json);
    const kind = kindOf(view);
    return t('web-town-phase', {
      round: view.round,
      step: kind === 'draft' || kind === 'last' ? 'draft' : kind ? 'events' : 'end',
    });
  },
  secret: () => false,
  onBoard: (option) => ON_BOARD.has(String(option.do)),
  reason,
  warning: () => null,
  icon: (event) => {
    const key = String(event.key).replace(/^new_salem\./, '');
    if (typeof event.event === 'string' && EVENT_ICON[event.event]) return EVENT_ICON[event.event]!;
    if (typeof event.building === 'string') return LOOKS[typeOf(event.building)]?.icon ?? 'house';
    if (key.includes('constable')) return 'key';
    if (key.includes('badge')) return 'badge';
    if (key.includes('despair')) return 'skull';
    if (key.includes('hope') || key.includes('gave')) return 'candle';
    if (key.includes('pass')) return 'pass';
    if (key.startsWith('end_')) return 'trophy';
    return 'quill';
  },
  hint: (ask) =>
    new Set(ask.options.filter((option) => option.do === 'building').map((option) => option.seat)).size > 1
      ? t('web-town-look-around')
      : '',
  rule: ruleOf,
  isHead: (event) => event.key === 'new_salem.round',
  narrates: () => true,
  flights,
  befell: (event) => BEFELL.has(String(event.key).replace(/^new_salem\./, '')),
  sample: (json) => [read(json).town.despair],
  chart: { title: 'web-chart-despair', bySeat: false, limit: (json) => read(json).town?.needed ?? null },
  suspicions: () => null,
  secrets: (json, teller) => {
    const view = read(json);
    const mine = view.characters?.[view.viewer];
    return mine ? [teller.name('character', mine), teller.name('side', WITCHES.has(mine) ? 'witch' : 'puritan')] : [];
  },
  guilty: (json, seat) => WITCHES.has(read(json).characters?.[seat] ?? ''),
  scene: 'finance',
  verdict: (reason) => t(`web-town-end-${reason.replaceAll('_', '-')}`),
  scores: (json, outcome) => {
    const view = read(json);
    const complete = view.sets.map((sets) => Object.values(sets).reduce((sum, one) => sum + one.complete, 0));
    return [
      { label: 'web-score-buildings', bySeat: view.buildings.map((one) => one.length) },
      { label: 'web-score-sets', bySeat: complete },
      { label: 'web-score-hope', bySeat: view.hope },
      { label: 'web-score-despair', bySeat: view.despair },
      { label: 'web-total', bySeat: outcome.points as number[], total: true },
    ];
  },
  asText,
};
