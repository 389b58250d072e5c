// What a game brings to the table page: its board, and how its questions read. Everything else is shared.
import type { Component, Snippet } from 'svelte';
import type { SceneName } from '../art/scene';
import type { TableState } from '../state/table.svelte';
import type { Spoken } from '../state/voice';
import type { Teller } from '../telling';
import type { Ask, Json } from '../wire/generated';
import type { GameMoments } from './moments';
import type { Draw } from './packaged';

export interface BoardProps {
  match: TableState;
  teller: Teller;
  /** The prompt bar, placed by the board above the hand. */
  prompt: Snippet;
  face: GameFace;
}

/**
 * How one game reads; `V`, `E` and `O` are its views, events and options as `wire.ts` has them.
 * Methods, not fields: the table page holds any game's face as `GameFace`, and what it hands over came from that game.
 */
export interface GameFace<V extends Json = Json, E extends Json = Json, O extends Json = Json> {
  Board: Component<BoardProps>;
  /** Draws the board of a game that came as a package: see `packaged.ts`. */
  draw?: Draw;
  /** The phase in the top bar, as a finished text. */
  phase(view: V, teller: Teller): string;
  /** The number of the rule that says who is asked now. */
  whenAsked?(view: V): string;
  /** True while every screen must look alike: the night palette. */
  secret(view: V): boolean;
  /** What a narrator says as long as the open question stands; nothing where nobody narrates. */
  script?(view: V): Spoken[];
  /** Which options the board itself makes clickable; the rest become buttons in the prompt. */
  onBoard(option: O, view: V): boolean;
  /** One line under the question: the reason or the arithmetic. Empty for none. */
  reason(view: V, option: O | null, teller: Teller): string;
  /** The question, where its usual words would not be true; empty for those. */
  question?(ask: Ask): string;
  /** What the button that confirms an option says, where the option alone does not say it all. */
  deed?(view: V, option: O, teller: Teller): string;
  /** Several answers in a row that one button gives, such as three cards that are alike; its words, and the answers. */
  several?(view: V, teller: Teller): { words: string; wishes: Json[] }[];
  /**
   * The Fluent id of a label that says nothing of the card an option names, where that card is its owner's secret; null elsewhere.
   * In one room such an option is only picked from what lies face down.
   */
  faceDown?(option: O): string | null;
  /** Where to look for what is offered, when it is not all in sight; empty for the usual hint. */
  hint?(ask: Ask): string;
  /** The Fluent id of a warning that must be confirmed first, or null. */
  warning(view: V, option: O): string | null;
  /** The table with all cards open, from every seat's own view: for replays. Without it, the first seat's. */
  opened?(views: V[]): V;
  /** The icon of a log line. */
  icon(event: E): string;
  /** True for lines that open a new day or round in the log. */
  isHead(event: E): boolean;
  /** Events the narrator tells in the middle of the table. */
  narrates(event: E): boolean;
  /** Events in words for one player alone, which a caption for everybody leaves out. */
  toOne?(event: E): boolean;
  /** Which cards travel from where to where when this happens; places are `data-place` names. */
  flights(event: E, view: V): Flight[];
  /** The icon of a turning point in the story, by its key. */
  turned(key: string): string;
  /** What a seat hid, from its own last view. */
  secrets(view: V, teller: Teller): string[];
  /** True when the seat whose own view this is was on the hidden side then. */
  guilty(view: V): boolean;
  /** The headline of the end, where a side wins rather than a person; null: the winners' names. */
  verdict(reason: string): string | null;
  /** The print at the top of the end page. */
  scene: SceneName;
  /** Who one is and what is staged; a game without them begins at once and stages nothing. */
  moments?: GameMoments<V, E>;
  /** The table as headings and lists, for the text view. */
  asText(view: V, teller: Teller, names: (seat: number) => string): Section[];
}

export interface Section {
  title: string;
  lines: string[];
}

export interface Flight {
  from: string;
  to: string;
  /** An icon in its tincture, or a card's back. */
  icon?: string;
  tincture?: string;
  n?: number;
  /** Sets off with the others instead of after them. */
  together?: boolean;
}
