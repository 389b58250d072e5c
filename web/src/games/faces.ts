// Which face each game has; a game without one is played with the plain board.
import type { GameFace } from './face';

export const FACES: Record<string, () => Promise<GameFace>> = {
  salem1692: async () => (await import('./salem1692/face')).face,
  new_salem: async () => (await import('./new_salem/face')).face,
  affliction: async () => (await import('./affliction/face')).face,
  generic: async () => (await import('./generic/face')).face,
};
