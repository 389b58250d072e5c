// The promise: the first load of the home page stays under 120 KB compressed, fonts apart. Measures what it pulls in at once, in one language.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const LIMIT = 120 * 1024;
/** The home page and the words of one language, which are fetched at once after the entry. */
const PAGE = /^Home-.*\.(js|css)$/;
const WORDS = [/^web-.*\.js$/, /^server-.*\.js$/];

const seen = new Map();
function add(name) {
  if (seen.has(name) || /\.(woff2?|png|svg|webmanifest)$/.test(name)) return;
  const bytes = readFileSync(dist + name);
  seen.set(name, gzipSync(bytes, { level: 9 }).length);
  if (name.endsWith('.js'))
    for (const [, file] of bytes.toString().matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      add('assets/' + file);
}
const index = readFileSync(dist + 'index.html', 'utf8');
add('index.html');
for (const [, file] of index.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) add(file);
const assets = readdirSync(dist + 'assets');
for (const name of assets) if (PAGE.test(name)) add('assets/' + name);
// Of the three languages the one with the most to say.
const size = (name) => statSync(dist + 'assets/' + name).size;
for (const re of WORDS) {
  const [longest] = assets.filter((name) => re.test(name)).sort((a, b) => size(b) - size(a));
  if (longest) add('assets/' + longest);
}
const total = [...seen.values()].reduce((a, b) => a + b, 0);
for (const [name, bytes] of seen) console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${name}`);
console.log(
  `${(total / 1024).toFixed(1).padStart(7)} KB  first load, compressed, without fonts (limit ${LIMIT / 1024} KB)`,
);
if (total > LIMIT) {
  console.error('First load is too heavy.');
  process.exit(1);
}
