// What Salem 1692 tells a person: who they are, which moments are staged, and how its log reads.
import { traitsOf } from '../../art/people';
import type { Cue } from '../../state/sound';
import { bare } from '../../telling';
import { t, unmark } from '../../words.svelte';
import type { GameMoments, Happening, Scene } from '../moments';
import { lines, script } from './script';
import { dealtWitches, LOOKS, TRYAL_ICON, type CardId, type SalemView } from './view';
import type { GameEvent } from './wire';

type Key = ReturnType<typeof bare<GameEvent['key']>>;
type Now = Happening<SalemView, GameEvent>;
const TURNS = new Set<Key>(['dawn', 'turn', 'turn_skipped', 'night_falls', 'morning']);
const FOLDS = new Set<Key>([
  'dealt',
  'character',
  'characters_offered',
  'drew',
  'tryal_passed',
  'tryal_given',
  'tryal_dealt',
]);

/** Cards whose effect is not seen when they are played or drawn. */
const FIRST_CARDS: ReadonlySet<CardId> = new Set(['conspiracy', 'night', 'matchmaker', 'piety', 'asylum'] as const);
const FIRSTS: Partial<Record<Key, string>> = {
  gavel_placed: 'gavel',
  confessed_unseen: 'confession',
  scapegoat_moved: 'scapegoat',
  turn_skipped: 'stocks',
  died: 'death',
};

/** Witch cards that nobody has seen yet: how many were dealt is printed in the rulebook, what lies face up is for all to see. */
function hiddenWitches(view: SalemView): number {
  return dealtWitches(view) - view.revealed.flat().filter((face) => face === 'witch').length;
}

function reveal(event: GameEvent & { key: 'salem1692.tryal_revealed' }, { view, teller, me }: Now): Scene {
  const { seat, tryal } = event;
  const what = tryal === 'witch' ? 'was-witch' : view.face_down[seat] ? 'no-witch' : 'none-left';
  const last = seat === me && what === 'no-witch' && view.face_down[seat] === 1;
  return {
    id: 'reveal',
    icon: 'gavel',
    title: unmark(teller.line(event)),
    line: [
      t(`moment-salem-${what}`, {
        name: teller.seats([seat]),
        me: seat === me ? 'yes' : 'no',
        n: hiddenWitches(view),
      }),
      // A nudge would not be seen under the scene.
      ...(last ? [t('moment-salem-last-tryal')] : []),
    ].join(' '),
    turns: { icon: TRYAL_ICON[tryal], name: teller.name('tryal', tryal), dark: tryal === 'witch' },
    cue: tryal === 'witch' ? 'witch' : 'reveal',
  };
}

/** Conspiracy: everybody is shown what came to them, alike in look and length, whatever it is. */
function passed({ events, before, view, me }: Now, teller: Now['teller']): Scene {
  const mine = events.find(
    (one): one is GameEvent & { key: 'salem1692.tryal_passed' | 'salem1692.tryal_dealt' } =>
      (one.key === 'salem1692.tryal_passed' || one.key === 'salem1692.tryal_dealt') && one.seat === me,
  );
  if (!mine?.tryal) return { id: 'passed', icon: 'pass', title: t('moment-salem-passed'), cue: 'card' };
  const turned = view.is_witch && before?.is_witch === false;
  return {
    id: 'passed',
    icon: TRYAL_ICON[mine.tryal],
    title: t('moment-salem-you-took', { tryal: teller.name('tryal', mine.tryal, 'a') }),
    line: turned
      ? t('moment-salem-turned')
      : mine.tryal === 'constable'
        ? t('moment-salem-constable')
        : t(`moment-salem-still-${view.is_witch ? 'witch' : 'town'}`),
    cue: 'card',
  };
}

/** Who would take me along in death: the other one with a Matchmaker, unless my power keeps me from it (S5.19, S9.32). */
function linkedWith(view: SalemView, me: number): number | null {
  const has = (seat: number): boolean => !!view.front[seat]?.matchmaker && view.living.includes(seat);
  if (!has(me) || view.power[me] === 'mary_warren') return null;
  return view.living.find((seat) => seat !== me && has(seat)) ?? null;
}

/** At the end a bet is settled. */
function settled({ bets, view }: Now): { line?: string } {
  if (!bets.length || !view.reveal) return {};
  const right = bets.filter((seat) => view.reveal!.witches.includes(seat)).length;
  return { line: t('moment-bet-settled', { right, n: bets.length }) };
}

const HEARD: Partial<Record<Key, Cue>> = {
  played_as_witness: 'accuse',
  reshuffled: 'shuffle',
  deck_ordered: 'shuffle',
  dealt: 'shuffle',
  hand_burnt: 'despair',
  cursed: 'despair',
  gavel_placed: 'gavel',
  drew: 'card',
  laid_out: 'card',
  played: 'card',
};

