// Writes dist/sw.js with the list of files of this very build, so that the shell opens without a connection.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const template = fileURLToPath(new URL('../src/sw.js', import.meta.url));

export function pwaPlugin() {
  return {
    name: 'meetinghouse-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => !name.endsWith('.map') && !name.endsWith('.woff'));
      const shell = files.filter((name) => /\.(html|css|woff2)$/.test(name) || /^assets\/(index|main)/.test(name));
      const version = createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(template, 'utf8')
        .replace('__VERSION__', version)
        .replace(
          "['__SHELL__']",
          JSON.stringify(['/', ...shell.filter((n) => n !== 'index.html').map((n) => '/' + n)]),
        );
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
