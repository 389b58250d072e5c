// The table by keyboard: Enter confirms what is picked, Escape takes it back, and the focus is never lost when the thing that had it goes.
import { tick } from 'svelte';
import type { TableState } from '../state/table.svelte';

/** Where the next key press is most likely meant for: the confirmation, a card of mine, anything offered, a button of the prompt. */
const NEXT = [
  '.prompt[data-chosen] .acts .act',
  '[data-hand] [data-offer]',
  '[data-offer]',
  '.prompt .acts button:not([aria-disabled])',
];

export class Hands {
  /** True while the last thing touched was a key. */
  private keys = false;

  constructor(
    private readonly match: () => TableState,
    private readonly busy: () => boolean,
  ) {
    $effect(() => {
      const { asked, chosen, deeds, laid, sending } = this.match();
      void [asked?.id, chosen, deeds.length, laid, sending];
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
    if (event.key === 'Escape') return match.putBack();
    const at = document.activeElement;
    if (event.key !== 'Enter' || event.repeat || !(match.chosen || match.whole)) return false;
    // On the thing that is picked, or nowhere: elsewhere Enter presses what it is on.
    if (at && at !== document.body && !at.matches('main, main [aria-pressed="true"]:not(.acts *)')) return false;
    return match.confirm();
  }

  private keep(): void {
    if (!this.keys || this.busy() || (document.activeElement && document.activeElement !== document.body)) return;
    const main = document.querySelector('main');
    const next = NEXT.map((where) => main?.querySelector<HTMLElement>(where)).find(Boolean) ?? main;
    next?.focus({ preventScroll: true });
  }
}
