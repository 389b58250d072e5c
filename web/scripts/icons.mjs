// Picks the icons that src/art/icons.json names out of the game-icons package, so that the bundle carries those and no others.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const ROLES = here('../src/art/icons.json');

/** Role to the path data of its drawing on a grid of 512. */
export function icons() {
  const { roles, own } = JSON.parse(readFileSync(ROLES, 'utf8'));
  const set = JSON.parse(readFileSync(here('../node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));
  const paths = { ...own };
  for (const [role, name] of Object.entries(roles)) {
    const body = set.icons[name]?.body;
    if (!body) throw new Error(`icons.json: game-icons has no "${name}" (${role})`);
    paths[role] = [...body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join('');
  }
  return paths;
}

/** `virtual:icons` for Vite. */
export function iconsPlugin() {
  const id = '\0virtual:icons';
  return {
    name: 'meetinghouse-icons',
    resolveId: (name) => (name === 'virtual:icons' ? id : null),
    load(name) {
      if (name !== id) return null;
      this.addWatchFile(ROLES);
      return `export default ${JSON.stringify(icons())}`;
    },
  };
}
