// The face of each game: its own, found by its folder's name, or the plain one.
import type { Component } from 'svelte';
import type { GameFace } from './face';

const FACES = import.meta.glob<{ face: GameFace }>('./*/face.ts');
const SHEETS = import.meta.glob<{ default: Component }>('./*/Sheet.svelte');
const COVERS = import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true });

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[`./${game}/face.ts`] ?? FACES['./generic/face.ts']!;
  return (await load()).face;
}

/** The cards of a game in pictures, where it has any. */
export const sheetOf = (game: string): (() => Promise<{ default: Component }>) | undefined =>
  SHEETS[`./${game}/Sheet.svelte`];

/** The picture of a game on the home page. */
export const coverOf = (game: string): Component | undefined => COVERS[`./${game}/Cover.svelte`]?.default;
