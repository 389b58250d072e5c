// Sounds made here from tones and noise: each tells a player something. On after the first tap unless muted; the night is one sound for all.
import { prefs } from './prefs.svelte';

/** A tone that falls (`to` below 1) or rises, or a breath of noise through a filter; `at` and `length` in seconds. */
type Part =
  | { at?: number; pitch: number; to?: number; length: number; loud: number; shape?: OscillatorType }
  | { at?: number; noise: 'highpass' | 'lowpass' | 'bandpass'; hertz: number; length: number; loud: number };

const knock = (at: number, loud = 0.5): Part => ({ at, pitch: 190, to: 0.55, length: 0.09, loud });
const toll = (at: number, pitch: number, loud: number): Part[] =>
  // A bell: its strike note and the partials that are out of tune with it.
  [1, 2, 2.4, 3, 4.5].map((partial, i) => ({
    at,
    pitch: pitch * partial,
    to: 1,
    length: 1.7 / (i + 1),
    loud: loud / (i + 1.4),
  }));
const rustle = (at: number, length: number, loud: number): Part => ({
  at,
  noise: 'highpass',
  hertz: 1800,
  length,
  loud,
});

export const CUES = {
  /** Two knocks on wood: I am asked. */
  turn: [knock(0), knock(0.16)],
  /** Ten seconds left, and then each of the last five. */
  hurry: [
    { pitch: 880, to: 1, length: 0.05, loud: 0.16, shape: 'square' },
    { at: 0.14, pitch: 880, to: 1, length: 0.05, loud: 0.16, shape: 'square' },
  ],
  tick: [{ pitch: 1200, to: 0.8, length: 0.03, loud: 0.18, shape: 'square' }],
  /** My answer is on its way; the table said no. */
  sent: [{ pitch: 420, to: 1.5, length: 0.08, loud: 0.16 }],
  refused: [
    { pitch: 170, to: 0.8, length: 0.12, loud: 0.24, shape: 'sawtooth' },
    { at: 0.13, pitch: 130, to: 0.8, length: 0.16, loud: 0.24, shape: 'sawtooth' },
  ],
  card: [rustle(0, 0.12, 0.14)],
  shuffle: [rustle(0, 0.1, 0.12), rustle(0.11, 0.1, 0.12), rustle(0.22, 0.14, 0.14)],
  coin: [
    { pitch: 1560, to: 1, length: 0.08, loud: 0.12 },
    { at: 0.05, pitch: 2080, to: 1, length: 0.16, loud: 0.12 },
  ],
  hope: [{ pitch: 520, to: 1.2, length: 0.07, loud: 0.2, shape: 'triangle' }],
  despair: [{ pitch: 240, to: 0.7, length: 0.12, loud: 0.28, shape: 'triangle' }],
  accuse: [knock(0, 0.4), { pitch: 330, to: 0.6, length: 0.18, loud: 0.2, shape: 'sawtooth' }],
  gavel: [knock(0, 0.7), { pitch: 140, to: 0.5, length: 0.14, loud: 0.6 }, rustle(0, 0.05, 0.2)],
  /** A card is turned: paper, and a note for what it was. */
  reveal: [
    rustle(0, 0.3, 0.22),
    { at: 0.22, pitch: 392, to: 1, length: 0.5, loud: 0.2 },
    { at: 0.34, pitch: 494, to: 1, length: 0.6, loud: 0.2 },
  ],
  witch: [
    rustle(0, 0.3, 0.22),
    { at: 0.2, pitch: 311, to: 0.94, length: 1.1, loud: 0.22, shape: 'sawtooth' },
    { at: 0.2, pitch: 440, to: 0.94, length: 1.1, loud: 0.2, shape: 'sawtooth' },
    ...toll(0.25, 110, 0.3),
  ],
  bell: toll(0, 98, 0.42),
  danger: [
    { pitch: 147, to: 1, length: 0.22, loud: 0.34, shape: 'triangle' },
    { at: 0.24, pitch: 139, to: 1, length: 0.34, loud: 0.34, shape: 'triangle' },
  ],
  cat: [
    { pitch: 620, to: 1.35, length: 0.22, loud: 0.16, shape: 'triangle' },
    { at: 0.2, pitch: 840, to: 0.6, length: 0.4, loud: 0.16, shape: 'triangle' },
  ],
  conspiracy: [
    { noise: 'lowpass', hertz: 420, length: 1.2, loud: 0.4 },
    { pitch: 82, to: 1.5, length: 1.2, loud: 0.34, shape: 'sawtooth' },
  ],
  night: [{ noise: 'lowpass', hertz: 300, length: 1.8, loud: 0.5 }, ...toll(0.2, 73, 0.34)],
  dawn: [
    { pitch: 294, to: 1, length: 0.5, loud: 0.16 },
    { at: 0.14, pitch: 370, to: 1, length: 0.5, loud: 0.16 },
    { at: 0.28, pitch: 440, to: 1, length: 0.8, loud: 0.18 },
  ],
  end: [...toll(0, 131, 0.34), ...toll(0.7, 98, 0.34), ...toll(1.4, 65, 0.4)],
} satisfies Record<string, Part[]>;
export type Cue = keyof typeof CUES;

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

/** Seconds of noise that are made once and played from the start or round and round: no cue is longer. */
const BREATH = 4;
let breath: AudioBuffer | null = null;

function noise(ctx: AudioContext): AudioBufferSourceNode {
  if (!breath) {
    breath = ctx.createBuffer(1, ctx.sampleRate * BREATH, ctx.sampleRate);
    const samples = breath.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = ctx.createBufferSource();
  source.buffer = breath;
  return source;
}

function voice(part: Part, wait: number): void {
  const found = audio();
  if (!found) return;
  const { ctx } = found;
  const gain = ctx.createGain();
  const start = ctx.currentTime + wait + (part.at ?? 0);
  const stop = start + part.length;
  gain.gain.setValueAtTime(part.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, stop);
  gain.connect(found.out);
  if ('noise' in part) {
    const source = noise(ctx);
    const filter = ctx.createBiquadFilter();
    filter.type = part.noise;
    filter.frequency.value = part.hertz;
    source.connect(filter).connect(gain);
    source.start(start, 0, part.length);
    return;
  }
  const tone = ctx.createOscillator();
  tone.type = part.shape ?? 'sine';
  tone.frequency.setValueAtTime(part.pitch, start);
  tone.frequency.exponentialRampToValueAtTime(part.pitch * (part.to ?? 0.6), stop);
  tone.connect(gain);
  tone.start(start);
  tone.stop(stop);
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
    for (const part of CUES[cue]) voice(part, wait);
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
