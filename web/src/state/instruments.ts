// What sounds are made of: tones and noise, and the instruments that stand for the narrator. Nothing is played here.

/**
 * A tone that falls (`to` below 1) or rises, or a breath of noise through a filter; `at` and `length` in seconds. What is struck dies away
 * at once; what is blown (`blown`) swells and stays.
 */
export type Part =
  | { at?: number; pitch: number; to?: number; length: number; loud: number; shape?: OscillatorType; blown?: true }
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

/** One tone after another on something that is blown: when, how high, how long. */
const blown = (
  shape: OscillatorType,
  loud: number,
  notes: [at: number, pitch: number, length: number, to?: number][],
) => notes.map(([at, pitch, length, to = 1]): Part => ({ at, pitch, to, length, loud, shape, blown: true }));
const drum = (at: number): Part[] => [
  { at, pitch: 82, to: 0.6, length: 0.5, loud: 0.9 },
  { at, noise: 'lowpass', hertz: 160, length: 0.12, loud: 0.6 },
];
const wood = (at: number): Part[] => [
  { at, pitch: 1250, to: 0.96, length: 0.08, loud: 0.5, shape: 'triangle' },
  { at, noise: 'bandpass', hertz: 1250, length: 0.03, loud: 0.4 },
];

/**
 * What stands for a line of the narrator where there is no voice (`SOUNDS` in learn/companion.py): each an instrument of its own, in a register
 * and a rhythm of its own, so that it is known with eyes shut. `instruments.spec` measures it.
 */
export const INSTRUMENTS = {
  /** Three hoots: the witches wake. */
  owl: blown('sine', 0.5, [
    [0, 415, 0.32, 0.92],
    [0.5, 415, 0.14],
    [0.72, 415, 0.7, 0.88],
  ]),
  /** Two slow blows, deep down: the witches sleep. */
  drum: [...drum(0), ...drum(0.9)],
  /** Quick knocks on wood, high and dry: the Constable wakes. */
  knocker: [0, 0.13, 0.26, 0.39, 0.52].flatMap(wood),
  /** One long call: the Constable sleeps. */
  horn: blown('sawtooth', 0.22, [[0, 175, 1.7, 1.02]]),
  /** One stroke: look at the screen. */
  bell: toll(0, 262, 0.42),
  /** Short, short, short, long, ever higher: everybody wakes. */
  cock: blown('square', 0.16, [
    [0, 660, 0.14],
    [0.2, 784, 0.14],
    [0.4, 988, 0.14],
    [0.6, 880, 0.8, 0.8],
  ]),
} satisfies Record<string, Part[]>;
export type Instrument = keyof typeof INSTRUMENTS;

export const CUES = {
  ...INSTRUMENTS,
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
  death: toll(0, 98, 0.42),
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

/** Seconds of noise that are made once and played from the start or round and round: no cue is longer. */
const BREATH = 4;
const breaths = new WeakMap<BaseAudioContext, AudioBuffer>();

export function noise(ctx: BaseAudioContext): AudioBufferSourceNode {
  let breath = breaths.get(ctx);
  if (!breath) {
    breath = ctx.createBuffer(1, ctx.sampleRate * BREATH, ctx.sampleRate);
    const samples = breath.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    breaths.set(ctx, breath);
  }
  const source = ctx.createBufferSource();
  source.buffer = breath;
  return source;
}

/** How fast what is blown comes and goes. */
const SWELL = 0.04;

/** Puts one part into a context, live or offline, so many seconds from now. */
export function sounded(ctx: BaseAudioContext, out: AudioNode, part: Part, wait: number): void {
  const gain = ctx.createGain();
  const start = ctx.currentTime + wait + (part.at ?? 0);
  const stop = start + part.length;
  if ('blown' in part) {
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(part.loud, start + SWELL);
    gain.gain.setValueAtTime(part.loud, stop - SWELL);
  } else gain.gain.setValueAtTime(part.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, stop);
  gain.connect(out);
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
