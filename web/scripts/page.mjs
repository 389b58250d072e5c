// Builds the page that needs no server into build/page: the client, Pyodide, our code as one archive, and the answers
// that never change as files. `make page` calls it; it needs the wheel of msgspec for Pyodide as its argument.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const web = fileURLToPath(new URL('..', import.meta.url));
const root = join(web, '..');
const out = process.env.MEETINGHOUSE_PAGE_FOLDER ?? join(root, 'build/page');
const wheel = resolve(process.argv[2]);
const python = (...args) => execFileSync('python', args, { cwd: root, encoding: 'utf8' });
const hash = (data) => createHash('sha256').update(data).digest('hex').slice(0, 10);
const write = (name, data) => {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), data);
};

execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', out, '--emptyOutDir'], {
  cwd: web,
  stdio: 'inherit',
  env: { ...process.env, MEETINGHOUSE_PAGE: '1' },
});

// Pyodide, without the list of packages that are not here.
const from = dirname(fileURLToPath(import.meta.resolve('pyodide')));
const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
const pyodide = `pyodide-${version}/`;
mkdirSync(join(out, pyodide), { recursive: true });
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'])
  cpSync(join(from, name), join(out, pyodide, name));
const { info } = JSON.parse(readFileSync(join(from, 'pyodide-lock.json'), 'utf8'));
write(`${pyodide}pyodide-lock.json`, JSON.stringify({ info, packages: {} }));

// Our code.
const held = join(out, 'held');
python('tools/page_archive.py', held, wheel, join(from, 'python_stdlib.zip'));
renameSync(join(held, 'python_stdlib.zip'), join(out, pyodide, 'python_stdlib.zip'));
const named = (name) => {
  const place = name.replace('.zip', `-${hash(readFileSync(join(held, name)))}.zip`);
  renameSync(join(held, name), join(out, place));
  return place;
};
const archives = readdirSync(held);
const archive = named('house.zip');
const networks = Object.fromEntries(
  archives.filter((name) => name.startsWith('networks-')).map((name) => [name.slice(9, -4), named(name)]),
);
rmSync(held, { recursive: true });

// The answers that never change, from the very code that would give them.
const house = await loadPyodide({ indexURL: join(out, pyodide) });
house.unpackArchive(new Uint8Array(readFileSync(join(out, archive))).buffer, 'zip', {
  extractDir: '/lib/python3.14/site-packages',
});
house.pyimport('meetinghouse.bots.javascript').hand_in(() => null); // as the page itself does: networks can be asked there
const page = house.pyimport('meetinghouse.server.page.page').begun(null, null, null, 'build');
const asked = async (path) => {
  const { status, body } = JSON.parse(await page.ask('GET', path, '{}', ''));
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body;
};
const fixed = { 'games.json': await asked('/api/games'), 'card-sets.json': await asked('/api/card-sets') };
for (const game of JSON.parse(fixed['games.json']).games) {
  fixed[`panels/${game.id}.json`] = await asked(`/api/panels/${game.id}`);
  for (const lang of Object.keys(game.text))
    for (const what of ['rules', 'howto', 'words'])
      fixed[`${what}/${game.id}.${lang}.json`] = await asked(`/api/${what}/${game.id}?lang=${lang}`);
}
const answers = `answers-${hash(JSON.stringify(fixed))}/`;
for (const [name, body] of Object.entries(fixed)) write(answers + name, body);
write('parts.json', JSON.stringify({ pyodide, archive, networks, answers }));

// The document: as strict as the server's, in words that a document can say of itself.
const csp = python('-c', 'from meetinghouse.server.http.pages import CSP; print(CSP)').trim();
const strict = csp
  .replace(/; frame-ancestors [^;]*/, '')
  .replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
const index = readFileSync(join(out, 'index.html'), 'utf8')
  .replace(
    '<meta charset="utf-8" />',
    `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${strict}" />`,
  )
  .replace(/(href)="\/(manifest|icon)/g, '$1="./$2');
write('index.html', index);
const manifest = JSON.parse(readFileSync(join(out, 'manifest.webmanifest'), 'utf8'));
delete manifest.id;
manifest.start_url = './';
for (const icon of manifest.icons) icon.src = icon.src.replace(/^\//, './');
write('manifest.webmanifest', JSON.stringify(manifest));
cpSync(join(web, 'page/404.html'), join(out, '404.html'));
cpSync(join(web, 'page/licences'), join(out, 'licences'), { recursive: true });

// Everything below the folder is kept by the service worker; networks are as large as all the rest, and come last.
const everything = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    return statSync(file).isDirectory() ? everything(file) : [relative(out, file).replaceAll('\\', '/')];
  });
const files = everything(out).filter((name) => !['index.html', '404.html', 'sw.js'].includes(name));
files.sort((a, b) => Number(a.startsWith('networks-')) - Number(b.startsWith('networks-')) || a.localeCompare(b));
const sums = [...files, 'index.html'].map((name) => name + hash(readFileSync(join(out, name))));
write(
  'sw.js',
  readFileSync(join(web, 'page/sw.js'), 'utf8')
    .replace('__VERSION__', hash(sums.join('\n')))
    .replace("['__FILES__']", JSON.stringify(files)),
);

// What there is to fetch, as a host that compresses sends it.
const rows = {};
for (const name of everything(out)) {
  const data = readFileSync(join(out, name));
  const part = /^(networks|pyodide|house|answers|licences)/.exec(name)?.[1] ?? 'client';
  const row = (rows[part] ??= { files: 0, bytes: 0, gzip: 0, brotli: 0 });
  row.files += 1;
  row.bytes += data.length;
  row.gzip += Math.min(data.length, gzipSync(data, { level: 9 }).length);
  if (process.env.MEETINGHOUSE_WEIGH)
    row.brotli += Math.min(
      data.length,
      brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
    );
}
console.table(rows);
process.exit(0);
