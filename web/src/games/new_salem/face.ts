// How New Salem reads on the table page.
import { drawAhead } from '../../art/print.svelte';
import { bare, type Teller } from '../../telling';
import { prefs } from '../../state/prefs.svelte';
import { t } from '../../words.svelte';
import type { Flight, GameFace, Section } from '../face';
import Board from './Board.svelte';
import { about } from './describe';
import { moments } from './moments';
import { buildingOf, cubesOf, eventOf, saysOf } from './printed';
import { EVENT_ICON, faceUp, isWitch, kindOf, LOOKS, typeOf, type Building, type TownView } from './view';
import type { GameEvent, Option } from './wire';

drawAhead();

const ON_BOARD = new Set<Option['do']>(['pick', 'initiate', 'seat', 'building', 'take', 'all_here', 'one_here']);

/** Whether a Building is of a type that my Character counts. */
const counts = (view: TownView, building: Building): boolean => {
  const mine = view.characters[view.viewer];
  return !!mine && (view.cards.characters[mine] ?? []).includes(typeOf(building));
};

/** Whether everybody is asked what they give the Constable. */
const toConstable = (view: TownView): boolean => kindOf(view) === 'give' && view.options.edition === 'en';

function reason(view: TownView, option: Option | null, teller: Teller): string {
  if (option?.do === 'initiate') {
    const price = t('web-town-price', { cost: view.cards.costs[option.event] ?? 0, have: view.hope[view.viewer] ?? 0 });
    return `${price} ${teller.name('event', option.event, 'text')}`;
  }
  if (option?.do === 'pick' || option?.do === 'take') {
    const { building } = option;
    const symbols = view.cards.buildings[building] ?? [];
    const what = t('web-pair', { name: teller.name('type', typeOf(building)), words: cubesOf(symbols, teller) });
    if (prefs.secretsHidden) return what;
    const mine = t(counts(view, building) ? 'web-town-counts' : 'web-town-counts-not');
    const ours = symbols.includes('despair') ? ` ${t('web-town-despair-side', { side: view.side ?? '' })}` : '';
    return `${what}. ${mine}${ours}`;
  }
  const kind = kindOf(view);
  if (kind === 'draft' && view.viewer >= 0)
    return t('web-town-pass-left', {
      n: Math.max(0, (view.hand?.length ?? 1) - 1),
      name: teller.seats([(view.viewer + 1) % view.seats]),
    });
  // Elsewhere than in the English edition a gift may be for anybody.
  if (toConstable(view)) return t('web-town-give-why', { name: teller.seats([view.constable]) });
  return '';
}

function asText(view: TownView, teller: Teller, names: (seat: number) => string): Section[] {
  const said = (one: Building): string =>
    t('web-pair', { name: teller.name('building', one), words: buildingOf(view, one, teller) });
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
      lines: faceUp(view).map((event) =>
        t('web-pair', {
          name: `${teller.name('event', event)} (${eventOf(view, event)})`,
          words: teller.name('event', event, 'text'),
        }),
      ),
    },
  ];
  view.buildings.forEach((buildings, seat) => {
    sections.push({
      title: names(seat),
      lines: [
        [
          t('web-town-hope', { n: view.hope[seat] ?? 0 }),
          t('web-town-despair', { n: view.despair[seat] ?? 0 }),
          ...about(view, seat, teller),
        ].join(', '),
        ...buildings.map(
          (one) =>
            `${teller.name('building', one.building)} (${buildingOf(view, one.building, teller)})${one.hope ? ', ' + t('web-town-hope', { n: one.hope }) : ''}${one.despair ? ', ' + t('web-town-despair', { n: one.despair }) : ''}`,
        ),
      ],
    });
  });
  if (view.hand?.length) sections.push({ title: t('web-town-my-hand'), lines: view.hand.map(said) });
  if (view.cart.length) sections.push({ title: t('web-town-cart'), lines: view.cart.map(said) });
  const mine = view.viewer >= 0 ? view.characters[view.viewer] : null;
  if (mine)
    sections.push({
      title: t('web-town-tab-card'),
      lines: [t('web-pair', { name: teller.name('character', mine), words: saysOf(view, mine, teller) })],
    });
  return sections;
}

/** A Building or cubes on their way from one seat to another. */
const fly = (from: number, to: number, building: Building): Flight[] => {
  const { icon, tincture } = LOOKS[typeOf(building)];
  return [{ from: `seat-${from}`, to: `seat-${to}`, icon, tincture }];
};

function flights(event: GameEvent): Flight[] {
  switch (event.key) {
    case 'new_salem.seized':
      return fly(event.target, event.seat, event.building);
    case 'new_salem.deeded':
      return fly(event.source, event.target, event.building);
    case 'new_salem.exchanged':
      return [...fly(event.seat, event.target, event.building), ...fly(event.target, event.seat, event.other)];
    case 'new_salem.gave':
      return [{ from: `seat-${event.seat}`, to: `seat-${event.target}`, icon: 'candle', n: event.n }];
    default:
      return [];
  }
}

const TURNED: Record<string, string> = {
  lied: 'witch',
  vouched: 'witness',
  tried_witch: 'gavel',
  tried_puritan: 'gavel',
  pardoned: 'protect',
  seized: 'handcuffs',
  burnt: 'arson',
  despair_rose: 'skull',
  despair_fell: 'candle',
  end_trials: 'gavel',
  end_sets: 'house',
};

export const face: GameFace<TownView, GameEvent, Option> = {
  Board,
  phase: (view) => {
    const kind = kindOf(view);
    return t('web-town-phase', {
      round: view.round,
      // Between two questions there are still hands, or none.
      step: view.hand_sizes.some((n) => n > 0) || kind === 'last' ? 'draft' : view.outcome ? 'end' : 'events',
    });
  },
  whenAsked: (view) => (/^(draft|last)$/.test(kindOf(view)) ? 'N4.2' : 'N7.1'),
  secret: () => false,
  onBoard: (option) => ON_BOARD.has(option.do),
  faceDown: (option) => (option.do === 'pick' ? 'room-choose-this' : null),
  // To whom it goes stands above it, in `reason`.
  deed: (view, option) => (option.do === 'give' && toConstable(view) ? t('web-town-give', { n: option.n }) : ''),
  reason,
  warning: () => null,
  icon: (event) => {
    const key = bare(event.key);
    if ('event' in event) return EVENT_ICON[event.event];
    if ('building' in event) return LOOKS[typeOf(event.building)].icon;
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
  isHead: (event) => event.key === 'new_salem.round',
  // What only I am told is no news.
  narrates: ({ key }) => key !== 'new_salem.hand' && key !== 'new_salem.character',
  toOne: ({ key }) => key === 'new_salem.hand' || key === 'new_salem.character',
  flights,
  opened: (views) => ({
    ...views[0]!,
    viewer: -1,
    hand: [],
    characters: views.map((view, seat) => view.characters[seat] ?? null),
  }),
  turned: (key) => TURNED[key] ?? 'quill',
  secrets: (view, teller) => {
    const mine = view.characters?.[view.viewer];
    return mine ? [teller.name('character', mine), teller.name('side', isWitch(view, mine) ? 'witch' : 'puritan')] : [];
  },
  guilty: (view) => isWitch(view, view.characters?.[view.viewer]),
  scene: 'finance',
  verdict: (reason) => t(`web-town-end-${reason.replaceAll('_', '-')}`),
  moments,
  asText,
};
