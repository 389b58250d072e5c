// What New Salem tells a person: who they are, which moments are staged, and how its log reads.
import type { Cue } from '../../state/sound';
import { bare, type Teller } from '../../telling';
import { t, unmark } from '../../words.svelte';
import type { GameMoments, Happening, Scene } from '../moments';
import Reveal from './Reveal.svelte';
import { EVENT_ICON, FOLK, typesOf, type TownView } from './view';
import type { GameEvent } from './wire';

type Key = ReturnType<typeof bare<GameEvent['key']>>;
const TURNS = new Set<Key>(['round', 'no_draft', 'event_drawn', 'initiated', 'constable', 'round_ended', 'unmasked']);
const FOLDS = new Set<Key>(['hand', 'built', 'voted']);

/** The look of each staged event; its sentence is its title unless a longer one is wanted. */
const LOOKS: Partial<Record<Key, Pick<Scene, 'icon' | 'cue' | 'tone'>>> = {
  first_constable: { icon: 'badge', cue: 'gavel' },
  round: { icon: 'house', cue: 'dawn' },
  trial: { icon: 'gavel', cue: 'gavel', tone: 'blood' },
  trial_moved: { icon: 'gavel', cue: 'gavel', tone: 'blood' },
  constable: { icon: 'badge', cue: 'gavel' },
  looked: { icon: 'eye', cue: 'card' },
  shown: { icon: 'eye', cue: 'card' },
  testified: { icon: 'witness', cue: 'reveal' },
  burnt: { icon: 'arson', cue: 'danger' },
  torn_down: { icon: 'hammer', cue: 'danger' },
  revealed: { icon: 'person', cue: 'reveal' },
  answered: { icon: 'cards', cue: 'card' },
  changed_characters: { icon: 'person', cue: 'card' },
  elected: { icon: 'vote', cue: 'gavel' },
  unmasked: { icon: 'person', cue: 'reveal' },
  end_trials: { icon: 'gavel', cue: 'gavel' },
  end_sets: { icon: 'cards', cue: 'card' },
  end_despair: { icon: 'church', cue: 'end' },
};

/** What an event means to me alone, said beneath it. */
function forMe(event: GameEvent, { me }: Happening<TownView, GameEvent>): string {
  if (me === null) return '';
  if ((event.key === 'new_salem.constable' || event.key === 'new_salem.first_constable') && event.seat === me)
    return t('moment-town-now-constable');
  if ((event.key === 'new_salem.trial' || event.key === 'new_salem.trial_moved') && event.target === me)
    return t('moment-town-now-on-trial');
  return '';
}

/** A name stays beside its number, and no line begins with the dot. */
const APART = '\u00a0· ';

type Built = GameEvent & { key: 'new_salem.built' };
const isBuilt = (event: GameEvent): event is Built => event.key === 'new_salem.built';

/** Who brought what when Buildings were turned up: Despair first, since that is what everybody wants to know. */
export function brought(events: readonly Built[], teller: Teller): string[] {
  const from = (cube: 'hope' | 'despair'): string => {
    const names = events
      .filter((one) => one[cube] > 0)
      .map((one) => t('moment-town-bringer', { name: teller.called(one.seat), n: one[cube] }));
    return names.length ? t(`moment-town-${cube}-from`, { names: names.join(', ') }) : '';
  };
  return [from('despair') || t('moment-town-no-despair'), from('hope')].filter(Boolean).map(unmark);
}

/** All Buildings are turned up together, and then one after the other is lit. */
function reveal({ events, view, teller }: Happening<TownView, GameEvent>): Scene {
  const built = events.filter(isBuilt);
  return {
    id: 'reveal',
    icon: 'house',
    title: '',
    line: brought(built, teller).join(APART),
    cue: built.some(({ despair }) => despair) ? 'despair' : 'hope',
    show: { part: Reveal, props: { built, cards: view.cards.buildings, constable: view.constable, teller } },
  };
}

const FIRSTS: Partial<Record<Key, string>> = {
  first_constable: 'constable',
  constable: 'constable',
  gave: 'begging',
  event_drawn: 'event',
  trial: 'trial',
  badges_returned: 'badges',
  took_top: 'top',
  removed: 'remove',
};

const HEARD: Partial<Record<Key, Cue>> = {
  gave: 'hope',
  removed: 'hope',
  trial_lifted: 'hope',
  seized: 'despair',
  built: 'card',
  placed: 'card',
};

export const moments: GameMoments<TownView, GameEvent> = {
  who(view, teller) {
    const character = view.characters[view.viewer];
    if (!view.side || !character) return null;
    return {
      title: t(`moment-town-you-${view.side}`),
      icon: view.side === 'witch' ? 'witch' : 'notwitch',
      dark: view.side === 'witch',
      goal: t(`moment-town-goal-${view.side}`, { n: view.town.needed }),
      notes: [
        t('moment-town-collects', { types: typesOf(view.cards.characters[character] ?? [], teller) }),
        t(`moment-town-watch-${view.side}`),
        t('moment-town-winner'),
      ],
      person: {
        id: character,
        name: teller.name('character', character),
        power: '',
        traits: teller.renamed('character', character) ? {} : (FOLK[character] ?? {}),
      },
    };
  },

  scene(event, happening) {
    const { teller } = happening;
    if (isBuilt(event)) return reveal(happening);
    const id = bare(event.key);
    const title = unmark(teller.line(event));
    if (event.key === 'new_salem.event_drawn' || event.key === 'new_salem.initiated') {
      const { event: card } = event;
      return { id, icon: EVENT_ICON[card], title, line: teller.name('event', card, 'text'), cue: 'card' };
    }
    const look = LOOKS[id];
    const line = forMe(event, happening);
    return look
      ? { id: 'seat' in event ? `${id}-${event.seat}` : id, title, ...look, ...(line ? { line } : {}) }
      : null;
  },

  heard: ({ key }) => HEARD[bare(key)],

  nudge(event, { teller, me }) {
    if (me === null || event.key !== 'new_salem.seized' || event.target !== me) return null;
    return { id: 'lost', icon: 'handcuffs', title: unmark(teller.line(event)), cue: 'danger' };
  },

  first: (event, me) =>
    event.key === 'new_salem.constable' && event.seat === me ? 'my_constable' : (FIRSTS[bare(event.key)] ?? null),

  isOut: () => false,
  opensTurn: (event) => TURNS.has(bare(event.key)),
  saidBy: () => false,
  repeats: () => false,
  folds: (event) => FOLDS.has(bare(event.key)),
  gist: (events, teller) => brought(events.filter(isBuilt), teller).join(APART),
};
