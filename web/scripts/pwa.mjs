// Writes dist/sw.js with the list of files of this very build, so that the shell opens without a connection.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const template = fileURLToPath(new URL('../src/sw.js', import.meta.url));
const asPaths = (names) => JSON.stringify(names.map((name) => '/' + name));

export function pwaPlugin() {
  return {
    name: 'meetinghouse-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).sort();
      // The entry, its styles and the letters our languages are written in.
      const shell = files.filter((name) => /^assets\/(index-.*\.(js|css)|.*-latin-(wght|400)-.*\.woff2)$/.test(name));
      const rest = files.filter((name) => /\.(js|css)$/.test(name) && !shell.includes(name));
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(template, 'utf8')
        .replace('__VERSION__', version)
        .replace("['__SHELL__']", asPaths(['', ...shell]))
        .replace("['__REST__']", asPaths(rest));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
