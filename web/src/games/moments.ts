// What a game tells a person besides its board: who they are when it begins, what is staged, and how its log reads.
import type { Component } from 'svelte';
import type { Traits } from '../art/portrait';
import type { LogEntry } from '../state/table.svelte';
import type { Cue } from '../state/sound';
import type { Spoken } from '../state/voice';
import type { Teller } from '../telling';
import type { Json } from '../wire/generated';

/** The card that everybody is dealt before the first question: all of it from one's own view. */
export interface Who {
  /** "You are a witch": the side, in one line. */
  title: string;
  icon: string;
  /** Paper on ink, for the hidden side. Only its owner ever sees this card. */
  dark?: boolean;
  /** How this side wins, in one sentence. */
  goal: string;
  /** What one holds, and what to watch for: at most four lines, finished texts. */
  notes: string[];
  /** Whoever one plays, with their power. */
  person?: { id: string; name: string; power: string; traits: Traits };
}

/** What is shown over the table for the seconds that the game gives an event. */
export interface Scene {
  /** For styles and tests. */
  id: string;
  icon: string;
  title: string;
  line?: string;
  tone?: 'night' | 'blood';
  /** A card that lies face down at first, and is turned after a breath; the line follows it. */
  turns?: { icon: string; name: string; dark: boolean };
  /** What is explained with it, as `game/moment`, to whoever meets it for the first time. */
  explains?: string;
  cue?: Cue;
  /** What a wall reads aloud, where that is more than title and line: the narrator's lines have names. */
  spoken?: Spoken[];
  /** A picture of the game's own in place of the icon; what it shows comes when the card is turned. */
  show?: Show;
}

/** A component of the game, and what it is given besides the length of the scene and whether it is turned. */
export interface Show {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a scene gives its own component what it wants
  part: Component<any>;
  props: Record<string, unknown>;
}

/** What a scene is made from: the moment it belongs to, the views before and after it, and who looks on (null: a watcher). */
export interface Happening<V extends Json, E extends Json> {
  events: readonly E[];
  /** What was told before this moment. */
  told: readonly LogEntry[];
  before: V | null;
  view: V;
  me: number | null;
  teller: Teller;
  /** Whom I bet on, once I was out. */
  bets: readonly number[];
}

export interface GameMoments<V extends Json = Json, E extends Json = Json> {
  who(view: V, teller: Teller): Who | null;
  /** How an event is staged; null where it is not. Everybody's scene takes equally long, whatever stands on it. */
  scene(event: E, happening: Happening<V, E>): Scene | null;
  /** What an event sounds like where it is not staged. */
  heard(event: E): Cue | undefined;
  /** What befell me without stopping the game; shown beside the board for a moment. */
  nudge(event: E, happening: Happening<V, E>): Scene | null;
  /**
   * Which moment an event is, for the sentence that explains it the first time (`first-<game>-<moment>`); null for all that explains itself.
   * Only what the whole table sees may be one, so that a screen with such a sentence says nothing of its owner.
   */
  first(event: E, me: number): string | null;
  /** True when this seat is out of the game and only looks on. */
  isOut(view: V, seat: number): boolean;
  /** Events that open a turn in the log. */
  opensTurn(event: E): boolean;
  /** True when a later event of the same turn says this one again, and more. */
  saidBy(event: E, later: E): boolean;
  /** True when the event right before it has said this one already, and why. */
  repeats(event: E, before: E): boolean;
  /** Deals and draws: a run of them is one line that opens. */
  folds(event: E): boolean;
  /** Events of one kind that happened together, in one line for the news; without it the last one is the news. */
  gist?(events: readonly E[], teller: Teller): string;
}
