// What salem1692 sends. Made by scripts/wire.mjs from what the game declares. Do not edit.
import type { Json, JsonValue } from '../../wire/generated';
import type { CommonView } from '../wire';

export const CARD_IDS = ["accusation","evidence","witness","alibi","stocks","scapegoat","arson","curse","robbery","matchmaker","asylum","piety","black_cat","conspiracy","night"] as const;
export type Card = (typeof CARD_IDS)[number];

export const TRYAL_IDS = ["not_a_witch","witch","constable"] as const;
export type Tryal = (typeof TRYAL_IDS)[number];

export const CHARACTER_IDS = ["abigail_williams","ann_putnam","cotton_mather","george_burroughs","giles_corey","john_proctor","martha_corey","mary_warren","rebecca_nurse","samuel_parris","sarah_good","thomas_danforth","tituba","will_griggs","william_phips"] as const;
export type Character = (typeof CHARACTER_IDS)[number];

export const HOW_IDS = ["accusation","black_cat","own_cat","confession","tryals","linked","night"] as const;
export type How = (typeof HOW_IDS)[number];

export const SAVED_IDS = ["no","gavel","confession","asylum","already_dead"] as const;
export type Saved = (typeof SAVED_IDS)[number];

export const OUTCOME_IDS = ["last_witch_revealed","only_witches_left","endless_night"] as const;
export type Outcome = (typeof OUTCOME_IDS)[number];

export type DecisionKind = "salem1692.abigail" | "salem1692.alibi" | "salem1692.ann" | "salem1692.black_cat" | "salem1692.call_early" | "salem1692.choose_character" | "salem1692.choose_of_two" | "salem1692.confess" | "salem1692.constable" | "salem1692.curse" | "salem1692.dawn" | "salem1692.dawn_again" | "salem1692.giles" | "salem1692.inherit" | "salem1692.night" | "salem1692.night_again" | "salem1692.order" | "salem1692.parris" | "salem1692.pass_tryals" | "salem1692.point_first" | "salem1692.point_second" | "salem1692.rebecca" | "salem1692.reveal" | "salem1692.robbery_to" | "salem1692.scapegoat_to" | "salem1692.target" | "salem1692.turn";

export type AskKind = "salem1692.abigail" | "salem1692.alibi" | "salem1692.ann" | "salem1692.black_cat" | "salem1692.call_early" | "salem1692.cat_first" | "salem1692.cat_second" | "salem1692.choose_character" | "salem1692.choose_of_two" | "salem1692.confess" | "salem1692.curse" | "salem1692.gavel" | "salem1692.giles" | "salem1692.inherit" | "salem1692.kill_first" | "salem1692.kill_second" | "salem1692.order" | "salem1692.parris" | "salem1692.pass_tryals" | "salem1692.point_first" | "salem1692.point_second" | "salem1692.rebecca" | "salem1692.reveal" | "salem1692.robbery_to" | "salem1692.save" | "salem1692.scapegoat_to" | "salem1692.suspect" | "salem1692.target" | "salem1692.trust" | "salem1692.turn";

export type SalemReveal = {
  witches: number[];
  tryals: Partial<Record<Tryal, number>>[];
  hands: Partial<Record<Card, number>>[];
  said: [number, number, number][][];
  learned: JsonValue[];
};

export type View = CommonView<DecisionKind> & {
  game: "salem1692";
  living: number[];
  turn: number;
  played: boolean;
  nights: number;
  conspiracies: number;
  phase: "characters" | "dawn" | "day" | "night" | "conspiracy" | "over";
  character: (Character | "none")[];
  power: (Character | "none")[];
  used: [number, number, number][];
  offered: (Character | "none")[] | null;
  tryals: Partial<Record<Tryal, number>> | null;
  revealed: Tryal[][];
  last_words: number[];
  announced: number[];
  learned: JsonValue[] | null;
  includes: [number, number][] | null;
  history: JsonValue[][];
  pointed: number[] | null;
  hand: Partial<Record<Card, number>> | null;
  public_hand: Partial<Record<Card, number>>[];
  known_hands: Record<string, Partial<Record<Card, number>>> | null;
  drawn: Card[] | null;
  front: Partial<Record<Card, number>>[];
  night_last: boolean;
  deck_ran_out: boolean;
  deck_was: Partial<Record<Card, number>>;
  draws: number[];
  gone: Card[][];
  pooled: number[];
  my_draws: Card[] | null;
  deck_seen: Card[] | null;
  watched: number | null;
  discards: Card[];
  aside: Card[];
  removed: Card[];
  estate_front: Partial<Record<Card, number>>;
  first_choice: number | null;
  gavel: number;
  confessed: boolean[];
  said: [number, number, number][] | null;
  accusations: number[];
  confession: Record<string, JsonValue> | null;
  deck_new_order: Card[] | null;
  deck_order: Card[] | null;
  deck_size: number;
  estate_hand: Partial<Record<Card, number>> | null;
  estate_size: number;
  face_down: number[];
  hand_sizes: number[];
  is_witch: boolean | null;
  kill: number | null;
  limits: number[];
  reveal: SalemReveal | null;
  witches_pointing: Record<string, number> | null;
  words?: Json;
};

