// Builds the client of the page that needs no server into web/dist-page. `meetinghouse page` puts the rest beside it.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const out = join(web, 'dist-page');
execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], {
  cwd: web,
  stdio: 'inherit',
  env: { ...process.env, MEETINGHOUSE_PAGE: '1' },
});
// It lies in any folder.
const index = readFileSync(join(out, 'index.html'), 'utf8');
writeFileSync(join(out, 'index.html'), index.replace(/(href)="\/(manifest|icon)/g, '$1="./$2'));
const manifest = JSON.parse(readFileSync(join(out, 'manifest.webmanifest'), 'utf8'));
delete manifest.id;
manifest.start_url = './';
for (const icon of manifest.icons) icon.src = icon.src.replace(/^\//, './');
writeFileSync(join(out, 'manifest.webmanifest'), JSON.stringify(manifest));
for (const name of ['404.html', 'sw.js', 'licences'])
  cpSync(join(web, 'page', name), join(out, name), { recursive: true });
