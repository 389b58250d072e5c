// What a card of mine would do now: its words, and against whom it is enough.
import type { Teller } from '../../telling';
import { t, unmark } from '../../words.svelte';
import { LOOKS, type CardId, type SalemView } from './view';

export function tipOf(view: SalemView, kind: CardId, teller: Teller): string {
  const { worth = 0 } = LOOKS[kind];
  const text = teller.name('card', kind, 'text');
  const due = view.living.filter(
    (seat) => worth && seat !== view.viewer && (view.accusations[seat] ?? 0) + worth >= (view.limits[seat] ?? 7),
  );
  return due.length ? `${text} ${t('web-salem-enough', { names: unmark(teller.seats(due)) })}` : text;
}
