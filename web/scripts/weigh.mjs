// The promise: the first load stays under 200 KB compressed, fonts apart. Measures what index.html pulls in at once.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const LIMIT = 200 * 1024;
/** The home page and its first language, which are fetched at once after the entry. */
const WITH_HOME = [/^Home-.*\.(js|css)$/, /^web-.*\.js$/, /^server-.*\.js$/, /^Play-.*\.(js|css)$/];

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
for (const name of readdirSync(dist + 'assets')) if (WITH_HOME.some((re) => re.test(name))) add('assets/' + name);
const total = [...seen.values()].reduce((a, b) => a + b, 0);
for (const [name, size] of seen) console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${name}`);
console.log(
  `${(total / 1024).toFixed(1).padStart(7)} KB  first load, compressed, without fonts (limit ${LIMIT / 1024} KB)`,
);
if (total > LIMIT) {
  console.error('First load is too heavy.');
  process.exit(1);
}
