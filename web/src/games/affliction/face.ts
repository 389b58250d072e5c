// How Affliction reads on the table page.
import type { Teller } from '../../telling';
import type { Json } from '../../wire/generated';
import { t } from '../../words.svelte';
import type { Flight, GameFace, Section } from '../face';
import Board from './Board.svelte';
import { ruleOf } from './rule';
import { costOf, kindOf, read, SPACES } from './view';

function reason(json: Json, option: Json | null, teller: Teller): string {
  const view = read(json);
  if (option?.do === 'place') return teller.name('space', Number(option.space), 'text');
  if (typeof option?.colonist === 'string' && (option.do === 'arrest' || option.do === 'bring')) {
    const cost = costOf(view, option.colonist, option.do, view.viewer);
    const have = view.influence[view.viewer] ?? 0;
    if (cost !== null)
      return t('web-aff-sum', {
        reputation: view.colonists[option.colonist]?.reputation ?? 0,
        accusations: option.do === 'arrest' ? (view.accusations[option.colonist] ?? 0) : 0,
        cost,
        left: have - cost,
      });
  }
  if (typeof option?.colonist === 'string') return teller.name('colonist', option.colonist, 'text');
  if (view.space > 0) return teller.name('space', view.space, 'text');
  return '';
}

function asText(json: Json, teller: Teller, names: (seat: number) => string): Section[] {
  const view = read(json);
  const person = (id: string): string => {
    const card = view.colonists[id];
    if (!card) return t('web-none');
    const prices = view.prices[id];
    return [
      teller.name('colonist', id),
      teller.name('family', card.family),
      teller.name('place', card.place),
      t('web-aff-reputation', { n: card.reputation }),
      t('web-aff-accusations', { n: view.accusations[id] ?? 0 }),
      view.fear[id] ? t('web-aff-fear', { n: view.fear[id] }) : '',
      view.spectral === id ? teller.name('token', 'spectral') : '',
      view.protection === id ? teller.name('token', 'protection') : '',
      prices && view.viewer >= 0
        ? t('web-aff-prices', { arrest: prices.arrest[view.viewer] ?? '–', bring: prices.bring[view.viewer] ?? '–' })
        : '',
      teller.name('colonist', id, 'text'),
    ]
      .filter(Boolean)
      .join('. ');
  };
  const sections: Section[] = [
    {
      title: t('web-aff-path'),
      lines: SPACES.map((_, i) => {
        const seat = view.board[i + 1] ?? -1;
        return `${i + 1}. ${t('web-pair', { name: teller.name('space', i + 1), words: teller.name('space', i + 1, 'text') })}${seat >= 0 ? ' ' + t('web-aff-messenger-of', { name: names(seat) }) : ''}`;
      }),
    },
    { title: t('web-aff-row-top'), lines: view.top.map(person) },
    { title: t('web-aff-row-bottom'), lines: view.bottom.map(person) },
  ];
  view.circles.forEach((circle, seat) =>
    sections.push({
      title: names(seat),
      lines: [
        [
          t('web-aff-influence', { n: view.influence[seat] ?? 0 }),
          t('web-aff-points', { n: view.points[seat]?.total ?? 0 }),
        ].join(', '),
        ...circle.map((id) => t('web-pair', { name: t('web-aff-circle-of'), words: person(id) })),
        ...(view.arrested[seat] ?? []).map((id) =>
          t('web-pair', { name: t('web-aff-arrested-by'), words: teller.name('colonist', id) }),
        ),
      ],
    }),
  );
  if (view.my_grievance)
    sections.push({
      title: t('web-aff-my-grievance'),
      lines: [
        ...view.my_grievance.targets.map((id) => `+2 ${teller.name('colonist', id)}`),
        `−2 ${teller.name('colonist', view.my_grievance.ally)}`,
      ],
    });
  return sections;
}

const ICONS: Record<string, string> = {
  placed: 'messenger',
  arrested: 'handcuffs',
  declared_arrest: 'handcuffs',
  scapegoat: 'scapegoat',
  brought: 'circle',
  won_over: 'circle',
  accused: 'accusation',
  accused_by: 'accusation',
  cleared: 'key',
  frightened: 'fear',
  comforted: 'candle',
  protected: 'protect',
  haunted: 'spectral',
  gained: 'influence',
  gained_by: 'influence',
  generated: 'influence',
  used: 'hammer',
  advocate: 'advocate',
  took_first: 'first',
  end_card: 'bell',
  turned_up: 'cards',
  scored: 'trophy',
};

function flights(event: Json): Flight[] {
  const key = String(event.key).replace(/^affliction\./, '');
  const seat = Number(event.seat ?? -1);
  if (key === 'placed') return [{ from: `seat-${seat}`, to: `space-${event.space}`, icon: 'messenger' }];
  if (key === 'arrested' || key === 'brought' || key === 'won_over')
    return [{ from: `card-${event.colonist}`, to: `seat-${seat}`, icon: key === 'arrested' ? 'handcuffs' : 'circle' }];
  if (key.startsWith('accused'))
    return [{ from: `seat-${seat}`, to: `card-${event.colonist}`, icon: 'accusation', tincture: 'gules' }];
  return [];
}

export const face: GameFace = {
  Board,
  phase: (json, teller) => {
    const view = read(json);
    return t('web-aff-phase', {
      round: view.round,
      space: view.space,
      name: view.space ? teller.name('space', view.space) : '',
      kind: kindOf(view),
    });
  },
  secret: () => false,
  onBoard: (option) => option.do === 'place' || option.do === 'seat' || typeof option.colonist === 'string',
  reason,
  warning: () => null,
  icon: (event) => ICONS[String(event.key).replace(/^affliction\./, '')] ?? 'quill',
  rule: ruleOf,
  isHead: (event) => String(event.key) === 'affliction.round_began',
  narrates: () => true,
  flights,
  befell: (event) => /\.(arrested|scapegoat|won_over|end_card|released|scored)$/.test(String(event.key)),
  sample: (json) => read(json).influence,
  chart: { title: 'web-chart-influence', bySeat: true, limit: () => null },
  suspicions: () => null,
  secrets: (json, teller) => {
    const { my_grievance: card } = read(json);
    if (!card) return [];
    return [
      ...card.targets.map((id) => `+2 ${teller.name('colonist', id)}`),
      `−2 ${teller.name('colonist', card.ally)}`,
    ];
  },
  guilty: () => false,
  scene: 'death',
  verdict: () => null,
  scores: (json) => {
    const { points } = read(json);
    return ['righteousness', 'wealth', 'status', 'grievances', 'total'].map((line) => ({
      label: `affliction-score-${line}`,
      bySeat: points.map((one) => one[line] ?? 0),
      total: line === 'total',
    }));
  },
  asText,
};
