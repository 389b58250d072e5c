// How Salem 1692 reads on the table page.
import { bare, type Teller } from '../../telling';
import { aloud } from '../../table/aloud';
import type { Json } from '../../wire/generated';
import { t } from '../../words.svelte';
import type { Flight, GameFace, Section } from '../face';
import Board from './Board.svelte';
import { before } from './describe';
import { moments } from './moments';
import { standingLines } from './script';
import { fellows, kindOf, LOOKS, spread, type CardId, type SalemView } from './view';
import type { GameEvent, Option } from './wire';

type Key = ReturnType<typeof bare<GameEvent['key']>>;
const ON_BOARD = new Set<Option['do']>(['seat', 'play', 'tryal', 'card', 'front_card', 'character']);

const POINTINGS = new Set(['dawn', 'dawn_again', 'night', 'night_again']);

/** Whose Tryals a question lays before somebody, face down and all alike. */
function whose(view: SalemView): number | undefined {
  const { living, viewer, decision } = view;
  switch (kindOf(view)) {
    case 'pass_tryals':
      return living.find((seat) => seat > viewer) ?? living[0];
    case 'reveal':
    case 'point_first':
    case 'point_second':
    case 'black_cat':
      return decision?.data[0] as number | undefined;
    default:
      return undefined;
  }
}

/** The card that is being aimed, as what it counts: Will Griggs may play an Alibi as a Witness (S9.48). */
function aimed(view: SalemView): CardId | undefined {
  return kindOf(view) === 'target' && view.decision?.data[1] ? 'witness' : view.aside.at(-1);
}

/** Before whom an Alibi takes red cards away, and how much it may still take. */
function alibied(view: SalemView): { target: number; left: number } | null {
  if (kindOf(view) !== 'alibi') return null;
  const [target, left] = (view.decision?.data ?? []) as number[];
  return target === undefined ? null : { target, left: left ?? 0 };
}

/** What one Evidence counts there: all that the other red cards do not, shared among them. */
function evidenceWorth(view: SalemView, seat: number): number {
  const { accusation = 0, evidence = 0, witness = 0, alibi = 0 } = view.front[seat] ?? {};
  const rest = (view.accusations[seat] ?? 0) - accusation - 7 * (witness + alibi);
  return evidence ? Math.round(rest / evidence) : 3;
}

const HOW: Partial<Record<string, string>> = { pass_tryals: 'take', point_first: 'point', point_second: 'point' };

/** What saves somebody tonight already, so that a confession would buy nothing (S7.19, S7.21). */
function saves(view: SalemView): string {
  if (kindOf(view) !== 'confess' || view.viewer < 0) return '';
  if (view.gavel === view.viewer) return t('web-salem-safe-gavel');
  return view.front[view.viewer]?.asylum ? t('web-salem-safe-asylum') : '';
}

function reason(view: SalemView, option: Option | null, teller: Teller): string {
  const safe = saves(view);
  if (safe) return safe;
  if (view.is_witch && POINTINGS.has(kindOf(view))) {
    const others = fellows(view).filter((seat) => view.living.includes(seat));
    return t('web-salem-fellows', { names: teller.seats(others), n: others.length });
  }
  const alibi = alibied(view);
  if (alibi && option?.do === 'card') {
    const now = view.accusations[alibi.target] ?? 0;
    const less = option.card === 'evidence' ? evidenceWorth(view, alibi.target) : 1;
    return t('web-salem-alibi-leaves', { now, less, left: now - less, limit: view.limits[alibi.target] ?? 7 });
  }
  const owner = whose(view);
  if (owner !== undefined && owner !== view.viewer)
    return t('web-salem-whose-tryals', { name: teller.seats([owner]), n: view.face_down[owner] ?? 0 });
  if (option?.do === 'play' || option?.do === 'card') return teller.name('card', option.card, 'text');
  if (option?.do === 'character') return teller.name('character', option.character, 'text');
  const played = aimed(view);
  if (!option && played && kindOf(view) === 'target')
    return t('web-pair', { name: teller.name('card', played), words: teller.name('card', played, 'text') });
  if (option?.do === 'seat' && view.phase === 'day' && played) {
    const { seat } = option;
    const { worth } = LOOKS[played];
    const now = view.accusations[seat] ?? 0;
    const limit = view.limits[seat] ?? 7;
    if (worth)
      return t('web-salem-sum', {
        now,
        more: worth,
        sum: now + worth,
        limit,
        due: now + worth < limit ? 'no' : 'yes',
      });
    return teller.name('card', played, 'text');
  }
  return '';
}

