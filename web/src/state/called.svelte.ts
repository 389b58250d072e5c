// Calling somebody back to a table that waits for them: the tab's title and sign, a short buzz, and a screen that stays on.
import { gameName } from './games.svelte';
import type { TableState } from './table.svelte';
import { buzz } from './phone';
import { title } from './title.svelte';
import { stayAwake } from './wake';
import { t } from '../words.svelte';

const PLAIN = '/icon.svg';
const TURN = '/icon-turn.svg';

/** Call from a component that shows this table: its effects end with it. */
export function callBack(of: () => TableState | null): void {
  /** A question that the table cannot go on without; a chance to speak up would give away who has one. */
  const owed = $derived.by(() => {
    const match = of();
    const ask = match?.asked;
    return ask && ask.required !== false && !ask.held ? ask.id : null;
  });
  const playing = $derived(of()?.table?.status === 'playing');
  const game = $derived(of()?.table?.game ?? '');

  $effect(() => {
    if (!game) return;
    const name = gameName(game);
    title.text = owed === null ? t('web-title-table', { game: name }) : t('web-title-turn', { game: name });
    sign(owed === null ? PLAIN : TURN);
  });
  $effect(() => () => {
    title.text = '';
    sign(PLAIN);
  });

  $effect(() => {
    // In one room a buzz is heard by all; the first question may come before the table says that it has begun.
    if (owed !== null && !of()?.table?.one_room) buzz();
  });

  $effect(() => (playing ? stayAwake() : undefined));
}

function sign(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== href) link.href = href;
}
