// The narrator aloud, in the reader's language when wanted, and in the table's on a screen.
import { prefs } from './prefs.svelte';

const TAGS = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' };

/** The browser's voice for a language; browsers may fetch their list late. */
export const voiceFor = (lang: string): SpeechSynthesisVoice | undefined =>
  'speechSynthesis' in globalThis
    ? speechSynthesis.getVoices().find((one) => one.lang.toLowerCase().startsWith(lang))
    : undefined;

/** Whether this device can read that language aloud. */
export const canSpeak = (lang: string): boolean => !!voiceFor(lang);

/** Says these one after another, at this loudness; what was still being said gives way. */
export function say(lines: string[], volume = 1): void {
  const voice = voiceFor(prefs.lang);
  speechSynthesis.cancel();
  for (const line of lines) {
    const words = new SpeechSynthesisUtterance(line);
    words.lang = TAGS[prefs.lang];
    words.rate = 0.95;
    words.volume = volume;
    if (voice) words.voice = voice;
    speechSynthesis.speak(words);
  }
}

/** Aloud to the one who sits here, where they want it. */
export function speak(lines: string[]): void {
  if (prefs.voice && 'speechSynthesis' in globalThis && lines.length) say(lines);
}
