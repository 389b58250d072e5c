// Picks the icons that src/art/icons.json names out of the game-icons package, so that the bundle carries those and no others.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const ROLES = here('../src/art/icons.json');

/**
 * Path data to a tenth of its grid of 512, a fraction of a pixel at any size it is drawn in: a third less to load. Arcs stay as they are,
 * since their flags may stand together without a space.
 */
function rounded(path) {
  return path.replace(/([b-df-zB-DF-Z])([^a-zA-Z]*)/g, (_, command, numbers) => {
    const all = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((one) => String(Math.round(Number(one) * 10) / 10));
    return command + all.map((one, i) => (i && !one.startsWith('-') ? ` ${one}` : one)).join('');
  });
}

/** Role to the path data of its drawing on a grid of 512. */
export function icons() {
  const { roles, own } = JSON.parse(readFileSync(ROLES, 'utf8'));
  const set = JSON.parse(readFileSync(here('../node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));
  const paths = { ...own };
  for (const [role, name] of Object.entries(roles)) {
    const body = set.icons[name]?.body;
    if (!body) throw new Error(`icons.json: game-icons has no "${name}" (${role})`);
    paths[role] = rounded([...body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join(''));
  }
  return paths;
}

/** Those of the home page, which is to be light. */
function atHome() {
  const { home } = JSON.parse(readFileSync(ROLES, 'utf8'));
  const all = icons();
  return Object.fromEntries(home.map((role) => [role, all[role]]));
}

/** `virtual:icons` for Vite, and `virtual:icons/home` with those of the home page alone. */
export function iconsPlugin() {
  const made = { 'virtual:icons': icons, 'virtual:icons/home': atHome };
  return {
    name: 'meetinghouse-icons',
    resolveId: (name) => (name in made ? `\0${name}` : null),
    load(name) {
      const make = name.startsWith('\0') ? made[name.slice(1)] : undefined;
      if (!make) return null;
      this.addWatchFile(ROLES);
      return `export default ${JSON.stringify(make())}`;
    },
  };
}
