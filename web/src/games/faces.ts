// The face of each game: its own, found by its folder's name, the one its package brings, or the plain one.
import type { Component } from 'svelte';
import type { Companion } from '../companion/companion';
import { games } from '../state/games.svelte';
import type { Pictures } from '../glossary/pictures';
import type { TableState } from '../state/table.svelte';
import type { Teller } from '../telling';
import type { Json } from '../wire/generated';
import type { GameFace } from './face';

const FACES = import.meta.glob<{ face: GameFace }>('./*/face.ts');
/** The cards of a game in pictures; of a set of one's own where one is given. */
type Sheet = { default: Component<{ set?: Record<string, unknown> }> };
const SHEETS = import.meta.glob<Sheet>('./*/Sheet.svelte');
const COMPANIONS = import.meta.glob<{ companion: Companion }>('./*/companion/companion.ts');
/** One picture of how a game is played, by the id of its panel: drawn from a moment of the lesson by the parts of the board. */
type Picture = { default: Component<{ id: string; match: TableState; view: Json; teller: Teller }> };
const PICTURES = import.meta.glob<Picture>('./*/How.svelte');
const WORDS = import.meta.glob<{ pictures: Pictures }>('./*/glossary.ts');
const COVERS = import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true });

const plain = async (): Promise<GameFace> => (await FACES['./generic/face.ts']!()).face;

export async function faceOf(game: string): Promise<GameFace> {
  const ours = FACES[`./${game}/face.ts`];
  if (ours) return (await ours()).face;
  const address = games.of(game)?.face;
  if (!address) return plain();
  try {
    return await (await import('./packaged')).packaged(address);
  } catch (error) {
    // A board that does not load must not cost anybody the game.
    console.warn(address, error);
    return plain();
  }
}

/** The cards of a game in pictures, where it has any. */
export const sheetOf = (game: string): (() => Promise<Sheet>) | undefined => SHEETS[`./${game}/Sheet.svelte`];

/** The pictures of how a game is played, where it has any. */
export const pictureOf = (game: string): (() => Promise<Picture>) | undefined => PICTURES[`./${game}/How.svelte`];

/** The picture of a game on the home page. */
export const coverOf = (game: string): Component | undefined => COVERS[`./${game}/Cover.svelte`]?.default;

/** The pictures of a game's words, where it has any. */
export const picturesOf = async (game: string): Promise<Pictures | undefined> =>
  (await WORDS[`./${game}/glossary.ts`]?.())?.pictures;

/** The companion for the printed box of a game, where there is one. */
export const companionOf = (game: string): (() => Promise<{ companion: Companion }>) | undefined =>
  COMPANIONS[`./${game}/companion/companion.ts`];
