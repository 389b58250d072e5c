// Sounds made here from tones and noise: each tells a player something. On after the first tap unless muted; the night is one sound for all.
import { CUES, noise, sounded, type Cue } from './instruments';
import { prefs } from './prefs.svelte';

export type { Cue } from './instruments';

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hush: (() => void) | null = null;
let closed = false;
const PRIVATE: ReadonlySet<Cue> = new Set(['sent', 'refused', 'card']);

/** Browsers keep a page silent until somebody has touched it; then sound is there unless it was turned off. */
function audio(): { ctx: AudioContext; out: GainNode } | null {
  if (prefs.volume <= 0 || typeof AudioContext === 'undefined') return null;
  if (!context) {
    if (!navigator.userActivation?.hasBeenActive) return null;
    context = new AudioContext();
    out = context.createGain();
    out.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
  out!.gain.value = prefs.volume;
  return { ctx: context, out: out! };
}

/** Wind over the roofs, rising and falling, for as long as eyes are closed. */
function wind(): (() => void) | null {
  const found = audio();
  if (!found) return null;
  const { ctx } = found;
  const source = noise(ctx);
  const filter = ctx.createBiquadFilter();
  const gain = ctx.createGain();
  const gust = ctx.createOscillator();
  const depth = ctx.createGain();
  source.loop = true;
  filter.type = 'bandpass';
  filter.frequency.value = 320;
  filter.Q.value = 1.4;
  gust.frequency.value = 0.13;
  depth.gain.value = 150;
  gust.connect(depth).connect(filter.frequency);
  gain.gain.setValueAtTime(0.0001, ctx.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.09, ctx.currentTime + 2);
  source.connect(filter).connect(gain).connect(found.out);
  source.start();
  gust.start();
  return () => {
    gain.gain.cancelScheduledValues(ctx.currentTime);
    gain.gain.setTargetAtTime(0.0001, ctx.currentTime, 0.4);
    source.stop(ctx.currentTime + 2);
    gust.stop(ctx.currentTime + 2);
  };
}

export const sound = {
  play(cue: Cue | undefined, wait = 0): void {
    // At night people may sit round one table: nobody is to hear when a neighbour answers.
    if (!cue || (closed && PRIVATE.has(cue))) return;
    const found = audio();
    // By itself: what is shown with it comes first.
    if (found) setTimeout(() => CUES[cue].forEach((part) => sounded(found.ctx, found.out, part, wait)));
  },
  /** The same on every screen: who has a job at night must not be heard. */
  night(is: boolean): void {
    closed = is;
    if (is) hush ??= wind();
    else {
      hush?.();
      hush = null;
    }
  },
  /** After the volume has changed. */
  tune(): void {
    if (out) out.gain.value = prefs.volume;
    if (prefs.volume <= 0) sound.night(false);
  },
};
