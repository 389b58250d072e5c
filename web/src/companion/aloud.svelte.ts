// Saying a sentence aloud and knowing when it is over: the browser's own speech where it has a voice for the language, else an instrument.
import type { Instrument } from '../state/instruments';
import { prefs, type Lang } from '../state/prefs.svelte';
import { sound } from '../state/sound';
import { reading, uttered, voiceFor, wait } from '../state/voice';

/** No instrument is longer. */
const LONGEST = 2;

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

export function hush(): void {
  speech?.cancel();
}

/** Resolves when the sentence has been said, or has had time to be read. */
export async function aloud(text: string, instrument: Instrument | undefined, spoken: boolean): Promise<void> {
  if (spoken && voices.of(prefs.lang)) {
    speech?.cancel();
    return uttered(text);
  }
  sound.play(instrument);
  return wait(Math.max(reading(text), instrument ? LONGEST : 0));
}
