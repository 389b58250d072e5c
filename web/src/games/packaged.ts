// The face of a game that came as a package: a module without a build step, served beside the client, that draws into a
// plain element. Whatever it leaves out is taken from the plain face.
import { find } from '../prompts/offers';
import type { Ask, Json } from '../wire/generated';
import { t } from '../words.svelte';
import type { GameFace } from './face';
import { face as plain } from './generic/face';
import Board from './Packaged.svelte';

/** What the board shows now. */
export interface Now {
  view: Json;
  /** The open question to this seat, and the option picked so far. */
  ask: Ask | null;
  chosen: Json | null;
  /** What each seat is called. */
  names: string[];
  /** The name of a card, a place...: `name('card', 'silk')`, and with an attribute another side of it. */
  name: (family: string, id: string | number, attribute?: string) => string;
  /** What an option says on a button. */
  label: (option: Json) => string;
  /** Picks an option, to be confirmed in the prompt; again: puts it back. */
  pick: (option: Json) => void;
}

/** Called once with an empty element; what it gives back is called whenever something has changed. */
export type Draw = (root: HTMLElement) => (now: Now) => void;

/** What the house lends to a face. */
export interface House {
  /** A sentence from the game's words. */
  t: typeof t;
  /** The first option of a question that carries all of these: `find(ask, { do: 'sink', card: 'silk' })`. */
  find: typeof find;
}

export type PackagedFace = (house: House) => Partial<Omit<GameFace, 'Board'>> & { draw: Draw };

export async function packaged(address: string): Promise<GameFace> {
  const module = (await import(/* @vite-ignore */ address)) as { default: PackagedFace };
  return { ...plain, ...module.default({ t, find }), Board };
}
