// Card sets are TOML; a page that shows them imports the file and gets its data.
import { parse } from 'smol-toml';

export function tomlPlugin() {
  return {
    name: 'meetinghouse-toml',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null;
      // Where each fact comes from is for whoever edits the set.
      const facts = JSON.stringify(parse(code), (field, value) => (field === 'origin' ? undefined : value));
      return { code: `export default ${facts}`, map: null };
    },
  };
}
