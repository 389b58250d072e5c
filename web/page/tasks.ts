// What a page's own thread does in one piece, from Chromium's trace: the clock's time, as people feel it, and the processor's, which other work
// on the machine does not stretch.
import type { Browser, Page } from '@playwright/test';

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}
interface Task {
  clock: number;
  processor: number;
  /** What took most of it, as Chromium calls it. */
  parts: string;
}
const LONG = 50;
const ONE_PIECE = 'ThreadControllerImpl::RunTask';

/** Traces a page while something happens there; every task of its own thread that lasted longer than 50 ms by the clock, longest first. */
export async function longTasks(browser: Browser, page: Page, what: () => Promise<unknown>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await what();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
  const own = new Set(
    traceEvents.filter((one) => one.args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const done = traceEvents.filter(({ pid, tid, ph }) => ph === 'X' && own.has(`${pid} ${tid}`));
  return done
    .filter(({ name, dur = 0 }) => name === ONE_PIECE && dur / 1000 > LONG)
    .map((task) => ({
      clock: (task.dur ?? 0) / 1000,
      processor: (task.tdur ?? 0) / 1000,
      parts: partsOf(
        done.filter(({ pid, ts, dur = 0 }) => pid === task.pid && ts >= task.ts && ts + dur <= task.ts + task.dur!),
      ),
    }))
    .sort((one, other) => other.clock - one.clock);
}

function partsOf(inside: Traced[]): string {
  const sums = new Map<string, number>();
  for (const { name, dur = 0 } of inside) if (name !== ONE_PIECE) sums.set(name, (sums.get(name) ?? 0) + dur / 1000);
  const most = [...sums].sort((one, other) => other[1] - one[1]).slice(0, 4);
  return most.map(([name, ms]) => `${name} ${ms.toFixed(0)}`).join(', ');
}

/** How many there were, and the longest of them with what took their time. */
export function told(tasks: Task[]): string {
  const by = (what: 'clock' | 'processor'): string => Math.max(0, ...tasks.map((one) => one[what])).toFixed(0);
  const lines = tasks
    .slice(0, 5)
    .map((one) => `    ${one.clock.toFixed(0)} ms (${one.processor.toFixed(0)}): ${one.parts}`);
  return [
    `tasks of the page over ${LONG} ms: ${tasks.length}, longest ${by('clock')} ms, of processor time ${by('processor')}`,
    ...lines,
  ].join('\n');
}
