// A processor that is so many times slower, for all of a browser: its page, its workers, and what draws. Every process of it runs for five
// milliseconds and then stands still for the rest. The browser's own throttle knows the page's thread alone.
import { spawn } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';

/** Until it hears nothing more; then all go on at full speed. */
const PACE = `
import os, select, signal, sys, time
rate, known = float(sys.argv[1]), []
def all_of(sign):
    for one in known[:]:
        try: os.kill(one, sign)
        except ProcessLookupError: known.remove(one)
try:
    while True:
        if select.select([sys.stdin], [], [], 0)[0]:
            line = sys.stdin.readline()
            if not line: break
            known = [int(one) for one in line.split()]
        all_of(signal.SIGCONT)
        time.sleep(0.005)
        all_of(signal.SIGSTOP)
        time.sleep(0.005 * (rate - 1))
finally:
    all_of(signal.SIGCONT)
`;

/** Slows a browser down while something happens there. */
export async function slower<T>(browser: Browser, rate: number, what: () => Promise<T>): Promise<T> {
  if (rate === 1) return what();
  const cdp = await browser.newBrowserCDPSession();
  const pace = spawn('python3', ['-c', PACE, String(rate)], { stdio: ['pipe', 'ignore', 'inherit'] });
  const look = async (): Promise<void> => {
    // Whatever has begun meanwhile, too; the browser's own process answers this, and stands still with the others.
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo').catch(() => ({ processInfo: [] }));
    if (processInfo.length) pace.stdin.write(`${processInfo.map(({ id }) => id).join(' ')}\n`);
  };
  await look();
  const looking = setInterval(() => void look(), 200);
  try {
    return await what();
  } finally {
    clearInterval(looking);
    pace.stdin.end();
    await new Promise((done) => pace.once('exit', done));
    await cdp.detach();
  }
}

/** How much a thread of the page gets done in half a second; two of these say how much slower it has become. */
export const work = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let done = 0;
    for (const end = performance.now() + 500; performance.now() < end; done += 1) Math.sqrt(done);
    return done;
  });
