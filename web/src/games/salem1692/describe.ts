// A seat in words: for its label, for a closer look and for the table as text.
import type { Teller } from '../../telling';
import { t } from '../../words.svelte';
import type { CardId, SalemView } from './view';

/** How a seat died; '' while it lives. */
export function deathOf(view: SalemView, seat: number): string {
  if (view.living.includes(seat)) return '';
  const announced = view.announced[seat];
  return t(announced === 1 ? 'web-dead-witch' : announced === 0 ? 'web-dead-not-witch' : 'web-dead');
}

/** What lies before a seat, of the cards those that are given. */
export function before(view: SalemView, seat: number, front: readonly CardId[], teller: Teller): string[] {
  const names = (kind: 'tryal' | 'card', ids: readonly string[]): string =>
    teller.join(ids.map((id) => teller.name(kind, id)));
  const up = view.revealed[seat] ?? [];
  return [
    ...(view.living.includes(seat)
      ? [
          t('web-salem-accused', { n: view.accusations[seat] ?? 0, limit: view.limits[seat] ?? 7 }),
          t('web-salem-face-down', { n: view.face_down[seat] ?? 0 }),
          t('web-salem-hand', { n: view.hand_sizes[seat] ?? 0 }),
        ]
      : [deathOf(view, seat)]),
    up.length ? t('web-salem-turned', { tryals: names('tryal', up) }) : '',
    front.length ? t('web-salem-front', { cards: names('card', front) }) : '',
    view.gavel === seat ? t('web-salem-gavel') : '',
  ];
}
