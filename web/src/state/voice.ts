// The narrator aloud, when wanted, in the reader's language.
import { prefs } from './prefs.svelte';

const TAGS = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' };

/** Says these one after another; what was still being said gives way. */
export function speak(lines: string[]): void {
  if (!prefs.voice || !('speechSynthesis' in globalThis) || !lines.length) return;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.toLowerCase().startsWith(prefs.lang));
  speechSynthesis.cancel();
  for (const line of lines) {
    const words = new SpeechSynthesisUtterance(line);
    words.lang = TAGS[prefs.lang];
    words.rate = 0.95;
    if (voice) words.voice = voice;
    speechSynthesis.speak(words);
  }
}
