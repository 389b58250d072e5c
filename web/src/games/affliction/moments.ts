// What Affliction tells a person: who they are, which moments are staged, and how its log reads.
import type { Cue } from '../../state/sound';
import { bare } from '../../telling';
import { t, unmark } from '../../words.svelte';
import type { GameMoments, Scene } from '../moments';
import Count from './Count.svelte';
import { scoresOf } from './printed';
import type { AfflictionView } from './view';
import { CARD_IDS, type GameEvent } from './wire';

type Key = ReturnType<typeof bare<GameEvent['key']>>;
const TURNS = new Set<Key>(['round_began', 'placed', 'resolving', 'end_card']);
const FOLDS = new Set<Key>([
  'turned_up',
  'faction_drawn',
  'grievance_drawn',
  'starters_offered',
  'starter',
  'went_under',
]);

const LOOKS: Partial<Record<Key, Pick<Scene, 'icon' | 'cue' | 'tone'>>> = {
  round_began: { icon: 'messenger', cue: 'dawn' },
  took_first: { icon: 'first', cue: 'gavel' },
  declared_arrest: { icon: 'handcuffs', cue: 'danger' },
  scapegoat: { icon: 'scapegoat', cue: 'conspiracy' },
  arrested: { icon: 'handcuffs', cue: 'death', tone: 'blood' },
  won_over: { icon: 'circle', cue: 'card' },
  released: { icon: 'key', cue: 'dawn' },
  end_card: { icon: 'bell', cue: 'end' },
};

type Scored = GameEvent & { key: 'affliction.scored' };
const isScored = (event: GameEvent): event is Scored => event.key === 'affliction.scored';

const FIRSTS: Partial<Record<Key, string>> = {
  resolving: 'spaces',
  accused: 'accusation',
  declared_arrest: 'arrest',
  arrested: 'arrest',
  scapegoat: 'scapegoat',
  haunted: 'spectral',
  frightened: 'fear',
  protected: 'protection',
  won_over: 'won_over',
  went_under: 'went_under',
};

const HEARD: Partial<Record<Key, Cue>> = {
  accused: 'accuse',
  accused_by: 'accuse',
  gained: 'coin',
  gained_by: 'coin',
  generated: 'coin',
  took_influence: 'coin',
  comforted: 'hope',
  cleared: 'hope',
  frightened: 'despair',
  haunted: 'despair',
  protected: 'gavel',
  placed: 'card',
  brought: 'card',
};

export const moments: GameMoments<AfflictionView, GameEvent> = {
  who(view, teller) {
    const faction = view.faction[view.viewer];
    const card = faction && view.faction_cards[faction];
    if (!card) return null;
    const named = (id: string): string => teller.name('colonist', id);
    const circle = view.circles[view.viewer] ?? [];
    return {
      title: teller.name('faction', faction),
      icon: card.side === 'village' ? 'house' : 'church',
      goal: scoresOf(card, teller),
      notes: [
        ...(circle.length ? [t('moment-aff-circle', { names: teller.join(circle.map(named)) })] : []),
        ...(view.my_grievance
          ? [
              t('moment-aff-grievance', {
                targets: teller.join(view.my_grievance.targets.map(named)),
                ally: named(view.my_grievance.ally),
                bonus: view.my_grievance.target_bonus,
                penalty: Math.abs(view.my_grievance.ally_penalty),
              }),
            ]
          : []),
        t('moment-aff-end', { names: teller.join(CARD_IDS.map((id) => teller.name('card', id))) }),
      ],
    };
  },

  scene(event, { teller, me, view, told }) {
    const id = bare(event.key);
    if (isScored(event)) {
      const scored = [...told.map((one) => one.event as GameEvent).filter(isScored), event];
      return {
        id: `scored-${event.seat}`,
        icon: 'trophy',
        title: '',
        cue: 'card',
        show: { part: Count, props: { scored, seats: view.seats, teller } },
      };
    }
    const look = LOOKS[id];
    if (!look) return null;
    const first = me !== null && event.key === 'affliction.took_first' && event.seat === me;
    return {
      id,
      title: unmark(teller.line(event)),
      ...look,
      ...(first ? { line: t('moment-aff-now-first') } : {}),
    };
  },

  heard: ({ key }) => HEARD[bare(key)],

  nudge(event, { before, view, me, teller }) {
    if (me === null || (event.key !== 'affliction.accused' && event.key !== 'affliction.accused_by')) return null;
    const { colonist } = event;
    if (event.seat === me || !view.circles[me]?.includes(colonist) || before?.accusations[colonist]) return null;
    return {
      id: 'accused',
      icon: 'accusation',
      title: t('moment-aff-accused', { name: teller.name('colonist', colonist) }),
      cue: 'danger',
    };
  },

  first: (event) => FIRSTS[bare(event.key)] ?? null,

  isOut: () => false,
  opensTurn: (event) => TURNS.has(bare(event.key)),
  // What was wanted has happened, or somebody else took the place.
  saidBy: (event, later) => event.key === 'affliction.declared_arrest' && later.key === 'affliction.arrested',
  repeats: () => false,
  folds: (event) => FOLDS.has(bare(event.key)),
};