export type GameEvent =
  | { key: "salem1692.dealt"; seat: number; cards?: Card[]; tryals?: Tryal[] }
  | { key: "salem1692.characters_offered"; seat: number; characters?: Character[] }
  | { key: "salem1692.character"; seat: number; character: Character }
  | { key: "salem1692.dawn" | "salem1692.no_gavel" | "salem1692.morning" }
  | { key: "salem1692.eyes_open"; seats: number[] }
  | { key: "salem1692.witches_pointed"; seats: number[]; targets: number[] }
  | { key: "salem1692.cat_given" | "salem1692.black_drawn" | "salem1692.set_aside" | "salem1692.laid_out" | "salem1692.heir_took_front" | "salem1692.took_discard"; seat: number; card: Card }
  | { key: "salem1692.turn" | "salem1692.turn_skipped" | "salem1692.passed" | "salem1692.matchmakers_parted" | "salem1692.ann_draws" | "salem1692.giles_shows" | "salem1692.rebecca_draws" | "salem1692.parris_takes" | "salem1692.confessed_unseen"; seat: number }
  | { key: "salem1692.drew" | "salem1692.estate_opened"; seat: number; n: number; cards?: Card[] }
  | { key: "salem1692.reshuffled" | "salem1692.night_falls"; n: number }
  | { key: "salem1692.played" | "salem1692.played_as_witness" | "salem1692.fizzled"; seat: number; card: Card; target: number }
  | { key: "salem1692.alibi_took" | "salem1692.cursed"; seat: number; target: number; card: Card }
  | { key: "salem1692.scapegoat_moved"; seat: number; giver: number; target: number }
  | { key: "salem1692.hand_burnt"; seat: number; target: number; cards: Card[] }
  | { key: "salem1692.robbed"; seat: number; giver: number; target: number; n: number; cards?: Card[] }
  | { key: "salem1692.called_early"; seat: number; target: number }
  | { key: "salem1692.two_pointed_at"; seat: number; target: number; tryals?: Tryal[] }
  | { key: "salem1692.tryal_revealed"; seat: number; tryal: Tryal; how: How }
  | { key: "salem1692.tryals_turned_up"; seat: number; tryals: Tryal[]; was_witch: number }
  | { key: "salem1692.died"; seat: number; how: How }
  | { key: "salem1692.hand_discarded"; seat: number; cards: Card[] }
  | { key: "salem1692.inherited"; seat: number; target: number; n: number; front: Card[]; cards?: Card[] }
  | { key: "salem1692.heir_took"; seat: number; card?: Card }
  | { key: "salem1692.blue_removed"; cards: Card[] }
  | { key: "salem1692.abigail_cleared"; seat: number; n: number }
  | { key: "salem1692.deck_ordered"; seat: number; cards?: Card[] }
  | { key: "salem1692.tryal_passed"; seat: number; giver: number; tryal?: Tryal }
  | { key: "salem1692.tryal_given" | "salem1692.tryal_dealt"; seat: number; tryal?: Tryal }
  | { key: "salem1692.kill_chosen" | "salem1692.gavel_placed"; target: number }
  | { key: "salem1692.kill_named"; target: number; saved: Saved }
  | { key: "salem1692.game_over"; winners: number[]; reason: Outcome };

export type Option =
  | { ask: number; do: "draw" | "end_turn" | "pass" | "play_as_witness" | "take_discards" | "order_deck" | "yes" | "no" | "done" | "stay_silent" | "confess_unseen" }
  | { ask: number; do: "play" | "card" | "front_card"; card: Card }
  | { ask: number; do: "seat"; seat: number }
  | { ask: number; do: "tryal"; at: number }
  | { ask: number; do: "show"; tryal: Tryal }
  | { ask: number; do: "character"; character: Character };
