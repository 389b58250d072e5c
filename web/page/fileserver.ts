// A plain file server, as any static host is one: below a path, without special headers, with a page for what is not there.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const FOLDER =
  process.env.MEETINGHOUSE_PAGE_FOLDER ?? fileURLToPath(new URL('../../build/page/', import.meta.url));
const KINDS: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

export class FileServer {
  readonly asked = new Map<string, number>();
  bytes = 0;
  /** What a file's text becomes before it is sent, as when a newer version has been put there. */
  readonly newer = new Map<string, (text: string) => string>();
  /** What is not there for now. */
  gone = /^$/;
  private constructor(
    private readonly server: Server,
    readonly base: string,
  ) {}

  /** Files that were asked for more often than that, but for those that say which version this is, and what a browser asks for the tab's sake. */
  askedOver(times: number): string[] {
    const small = /^(index\.html|sw\.js|parts\.json|icon\.svg|manifest\.webmanifest)$/;
    return [...this.asked].filter(([name, asked]) => asked > times && !small.test(name)).map(([name]) => name);
  }

  /** `parts` changes `parts.json`. */
  static async start(path: string, parts: Record<string, unknown> = {}): Promise<FileServer> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://here');
      const name = pathname.startsWith(path) ? normalize(pathname.slice(path.length) || 'index.html') : '../';
      made.asked.set(name, (made.asked.get(name) ?? 0) + 1);
      const send = (data: Buffer, status: number, kind: string): void => {
        made.bytes += data.length;
        response.writeHead(status, { 'Content-Type': kind, 'Cache-Control': 'max-age=600' });
        response.end(data);
      };
      readFile(join(FOLDER, name.startsWith('..') || made.gone.test(name) ? 'nothing' : name)).then(
        (data) => {
          const changed = made.newer.get(name)?.(String(data));
          const kind = KINDS[name.split('.').pop() ?? ''] ?? 'application/octet-stream';
          send(changed === undefined ? data : Buffer.from(changed), 200, kind);
        },
        async () => send(await readFile(join(FOLDER, '404.html')), 404, 'text/html'),
      );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const made = new FileServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    made.newer.set('parts.json', (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...parts }));
    return made;
  }

  /** As a train goes into a tunnel. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
