// Which Chromium the tests look through, and how it is started.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isThere = (path: string | undefined): boolean => !!path && existsSync(path);
const whole = [process.env.MEETINGHOUSE_CHROMIUM, '/usr/bin/chromium'].find(isThere);
/** Chromium without windows, where it lies beside the whole one: it needs a quarter less of the processor. */
const shell = whole && [join(dirname(whole), 'chromium-headless-shell'), whole].find(isThere);

interface Launch {
  executablePath?: string;
  args: string[];
}
const started = (path: string | undefined, args: string[]): Launch => ({
  ...(path ? { executablePath: path } : {}),
  args: ['--no-sandbox', ...args],
});

export const launch = (...args: string[]): Launch => started(shell, args);
/** For what the shell lacks, such as notifications. */
export const launchWhole = (): Launch => started(whole, []);