const ICONS: Partial<Record<Key, string>> = {
  dealt: 'cards',
  character: 'person',
  dawn: 'sun',
  eyes_open: 'eye',
  witches_pointed: 'witch',
  turn: 'quill',
  drew: 'cards',
  reshuffled: 'again',
  hand_burnt: 'arson',
  robbed: 'robbery',
  scapegoat_moved: 'scapegoat',
  tryal_revealed: 'gavel',
  tryals_turned_up: 'gavel',
  died: 'skull',
  night_falls: 'night',
  kill_chosen: 'witch',
  kill_named: 'skull',
  gavel_placed: 'gavel',
  no_gavel: 'gavel',
  confessed_unseen: 'candle',
  tryal_passed: 'pass',
  tryal_given: 'pass',
  tryal_dealt: 'pass',
  morning: 'sun',
  game_over: 'trophy',
};
const HEADS = new Set<Key>(['dawn', 'night_falls', 'morning']);
/** Too small, too many or too private for the middle of the table. */
const QUIET = new Set<Key>([
  'turn',
  'dealt',
  'eyes_open',
  'witches_pointed',
  'kill_chosen',
  'laid_out',
  'deck_ordered',
  'tryal_passed',
  'tryal_given',
  // After a death that is the news.
  'hand_discarded',
  'estate_opened',
]);
const TURNED: Record<string, string> = {
  converted: 'witch',
  converted_by_deal: 'witch',
  exposed: 'eye',
  framed: 'gavel',
  misled: 'gavel',
  accused_to_death: 'skull',
  last_tryal: 'skull',
  killed: 'night',
  linked: 'matchmaker',
  saved: 'candle',
  lost_constable: 'constable',
};

function flights(event: GameEvent): Flight[] {
  switch (event.key) {
    case 'salem1692.drew':
      return [{ from: 'deck', to: `seat-${event.seat}`, n: event.n }];
    // Conspiracy: all hidden Tryals go at once, from each hand to the next.
    case 'salem1692.tryal_passed':
      return [{ from: `seat-${event.giver}`, to: `seat-${event.seat}`, together: true }];
    case 'salem1692.tryal_given':
      return [{ from: `seat-${event.seat}`, to: 'discards', together: true }];
    case 'salem1692.tryal_dealt':
      return [{ from: 'discards', to: `seat-${event.seat}`, together: true }];
    case 'salem1692.hand_discarded':
      return [{ from: `seat-${event.seat}`, to: 'discards' }];
    case 'salem1692.took_discard':
      return [{ from: 'discards', to: `seat-${event.seat}`, ...look(event.card) }];
    case 'salem1692.alibi_took':
    case 'salem1692.cursed':
      return [{ from: `seat-${event.target}`, to: 'discards', ...look(event.card) }];
    case 'salem1692.played':
    case 'salem1692.played_as_witness':
    case 'salem1692.fizzled':
      return [{ from: `seat-${event.seat}`, to: `seat-${event.target}`, ...look(event.card) }];
    case 'salem1692.black_drawn':
      return [{ from: 'deck', to: 'discards', ...look(event.card) }];
    default:
      return [];
  }
}

const look = (card: CardId): { icon: string; tincture: string } => ({
  icon: LOOKS[card].icon,
  tincture: LOOKS[card].tincture,
});

function asText(view: SalemView, teller: Teller, names: (seat: number) => string): Section[] {
  const seats = view.character.map((character, seat) =>
    aloud([
      names(seat),
      character !== 'none' && teller.name('character', character),
      ...before(view, seat, spread(view.front[seat] ?? {}), teller),
    ]),
  );
  const sections: Section[] = [{ title: t('web-seats'), lines: seats }];
  if (view.hand)
    sections.push(
      {
        title: t('web-salem-my-hand'),
        lines: spread(view.hand).map((kind) =>
          t('web-pair', { name: teller.name('card', kind), words: teller.name('card', kind, 'text') }),
        ),
      },
      {
        title: t('web-salem-my-tryals'),
        lines: Object.entries(view.tryals ?? {}).map(([face, n]) => `${teller.name('tryal', face)} × ${n}`),
      },
    );
  sections.push({
    title: t('web-table'),
    lines: [t('web-deck', { n: view.deck_size }), t('web-discards', { n: view.discards.length })],
  });
  return sections;
}

