// How far somebody has come in each lesson, kept on this device.
import { keep, kept } from '../state/kept';
import type { Json } from '../wire/generated';

export interface Progress {
  /** The scene in hand, and what was answered there. */
  scene: string;
  answers: Json[];
  /** Scenes that have been played to their end. */
  done: string[];
}

const NONE: Progress = { scene: '', answers: [], done: [] };

export const progressOf = (game: string): Progress => ({ ...NONE, ...kept<Partial<Progress>>(`lesson:${game}`, {}) });

export function remember(game: string, now: Partial<Progress>): Progress {
  const next = { ...progressOf(game), ...now };
  keep(`lesson:${game}`, next);
  return next;
}

/** Where to go on: the scene in hand, or the first that has not been played. */
export function whereToGoOn(game: string, scenes: readonly string[]): string {
  const { scene, done } = progressOf(game);
  if (scenes.includes(scene)) return scene;
  return scenes.find((one) => !done.includes(one)) ?? scenes[0] ?? '';
}
