// A seat in words, for labels, the district and the text table alike.
import { prefs } from '../../state/prefs.svelte';
import type { Teller } from '../../telling';
import { t } from '../../words.svelte';
import { heldBy, seenOf, shownBy, type TownView } from './view';

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
