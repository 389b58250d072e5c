// The narrator aloud, when wanted, in the reader's language.
import { prefs } from './prefs.svelte';

const TAGS = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' };

export function speak(text: string): void {
  if (!prefs.voice || !('speechSynthesis' in globalThis) || !text) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = TAGS[prefs.lang];
  words.rate = 0.95;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.toLowerCase().startsWith(prefs.lang));
  if (voice) words.voice = voice;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
