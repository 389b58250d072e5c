// Which rule is wanted at the table: a number, the whole book (''), or nothing (null). The table page shows it in a drawer.

class Rulebook {
  wanted = $state<string | null>(null);

  /** For links to the rules page: a plain click opens the drawer instead; the address still works for another tab. */
  follow(event: MouseEvent, rule: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.wanted = rule;
  }
}

export const rulebook = new Rulebook();
