// A real server process for each worker, on a free port and a database of its own.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Python that this checkout was set up with. */
export function ownPython(): string {
  const venv = join(root, '.venv/bin/python');
  return process.env.MEETINGHOUSE_PYTHON ?? (existsSync(venv) ? venv : 'python3');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

export class Server {
  private child: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'meetinghouse-e2e-'));
  private readonly database = join(this.folder, 'tables.sqlite3');
  url = '';
  log = '';

  /**
   * With the Python of this checkout, unless another one is named. Tables begin at once and stage nothing, since most tests are about
   * something else; `settings` are those that differ from the ones below. `before` is Python that runs first, such as a deal that is known.
   */
  constructor(
    private readonly python?: string,
    private readonly settings: Record<string, number | string> = {},
    private readonly before = '',
  ) {}

  async start(): Promise<void> {
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    const python = this.python ?? ownPython();
    const config = {
      bot_delay: 0.02,
      grace: 1.5,
      lobby_grace: 5,
      misses: 1,
      rate: 1000,
      address_rate: 1000,
      tables_per_address: 10_000,
      people_per_address: 10_000, // every phone of a test is somebody new
      // Where several people play, secret stages last 6 to 10 seconds, divided by this.
      speed: 20,
      reading: 0,
      staging: 0,
      ...this.settings,
    };
    const code = `${this.before}\nfrom meetinghouse.server.run import serve\nimport sys\nsys.exit(serve(port=${port}, database=${JSON.stringify(this.database)}, log_level="warning", config=${JSON.stringify(config)}))`;
    this.child = spawn(python, ['-c', code], { cwd: root, env: { ...process.env, PYTHONPATH: join(root, 'src') } });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.log = (this.log + chunk.toString()).slice(-8000)));
    for (let i = 0; i < 1800; i++) {
      if (this.child.exitCode !== null) throw new Error(`the server did not start:\n${this.log}`);
      try {
        if (!(await fetch(this.url + '/health')).ok) continue;
        // What the games offer is worked out for the first who asks, which takes long on a busy machine: no page waits for it.
        await fetch(this.url + '/api/games');
        return;
      } catch {
        /* not yet */
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server did not answer:\n${this.log}`);
  }

  /** Python that writes into this server's store, which it finds as `store`; `given` is its text. */
  write(given: string, code: string): void {
    const lines = code
      .trim()
      .split('\n')
      .map((line) => `    ${line}`);
    const whole = `import asyncio, sys
from meetinghouse.server.store.opening import open_store
async def main(given):
    store = await open_store('sqlite:///${this.database}', 'e2e')
${lines.join('\n')}
    await store.close()
asyncio.run(main(sys.argv[1]))`;
    execFileSync(this.python ?? ownPython(), ['-c', whole, given], {
      cwd: root,
      env: { ...process.env, PYTHONPATH: join(root, 'src') },
    });
  }

  async stop(): Promise<void> {
    const child = this.child;
    if (child && child.exitCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 4000))]);
      if (child.exitCode === null) child.kill('SIGKILL');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Opens a page on a device of its own, which is put away after the test: a table that nobody looks at any more takes time from others. */
export type Another = () => Promise<Page>;

/** Nobody looks back at a finished game: that takes the processor from the tests for longer than most games last. */
const NO_LOOK_BACK = `from meetinghouse.server.bots import analyses
analyses.has_analysis = lambda core: False
`;

/**
 * `server` lives as long as its worker; `baseURL` is its address, so pages open with plain paths. Only where `looksBack` is set are finished
 * games analysed.
 */
export const testWith = (more: Record<string, number | string>, before = '', looksBack = false) =>
  base.extend<{ another: Another }, { server: Server }>({
    another: async ({ browser, baseURL }, use) => {
      const opened: Page[] = [];
      await use(async () => {
        const context = await browser.newContext({ baseURL: baseURL! });
        opened.push(await context.newPage());
        return opened.at(-1)!;
      });
      for (const page of opened) await page.context().close();
    },
    server: [
      // Playwright reads the fixtures a function wants from its first parameter, so it must be a pattern.
      // eslint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const server = new Server(undefined, more, (looksBack ? '' : NO_LOOK_BACK) + before);
        await server.start();
        await use(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ server }, use) => use(server.url),
  });
export const test = testWith({});
export { expect } from '@playwright/test';
