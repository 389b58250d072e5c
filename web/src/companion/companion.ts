// What a game has beside its printed box.
import type { Component } from 'svelte';
import type { Evening } from './evening.svelte';
import type { Sheet } from './sheet';

export interface Companion {
  sheet: Sheet;
  /** How many sit there unless they say otherwise. */
  usual: number;
  /** Its pages by id; the first is shown first. */
  parts: Record<string, Component<{ evening: Evening }>>;
  /** Those that are about the people at the table (else all), and those on which one of them may die. */
  people?: string[];
  mortal?: string[];
  /** What its pages keep of one game under `companion:`; a new game with the same people forgets it. */
  keeps: string[];
  /** Runs whenever the evening has changed, on every page: what was told on one of them holds on all. */
  follow?: (evening: Evening) => void;
}
