// The drawing of an icon by its role. The home page has its few at once, so that it stays light; the first other one fetches them all.
import home from 'virtual:icons/home';

let known = $state.raw<Record<string, string>>(home);
let asked = false;

/** Path data on a grid of 512; nothing until it has come. */
export function drawing(role: string): string {
  if (!(role in known) && !asked) {
    asked = true;
    void import('virtual:icons').then((all) => (known = all.default));
  }
  return known[role] ?? '';
}
