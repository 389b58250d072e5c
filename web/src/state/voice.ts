// The narrator aloud: an operator's recordings, else the browser's voice in the reader's language (on a screen the table's).
import { api, voiceAddress } from '../wire/api';
import type { Instrument } from './instruments';
import { prefs } from './prefs.svelte';

const TAGS = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' };
const RATE = 0.92;
/** A reader's letters in a second; speech is slower, so no sentence takes more than twice this time. */
const LETTERS = 14;

/** A line of the narrator: what it says, what its recording is called, and what stands for it where there is no voice. */
export interface Spoken {
  text: string;
  name?: string;
  sound?: Instrument;
}

const speech = 'speechSynthesis' in globalThis ? speechSynthesis : null;

/** The browser's voice for a language; browsers may fetch their list late. */
export const voiceFor = (lang: string): SpeechSynthesisVoice | undefined =>
  speech?.getVoices().find((one) => one.lang.toLowerCase().startsWith(lang));

/** Whether this device can read that language aloud. */
export const canSpeak = (lang: string): boolean => !!voiceFor(lang);

/** Seconds in which a text can be read. */
export const reading = (text: string): number => text.length / LETTERS;
export const wait = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** Says a sentence after those that are still being said; resolves when it is over. */
export function uttered(text: string, volume = 1): Promise<void> {
  if (!speech) return Promise.resolve();
  const words = new SpeechSynthesisUtterance(text);
  const voice = voiceFor(prefs.lang);
  words.lang = TAGS[prefs.lang];
  words.rate = RATE;
  words.volume = volume;
  if (voice) words.voice = voice;
  const said = new Promise<void>((done) => {
    words.onend = () => done();
    words.onerror = () => done();
  });
  speech.speak(words);
  // A browser that never says that it is done must not keep a town in the dark.
  return Promise.race([said, wait(4 + reading(text) * 2)]);
}

/** Aloud to the one who sits here, where they want it. */
export function speak(lines: string[]): void {
  if (!prefs.voice || !lines.length) return;
  speech?.cancel();
  for (const line of lines) void uttered(line);
}

/** The voice of a wall: one line after another, and once more for whoever did not hear. */
export class Narrator {
  private names: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>());
  private now: HTMLAudioElement | null = null;
  /** Rises with every start, so that what was overtaken falls silent. */
  private round = 0;

  constructor(
    private readonly game: string,
    private readonly lang: string,
    /** Plays what stands for a line. */
    private readonly play: (sound: Instrument) => void,
  ) {}

  /** Asks which lines are recorded; without an answer none is. The first line waits for it. */
  look(): void {
    this.names = api.voices(this.game, this.lang).then(
      ({ lines }) => new Set(lines),
      () => new Set<string>(),
    );
  }

  /**
   * Each line by its recording, else by this device's voice. Where neither is to be had (or the recording cannot be played), the last such
   * line that has an instrument is heard by it, and a bell where nothing else was heard; `quiet` where a scene has a sound already.
   */
  async say(lines: Spoken[], quiet = false): Promise<void> {
    this.hush();
    const round = this.round;
    if (prefs.volume <= 0) return;
    const recorded = await this.names;
    const mute: Spoken[] = [];
    for (const line of lines) {
      if (round !== this.round) return;
      if (line.name && recorded.has(line.name) && (await this.played(line.name))) continue;
      if (round !== this.round) return;
      if (canSpeak(this.lang)) await uttered(line.text, prefs.volume);
      else mute.push(line);
    }
    if (round !== this.round || quiet || !mute.length) return;
    const call = mute.findLast((line) => line.sound)?.sound;
    if (call || mute.length === lines.length) this.play(call ?? 'bell');
  }

  hush(): void {
    this.round += 1;
    this.now?.pause();
    this.now = null;
    speech?.cancel();
  }

  /** After the volume has changed. */
  tune(): void {
    if (this.now) this.now.volume = prefs.volume;
  }

  /** Whether it could be played: a file may be gone by now, or be no sound at all. */
  private played(name: string): Promise<boolean> {
    const file = new Audio(voiceAddress(this.game, this.lang, name));
    file.volume = prefs.volume;
    this.now = file;
    return new Promise((done) => {
      for (const over of ['ended', 'pause']) file.addEventListener(over, () => done(true));
      file.addEventListener('error', () => done(false));
      file.play().catch(() => done(false));
    });
  }
}
