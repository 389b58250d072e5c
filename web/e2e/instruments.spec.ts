// What stands for the narrator's lines where there is no voice, tested as sound: rendered by a real audio context, then measured.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { ModuleKind, transpileModule } from 'typescript';
import { RATE, wav } from './wav';

const SECONDS = 2.5;

/** The instruments as the client has them, rendered in the page: so many samples a second. */
async function rendered(page: import('@playwright/test').Page): Promise<Record<string, number[]>> {
  const source = readFileSync(fileURLToPath(new URL('../src/state/instruments.ts', import.meta.url)), 'utf8');
  const { outputText } = transpileModule(source, { compilerOptions: { module: ModuleKind.ESNext } });
  return page.evaluate(
    async ({ code, rate, seconds }) => {
      const { INSTRUMENTS, sounded } = (await import(
        URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
      )) as typeof import('../src/state/instruments');
      const found: Record<string, number[]> = {};
      for (const [name, parts] of Object.entries(INSTRUMENTS)) {
        const ctx = new OfflineAudioContext(1, rate * seconds, rate);
        for (const part of parts) sounded(ctx, ctx.destination, part, 0);
        found[name] = Array.from((await ctx.startRendering()).getChannelData(0));
      }
      return found;
    },
    { code: outputText, rate: RATE, seconds: SECONDS },
  );
}

/** How loud it is, in steps of ten milliseconds. */
const STEP = RATE / 100;
const loudness = (samples: number[]): number[] =>
  Array.from({ length: Math.floor(samples.length / STEP) }, (_, i) =>
    Math.sqrt(samples.slice(i * STEP, (i + 1) * STEP).reduce((sum, x) => sum + x * x, 0) / STEP),
  );

/** When a tone begins, in seconds: it becomes loud, and a moment before it was much quieter. */
function onsets(samples: number[]): number[] {
  const loud = loudness(samples);
  const most = Math.max(...loud);
  const found: number[] = [];
  loud.forEach((now, i) => {
    const before = Math.min(...loud.slice(Math.max(0, i - 4), i), i < 4 ? 0 : Infinity);
    const last = found.at(-1);
    if (now > most * 0.3 && before < now * 0.5 && (last === undefined || i / 100 - last > 0.08)) found.push(i / 100);
  });
  return found;
}

/** How long it is loud, in seconds. */
const sounding = (samples: number[]): number => {
  const loud = loudness(samples);
  return loud.filter((now) => now > Math.max(...loud) * 0.15).length / 100;
};

/** The strongest frequency from 40 to 2,000 Hz, by Goertzel's filter at every eighth of a tone. */
function pitch(samples: number[]): number {
  let [best, most] = [0, 0];
  for (let hertz = 40; hertz < 2000; hertz *= 2 ** (1 / 48)) {
    const turn = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
    let [a, b] = [0, 0];
    for (const x of samples) [a, b] = [x + turn * a - b, a];
    const power = a * a + b * b - turn * a * b;
    if (power > most) [best, most] = [hertz, power];
  }
  return best;
}

test('any two instruments of the narrator differ clearly in pitch and in rhythm', async ({ page }) => {
  const sounds = await rendered(page);
  const heard = Object.entries(sounds).map(([name, samples]) => {
    writeFileSync(test.info().outputPath(`${name}.wav`), wav(samples));
    return { name, pitch: pitch(samples), onsets: onsets(samples), seconds: sounding(samples) };
  });
  for (const one of heard)
    console.log(
      `    ${one.name.padEnd(8)} ${one.pitch.toFixed(0).padStart(5)} Hz, ${one.onsets.length} tones at ${one.onsets.join(' ')}, ${one.seconds.toFixed(2)} s`,
    );
  expect(heard.map((one) => one.name).sort()).toEqual(['bell', 'cock', 'drum', 'horn', 'knocker', 'owl']);
  for (const [i, one] of heard.entries()) {
    expect(Math.max(...loudness(sounds[one.name]!)), `${one.name} is heard`).toBeGreaterThan(0.05);
    for (const other of heard.slice(i + 1)) {
      const both = `${one.name} and ${other.name}`;
      // Four semitones or more: nobody needs a trained ear.
      expect(Math.abs(12 * Math.log2(one.pitch / other.pitch)), `pitch of ${both}`).toBeGreaterThan(4);
      // Another number of tones, or tones that last another time: half as long again at least.
      const longer = Math.max(one.seconds, other.seconds) / Math.min(one.seconds, other.seconds);
      expect(one.onsets.length !== other.onsets.length || longer > 1.5, `rhythm of ${both}`).toBe(true);
    }
  }
});
