// Small sounds made here from noise and tones, off by default. In secret phases nothing sounds: every device stays alike.
import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!prefs.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function tone(at: number, pitch: number, length: number, loud: number, shape: OscillatorType = 'sine'): void {
  const ctx = audio();
  if (!ctx) return;
  const oscillator = ctx.createOscillator();
  const gain = ctx.createGain();
  const start = ctx.currentTime + at;
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(ctx.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function rustle(length: number, loud: number): void {
  const ctx = audio();
  if (!ctx) return;
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = ctx.createBufferSource();
  const filter = ctx.createBiquadFilter();
  const gain = ctx.createGain();
  filter.type = 'highpass';
  filter.frequency.value = 1800;
  gain.gain.value = loud;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(ctx.destination);
  source.start();
}

/** What an event sounds like, by how its key ends; events of secret phases are silent. */
const HEARD: [RegExp, () => void][] = [
  [/\.(died|arrested)$/, () => sound.bell()],
  [/\.(tryal_revealed|tryals_turned_up|unmasked)$/, () => sound.turned()],
  [/\.(gavel_placed|trial|trial_moved|haunted)$/, () => sound.gavel()],
  [/\.(placed|gave|removed|accused|accused_by)$/, () => sound.cube(false)],
];

export const sound = {
  of(key: string): boolean {
    const heard = HEARD.find(([ends]) => ends.test(key));
    heard?.[1]();
    return !!heard;
  },
  /** Two knocks on wood: your turn. */
  turn(secret: boolean): void {
    if (secret) return;
    tone(0, 190, 0.09, 0.5);
    tone(0.16, 190, 0.09, 0.5);
  },
  card: (): void => rustle(0.12, 0.12),
  turned: (): void => rustle(0.3, 0.2),
  bell: (): void => tone(0, 98, 0.6, 0.4, 'triangle'),
  gavel: (): void => tone(0, 140, 0.12, 0.6),
  cube: (dark: boolean): void => tone(0, dark ? 260 : 520, 0.06, 0.25, 'square'),
};
