// How Salem 1692 reads on the table page.
import type { Teller } from '../../telling';
import type { Json } from '../../wire/generated';
import { t } from '../../words.svelte';
import type { Flight, GameFace, Section, Suspicions } from '../face';
import Board from './Board.svelte';
import { ruleOf } from './rule';
import { kindOf, LOOKS, read, spread } from './view';

const ON_BOARD = new Set(['seat', 'play', 'tryal', 'card', 'front_card', 'character']);

function reason(json: Json, option: Json | null, teller: Teller): string {
  const view = read(json);
  if (option?.do === 'play' || option?.do === 'card') return teller.name('card', String(option.card), 'text');
  if (option?.do === 'character') return teller.name('character', String(option.character), 'text');
  if (option?.do === 'seat' && view.phase === 'day') {
    const seat = Number(option.seat);
    const worth = LOOKS[view.aside.at(-1) ?? '']?.worth;
    if (worth)
      return t('web-salem-sum', {
        now: view.accusations[seat] ?? 0,
        more: worth,
        sum: (view.accusations[seat] ?? 0) + worth,
        limit: view.limits[seat] ?? 7,
      });
  }
  return '';
}

const ICONS: Record<string, string> = {
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
const HEADS = new Set(['dawn', 'night_falls', 'morning']);
/** Too small, too many or too private for the middle of the table. */
const QUIET = new Set([
  'drew',
  'turn',
  'dealt',
  'eyes_open',
  'witches_pointed',
  'kill_chosen',
  'laid_out',
  'deck_ordered',
  'tryal_passed',
  'tryal_given',
]);
const BEFELL = new Set([
  'cat_given',
  'tryal_revealed',
  'died',
  'black_drawn',
  'gavel_placed',
  'confessed_unseen',
  'kill_named',
  'tryals_turned_up',
  'game_over',
]);

function flights(event: Json): Flight[] {
  const key = String(event.key).replace(/^salem1692\./, '');
  const card = typeof event.card === 'string' ? LOOKS[event.card] : undefined;
  const look = card ? { icon: card.icon, tincture: card.tincture } : {};
  const seat = Number(event.seat ?? -1);
  const target = Number(event.target ?? event.to ?? -1);
  if (key === 'drew') return [{ from: 'deck', to: `seat-${seat}`, n: Number(event.n ?? 1) }];
  // Conspiracy: all hidden Tryals go at once, from each hand to the next.
  if (key === 'tryal_passed') return [{ from: `seat-${Number(event.giver)}`, to: `seat-${seat}`, together: true }];
  if (key === 'tryal_given') return [{ from: `seat-${seat}`, to: 'discards', together: true }];
  if (key === 'tryal_dealt') return [{ from: 'discards', to: `seat-${seat}`, together: true }];
  if (seat >= 0 && target >= 0 && card) return [{ from: `seat-${seat}`, to: `seat-${target}`, ...look }];
  if (key.includes('discard') && seat >= 0) return [{ from: `seat-${seat}`, to: 'discards', ...look }];
  if (key === 'black_drawn') return [{ from: 'deck', to: 'discards', ...look }];
  return [];
}

/** The first pointing of every night, Dawn included: who named whom. */
function suspicions(json: Json): Suspicions | null {
  const { reveal } = read(json);
  if (!reveal) return null;
  const nights = [...new Set(reveal.said.flat().map(([night]) => night))].sort((a, b) => a - b);
  return {
    rounds: nights.map((night) => (night === 0 ? t('web-dawn') : t('web-night-n', { n: night }))),
    named: reveal.said.map((said) =>
      nights.map((night) => said.find(([n, stage]) => n === night && stage === 0)?.[2] ?? -1),
    ),
    guilty: reveal.witches,
  };
}

function asText(json: Json, teller: Teller, names: (seat: number) => string): Section[] {
  const view = read(json);
  const cards = (kinds: string[]): string =>
    kinds.length ? teller.join(kinds.map((kind) => teller.name('card', kind))) : t('web-none');
  const seats = view.character.map((character, seat) => {
    const alive = view.living.includes(seat);
    const bits = [names(seat)];
    if (character !== 'none') bits.push(teller.name('character', character));
    if (!alive)
      bits.push(
        view.announced[seat] === 1
          ? t('web-dead-witch')
          : view.announced[seat] === 0
            ? t('web-dead-not-witch')
            : t('web-dead'),
      );
    else
      bits.push(
        t('web-salem-accused', { n: view.accusations[seat] ?? 0, limit: view.limits[seat] ?? 7 }),
        t('web-salem-face-down', { n: view.face_down[seat] ?? 0 }),
        t('web-salem-hand', { n: view.hand_sizes[seat] ?? 0 }),
      );
    const up = view.revealed[seat] ?? [];
    if (up.length)
      bits.push(t('web-salem-turned', { tryals: teller.join(up.map((face) => teller.name('tryal', face))) }));
    const front = spread(view.front[seat] ?? {});
    if (front.length) bits.push(t('web-salem-front', { cards: cards(front) }));
    if (view.gavel === seat) bits.push(t('web-salem-gavel'));
    return bits.join('. ');
  });
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

export const face: GameFace = {
  Board,
  phase: (json) => {
    const view = read(json);
    return t('web-salem-phase', { phase: view.phase, nights: view.nights, day: view.nights + 1 });
  },
  secret: (json) => {
    const view = read(json);
    return view.phase === 'night' || view.phase === 'dawn';
  },
  // Tituba's deck brings its own button: the plain one would throw away what she has arranged.
  onBoard: (option, json) =>
    ON_BOARD.has(String(option.do)) || (option.do === 'done' && kindOf(read(json)) === 'order'),
  reason,
  warning: (json, option) => {
    if (option.do !== 'show') return null;
    const view = read(json);
    const left = Object.values(view.tryals ?? {}).reduce((a, b) => a + (b ?? 0), 0);
    return option.tryal === 'witch' || left <= 1 ? 'web-salem-deadly' : null;
  },
  icon: (event) => {
    const key = String(event.key).replace(/^salem1692\./, '');
    if (typeof event.card === 'string' && LOOKS[event.card]) return LOOKS[event.card]!.icon;
    return ICONS[key] ?? 'quill';
  },
  rule: ruleOf,
  isHead: (event) => HEADS.has(String(event.key).replace(/^salem1692\./, '')),
  narrates: (event) => !QUIET.has(String(event.key).replace(/^salem1692\./, '')),
  flights: (event) => flights(event),
  befell: (event) => BEFELL.has(String(event.key).replace(/^salem1692\./, '')),
  sample: (json) => read(json).accusations,
  chart: { title: 'web-chart-accusations', bySeat: true, limit: () => 7 },
  suspicions,
  secrets: (json, teller) => {
    const view = read(json);
    const tryals: Record<string, number> = { ...view.tryals };
    for (const face of view.revealed?.[view.viewer] ?? []) tryals[face] = (tryals[face] ?? 0) + 1;
    const counted = (family: string, of: Record<string, number>): string =>
      Object.entries(of)
        .filter(([, n]) => n > 0)
        .map(([id, n]) => (n > 1 ? `${n} × ${teller.name(family, id)}` : teller.name(family, id)))
        .join(', ');
    return [counted('tryal', tryals), counted('card', view.hand ?? {})].filter(Boolean);
  },
  guilty: (json, seat) => read(json).reveal?.witches.includes(seat) ?? false,
  scene: 'justice',
  verdict: (reason) => t(reason === 'last_witch_revealed' ? 'web-salem-town-wins' : 'web-salem-witches-win'),
  scores: () => null,
  asText,
};
