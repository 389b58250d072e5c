// The picture beside a word of a glossary: an icon by its name, or something that the game's own board draws.
import type { Component } from 'svelte';

export type Picture =
  | string
  | {
      // Each game gives its own components what they ask for, and every one of them is handed a teller besides.
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      shows: Component<any>;
      as: Record<string, unknown>;
      /** As high as a card, as its own content makes it, or a large sign. */
      shape?: 'card' | 'free' | 'small';
    };

/** By the word's id. */
export type Pictures = Readonly<Record<string, Picture>>;
