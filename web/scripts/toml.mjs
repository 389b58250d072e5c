// Card sets are TOML; a page that shows them imports the file and gets its data.
import { parse } from 'smol-toml';

export function tomlPlugin() {
  return {
    name: 'meetinghouse-toml',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(code))}`, map: null };
    },
  };
}
