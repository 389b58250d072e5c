// How Affliction reads on the table page.
import { bare, type Teller } from '../../telling';
import { aloud } from '../../table/aloud';
import { t } from '../../words.svelte';
import type { Flight, GameFace, Section } from '../face';
import Board from './Board.svelte';
import { describe, effectOf, grievance, openPoints, sumOf, whereOf } from './describe';
import { moments } from './moments';
import { factionSays } from './printed';
import { isColonist, kindOf, SPACES, type AfflictionView } from './view';
import { COLONIST_IDS, type GameEvent, type Option } from './wire';

type Key = ReturnType<typeof bare<GameEvent['key']>>;

function reason(view: AfflictionView, option: Option | null, teller: Teller): string {
  if (kindOf(view) === 'scapegoat') {
    // Whom it is about: its data are the surcharge, the arrester and the victim (A8.2).
    const [, arrester, victim] = (view.decision?.data ?? []) as number[];
    return t('moment-aff-scapegoat', {
      arrester: teller.seats([arrester ?? 0]),
      victim: teller.name('colonist', COLONIST_IDS[victim ?? 0]!),
      me: arrester === view.viewer ? 'yes' : 'no',
    });
  }
  if (option?.do === 'place') return teller.name('space', option.space, 'text');
  if (option?.do === 'arrest' || option?.do === 'bring') {
    const sum = sumOf(view, option.colonist, option.do);
    return [whereOf(view, option.colonist, teller), sum && t('web-aff-it-costs', { sum })].filter(Boolean).join(' ');
  }
  if (option?.do === 'use' || option?.do === 'keep') return teller.name('colonist', option.colonist, 'text');
  if (option && 'colonist' in option)
    return [whereOf(view, option.colonist, teller), effectOf(view, option.do, option.colonist)]
      .filter(Boolean)
      .join(' ');
  // What a space does explains its own question, not those that follow from it.
  const follows = /^ability|_more$/.test(kindOf(view));
  return view.space > 0 && !follows ? teller.name('space', view.space, 'text') : '';
}

function asText(view: AfflictionView, teller: Teller, names: (seat: number) => string): Section[] {
  const person = (id: string): string => {
    if (!isColonist(id)) return t('web-none');
    const prices = view.viewer >= 0 ? view.prices[id] : undefined;
    const price = (by: readonly (number | null)[]): number | string => by[view.viewer] ?? '–';
    return aloud([
      ...describe(view, id, teller),
      ...(prices ? [t('web-aff-prices', { arrest: price(prices.arrest), bring: price(prices.bring) })] : []),
    ]);
  };
  const factionOf = (seat: number): string[] => {
    const id = view.faction[seat];
    const card = id && view.faction_cards[id];
    return card ? [t('web-pair', { name: teller.name('faction', id), words: factionSays(card, teller) })] : [];
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
        ...factionOf(seat),
        [
          t('web-aff-influence', { n: view.influence[seat] ?? 0 }),
          t('web-aff-open-points', { n: openPoints(view, seat) }),
        ].join(', '),
        ...circle.map((id) => t('web-pair', { name: t('web-aff-circle-of'), words: person(id) })),
        ...(view.arrested[seat] ?? []).map((id) =>
          t('web-pair', { name: t('web-aff-arrested-by'), words: person(id) }),
        ),
      ],
    }),
  );
  if (view.my_grievance)
    sections.push({
      title: t('web-aff-my-grievance'),
      lines: grievance(view.my_grievance, teller),
    });
  return sections;
}

const ICONS: Partial<Record<Key, string>> = {
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

const TURNED: Record<string, string> = {
  lead: 'trophy',
  arrested: 'handcuffs',
  arrested_from: 'handcuffs',
  settled: 'secret',
  scapegoat: 'scapegoat',
  won_over: 'circle',
  released: 'key',
  end_card: 'bell',
  grievances: 'secret',
};

function flights(event: GameEvent): Flight[] {
  switch (event.key) {
    case 'affliction.placed':
      return [{ from: `seat-${event.seat}`, to: `space-${event.space}`, icon: 'messenger' }];
    case 'affliction.arrested':
    case 'affliction.brought':
    case 'affliction.won_over':
      return [{ from: `card-${event.colonist}`, to: `seat-${event.seat}`, icon: ICONS[bare(event.key)]! }];
    case 'affliction.accused':
    case 'affliction.accused_by':
      return [{ from: `seat-${event.seat}`, to: `card-${event.colonist}`, icon: 'accusation', tincture: 'gules' }];
    default:
      return [];
  }
}

export const face: GameFace<AfflictionView, GameEvent, Option> = {
  Board,
  phase: (view, teller) =>
    t('web-aff-phase', {
      round: view.round,
      space: view.space,
      name: view.space ? teller.name('space', view.space) : '',
      kind: kindOf(view),
    }),
  whenAsked: (view) => (kindOf(view) === 'messenger' ? 'A3.1' : 'A4.1'),
  secret: () => false,
  onBoard: (option) => option.do === 'place' || option.do === 'seat' || 'colonist' in option,
  reason,
  warning: () => null,
  icon: (event) => ICONS[bare(event.key)] ?? 'quill',
  isHead: (event) => event.key === 'affliction.round_began',
  narrates: () => true,
  flights,
  opened: ([first]) => ({ ...first!, viewer: -1, my_grievance: null }),
  turned: (key) => TURNED[key] ?? 'quill',
  secrets: ({ my_grievance: card }, teller) => (card ? [grievance(card, teller).join(' · ')] : []),
  guilty: () => false,
  scene: 'death',
  verdict: () => null,
  moments,
  asText,
};
