// Saying a sentence aloud and knowing when it is over: the browser's own speech where it has a voice for the language, else bells.
import { prefs, type Lang } from '../state/prefs.svelte';
import { sound } from '../state/sound';
import { voiceFor } from '../state/voice';

const RATE = 0.9;
const BETWEEN_STROKES = 0.8;
/** A reader's letters in a second; speech is slower, so no sentence takes more than twice this time. */
const LETTERS = 14;

const speech = 'speechSynthesis' in globalThis ? speechSynthesis : null;

class Voices {
  /** Some browsers list their voices only a moment after the first question. */
  private lists = $state(0);

  constructor() {
    speech?.addEventListener?.('voiceschanged', () => (this.lists += 1));
  }

  of(lang: Lang): SpeechSynthesisVoice | undefined {
    void this.lists;
    return voiceFor(lang);
  }
}

export const voices = new Voices();

const wait = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

export function ring(strokes: number): void {
  for (let i = 0; i < strokes; i++) sound.play('bell', i * BETWEEN_STROKES);
}

export function hush(): void {
  speech?.cancel();
}

/** Resolves when the sentence has been said, or has had time to be read. */
export async function aloud(text: string, strokes: number, spoken: boolean): Promise<void> {
  const voice = spoken ? voices.of(prefs.lang) : undefined;
  const reading = text.length / LETTERS;
  if (!speech || !voice) {
    ring(strokes);
    await wait(Math.max(reading, strokes * BETWEEN_STROKES));
    return;
  }
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = RATE;
  const said = new Promise<void>((done) => {
    words.onend = () => done();
    words.onerror = () => done();
  });
  speech.cancel();
  speech.speak(words);
  // A browser that never says that it is done must not keep a town in the dark.
  await Promise.race([said, wait(4 + reading * 2)]);
}