export const moments: GameMoments<SalemView, GameEvent> = {
  who(view, teller) {
    if (view.is_witch === null) return null;
    const side = view.is_witch ? 'witch' : 'town';
    const tryals = Object.entries(view.tryals ?? {}).flatMap(([face, n]) =>
      Array.from({ length: n ?? 0 }, () => teller.name('tryal', face)),
    );
    const character = view.character[view.viewer] ?? 'none';
    return {
      title: t(`moment-salem-you-${side}`),
      icon: view.is_witch ? 'witch' : 'notwitch',
      dark: view.is_witch,
      goal: t(`moment-salem-goal-${side}`),
      notes: [
        t('moment-salem-holds', { tryals: teller.join(teller.alike(tryals)) }),
        ...(view.tryals?.constable ? [t('moment-salem-constable')] : []),
        t(`moment-salem-watch-${side}`),
      ],
      ...(character === 'none'
        ? {}
        : {
            person: {
              id: character,
              name: teller.name('character', character),
              power: teller.name('character', character, 'text'),
              traits: traitsOf(character),
            },
          }),
    };
  },

  scene(event, now) {
    const { teller, me, view } = now;
    const line = unmark(teller.line(event));
    switch (event.key) {
      case 'salem1692.dawn':
        return {
          id: 'dawn-close',
          icon: 'first',
          title: script('dawn-close', view),
          tone: 'night',
          cue: 'night',
          spoken: lines('dawn-close', view),
        };
      case 'salem1692.cat_given':
        return {
          id: 'dawn-open',
          icon: 'cat',
          title: script('dawn-open', view),
          line,
          cue: 'cat',
          spoken: [...lines('dawn-open', view), { text: line }],
        };
      case 'salem1692.black_drawn':
        return event.card === 'conspiracy'
          ? {
              id: 'conspiracy',
              icon: 'conspiracy',
              title: line,
              line: script('conspiracy', view),
              cue: 'conspiracy',
              spoken: [{ text: line }, ...lines('conspiracy', view)],
            }
          : { id: 'black', icon: LOOKS[event.card].icon, title: line, cue: 'gavel' };
      case 'salem1692.tryal_passed':
      case 'salem1692.tryal_dealt':
        return passed(now, teller);
      case 'salem1692.tryal_revealed':
        return reveal(event, now);
      case 'salem1692.tryals_turned_up':
        return { id: 'turned-up', icon: 'cards', title: line, cue: 'reveal' };
      case 'salem1692.died':
        return {
          id: 'death',
          icon: 'skull',
          title: line,
          ...(event.seat === me ? { line: t('moment-you-died-next') } : {}),
          tone: 'blood',
          cue: 'death',
        };
      case 'salem1692.night_falls':
        return {
          id: 'night-close',
          icon: 'night',
          title: script('night-close', view),
          tone: 'night',
          cue: 'night',
          spoken: lines('night-close', view),
        };
      case 'salem1692.kill_named':
        return {
          id: 'night-kill',
          icon: 'skull',
          title: script('night-kill', view),
          line,
          tone: 'night',
          cue: 'gavel',
          spoken: [...lines('night-kill', view), { text: line }],
        };
      case 'salem1692.morning':
        return {
          id: 'morning',
          icon: 'sun',
          title: script('morning', view),
          cue: 'dawn',
          spoken: lines('morning', view),
        };
      case 'salem1692.game_over':
        return {
          id: 'over',
          icon: 'trophy',
          title: t(`salem1692-outcome-${event.reason.replaceAll('_', '-')}`),
          ...settled(now),
          cue: 'end',
        };
      default:
        return null;
    }
  },

  heard: ({ key }) => HEARD[bare(key)],

  nudge(event, { before, view, me, teller }) {
    if (me === null) return null;
    const mate = linkedWith(view, me);
    if (mate !== null && (!before || linkedWith(before, me) === null))
      return {
        id: 'linked',
        icon: 'matchmaker',
        title: unmark(t('moment-salem-linked', { name: teller.seats([mate]) })),
        cue: 'danger',
      };
    if (view.face_down[me] === 1 && (before?.face_down[me] ?? 0) > 1)
      return { id: 'last-tryal', icon: 'cards', title: t('moment-salem-last-tryal'), cue: 'danger' };
    if (event.key !== 'salem1692.played' || event.target !== me) return null;
    const [was, is, limit] = [before?.accusations[me] ?? 0, view.accusations[me] ?? 0, view.limits[me] ?? 7];
    if (2 * was >= limit || 2 * is < limit || is >= limit) return null;
    return { id: 'half', icon: 'accusation', title: t('moment-salem-half', { n: is, limit }), cue: 'danger' };
  },

  first(event) {
    switch (event.key) {
      case 'salem1692.black_drawn':
      case 'salem1692.played':
        return FIRST_CARDS.has(event.card) ? event.card : null;
      case 'salem1692.cat_given':
        return 'black_cat';
      case 'salem1692.tryal_revealed':
        return { accusation: 'reveal', confession: 'confession' }[event.how as string] ?? null;
      default:
        return FIRSTS[bare(event.key)] ?? null;
    }
  },

  isOut: (view, seat) => !view.living.includes(seat),
  opensTurn: (event) => TURNS.has(bare(event.key)),
  // A card that is held up is told once more, with its target, when it is played.
  saidBy: (event, later) =>
    event.key === 'salem1692.laid_out' &&
    'card' in later &&
    later.card === event.card &&
    'seat' in later &&
    later.seat === event.seat,
  // Who draws by a power has been told with the reason; what came is told to nobody else.
  repeats: (event, before) =>
    event.key === 'salem1692.drew' &&
    !event.cards &&
    (before.key === 'salem1692.rebecca_draws' || before.key === 'salem1692.giles_shows') &&
    before.seat === event.seat,
  folds: (event) => FOLDS.has(bare(event.key)),
};
