// The tests look at the client as it is served: build it first.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export default function build(): void {
  if (process.env.MEETINGHOUSE_BUILT) return;
  execFileSync('npm', ['run', 'build'], { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit' });
}
