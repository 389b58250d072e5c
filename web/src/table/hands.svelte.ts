// The table by keyboard: Enter confirms what is picked, Escape takes it back, and the focus is never lost when the thing that had it goes.
import { tick } from 'svelte';
import type { TableState } from '../state/table.svelte';

/** Where the next key press is most likely meant for: the confirmation, a card of mine, anything offered, a button of the prompt. */
const NEXT = [
  '.prompt[data-chosen] .acts .act',
  '[data-hand] [data-offer]',
  '[data-offer]',
  '.prompt .acts button:not([disabled])',
];

export class Hands {
  /** True while the last thing touched was a key. */
  private keys = false;

  constructor(
    private readonly match: () => TableState,
    private readonly busy: () => boolean,
  ) {
    $effect(() => {
      const { asked, chosen, deeds, sending } = this.match();
      void [asked?.id, chosen, deeds.length, sending];
      void tick().then(() => this.keep());
    });
  }

  pointed(): void {
    this.keys = false;
  }

  /** Enter and Escape; true when the key has done its work. */
  key(event: KeyboardEvent): boolean {
    this.keys = true;
    const match = this.match();
    if (event.key === 'Escape') {
      if (!match.chosen && !match.deeds.length) return false;
      match.pick(null);
      return true;
    }
    const at = document.activeElement;
    if (event.key !== 'Enter' || event.repeat || !match.chosen) return false;
    // On the thing that is picked, or nowhere: elsewhere Enter presses what it is on.
    if (at && at !== document.body && !at.matches('main, main [aria-pressed="true"]:not(.acts *)')) return false;
    match.answer(match.chosen);
    return true;
  }

  private keep(): void {
    if (!this.keys || this.busy() || (document.activeElement && document.activeElement !== document.body)) return;
    const main = document.querySelector('main');
    const next = NEXT.map((where) => main?.querySelector<HTMLElement>(where)).find(Boolean) ?? main;
    next?.focus({ preventScroll: true });
  }
}