export const face: GameFace<SalemView, GameEvent, Option> = {
  Board,
  phase: (view) => t('web-salem-phase', { phase: view.phase, nights: view.nights, day: view.nights + 1 }),
  script: standingLines,
  whenAsked: ({ phase }) => ({ dawn: 'S2.2', night: 'S7.2', conspiracy: 'S6.7' })[phase as string] ?? 'S3.1',
  secret: ({ phase }) => phase === 'night' || phase === 'dawn',
  // Tituba's deck brings its own button: the plain one would throw away what she has arranged.
  onBoard: (option, view) => ON_BOARD.has(option.do) || (option.do === 'done' && kindOf(view) === 'order'),
  faceDown: (option) => (option.do === 'play' ? 'room-play-this' : option.do === 'show' ? 'room-turn-this' : null),
  reason,
  // Whoever has played a card may no longer draw.
  question: ({ kind, options }) =>
    kind === 'salem1692.turn' && !options.some((option) => option.do === 'draw') ? t('web-salem-turn-on') : '',
  deed: (view, option, teller) => {
    const card = aimed(view);
    const alibi = alibied(view);
    if (option.do === 'tryal') return t('web-salem-tryal-deed', { how: HOW[kindOf(view)] ?? 'up', n: option.at + 1 });
    if (option.do === 'card' && alibi)
      return t('web-salem-alibi-deed', {
        card: teller.name('card', option.card),
        name: teller.seats([alibi.target]),
      });
    return option.do === 'seat' && card && kindOf(view) === 'target'
      ? teller.choice({ ...option, do: 'play_on', card })
      : '';
  },
  several: (view) => {
    const alibi = alibied(view);
    const n = alibi ? Math.min(alibi.left, view.front[alibi.target]?.accusation ?? 0) : 0;
    return n > 1
      ? [
          {
            words: t('web-salem-alibi-several', { n }),
            wishes: Array<Json>(n).fill({ do: 'card', card: 'accusation' }),
          },
        ]
      : [];
  },
  warning: (view, option) => {
    if (option.do !== 'show') return null;
    const left = Object.values(view.tryals ?? {}).reduce((a, b) => a + b, 0);
    return option.tryal === 'witch' || left <= 1 ? 'web-salem-deadly' : null;
  },
  icon: (event) => ('card' in event && event.card ? LOOKS[event.card].icon : (ICONS[bare(event.key)] ?? 'quill')),
  isHead: (event) => HEADS.has(bare(event.key)),
  narrates: (event) => !QUIET.has(bare(event.key)),
  toOne: ({ key }) => key === 'salem1692.tryal_given' || key === 'salem1692.tryal_dealt',
  flights,
  opened: ([first]) => ({ ...first!, viewer: -1, hand: null, tryals: null }),
  turned: (key) => TURNED[key] ?? 'quill',
  secrets: (view, teller) => {
    const tryals: Record<string, number> = { ...view.tryals };
    for (const face of view.revealed?.[view.viewer] ?? []) tryals[face] = (tryals[face] ?? 0) + 1;
    const counted = (family: string, of: Record<string, number>): string =>
      Object.entries(of)
        .filter(([, n]) => n > 0)
        .map(([id, n]) => (n > 1 ? `${n}\u00a0×\u00a0${teller.name(family, id)}` : teller.name(family, id)))
        .join(', ');
    return [counted('tryal', tryals), counted('card', { ...view.hand })].filter(Boolean);
  },
  guilty: (view) => view.is_witch ?? false,
  verdict: (reason) => t(reason === 'last_witch_revealed' ? 'web-salem-town-wins' : 'web-salem-witches-win'),
  scene: 'justice',
  moments,
  asText,
};
