// A seat in words, for labels, the district and the text table alike; and its score taken apart.
import { prefs } from '../../state/prefs.svelte';
import type { Teller } from '../../telling';
import { t } from '../../words.svelte';
import type { ScoreLine } from '../face';
import { heldBy, seenOf, shownBy, typeOf, type TownView } from './view';

/** What the town knows of a seat beyond its Buildings, and what I alone have seen of it. */
export function about(view: TownView, seat: number, teller: Teller): string[] {
  const held = heldBy(view, seat).map((event) => teller.name('event', event));
  const shown = shownBy(view, seat).map((type) => teller.name('type', type));
  const seen = prefs.secretsHidden ? null : seenOf(view, seat);
  return [
    view.constable === seat ? t('web-town-constable') : '',
    view.badges[seat] ? t('web-town-badge') : '',
    view.trials[seat] ? t('web-town-on-trial') : '',
    held.length ? t('web-town-holds', { cards: teller.join(held) }) : '',
    shown.length ? t('web-town-has-shown', { types: teller.join(shown) }) : '',
    seen ? t('web-town-seen', { character: teller.name('character', seen) }) : '',
  ].filter(Boolean);
}

/** What a complete set, the Royal Charter and the Scarlet Letter count (N11.6, N13.21, N13.22). */
const POINTS = { set: 2, charter: 2, letter: -2 } as const;

/** The lines that make up everybody's points, once all Characters lie open; Hope decides between equals. */
export function scoreOf(view: TownView, points: number[]): ScoreLine[] {
  const [, charter, letter] = view.holder;
  const bySeat = (count: (seat: number) => number): number[] => view.buildings.map((_, seat) => count(seat));
  return [
    {
      label: 'web-score-buildings',
      bySeat: bySeat((seat) => {
        const character = view.characters[seat];
        const types = (character && view.cards.characters[character]) ?? [];
        return view.buildings[seat]!.filter(({ building }) => types.includes(typeOf(building))).length;
      }),
    },
    {
      label: 'web-score-sets',
      bySeat: bySeat((seat) =>
        Object.values(view.sets[seat] ?? {}).reduce((sum, one) => sum + POINTS.set * one.complete, 0),
      ),
    },
    { label: 'new-salem-event-royal-charter', bySeat: bySeat((seat) => (seat === charter ? POINTS.charter : 0)) },
    { label: 'new-salem-event-scarlet-letter', bySeat: bySeat((seat) => (seat === letter ? POINTS.letter : 0)) },
    { label: 'web-total', bySeat: points, total: true },
    { label: 'web-score-hope', bySeat: view.hope },
  ];
}
