// What new_salem sends. Made by scripts/wire.mjs from what the game declares. Do not edit.
import type { Json } from '../../wire/generated';
import type { CommonView } from '../wire';

export const BUILDING_IDS = ["entertainment_left","entertainment_middle","entertainment_right","trade_left","trade_middle","trade_right","finance_left","finance_middle","finance_right","education_left","education_middle","education_right","death_left","death_middle","death_right","justice_left","justice_middle","justice_right"] as const;
export type Building = (typeof BUILDING_IDS)[number];

export const CHARACTER_IDS = ["merchant","fiddler","innkeeper","printer","shipwright","notary","midwife","apothecary","moneylender","tutor","own_1","own_2","own_3","own_4","own_5","own_6","own_7","own_8","own_9","own_10"] as const;
export type Character = (typeof CHARACTER_IDS)[number];

export const WITCH_IDS = ["midwife","apothecary","moneylender","tutor"] as const;
export type Witch = (typeof WITCH_IDS)[number];

export const EVENT_IDS = ["cleansing","trial","midnight_visit","sworn_oath","letters_of_trade","character_witness","exchange_of_deeds","seizure","fire","deed_of_gift","peddlers_cart","land_rush","tithe","thanksgiving","change_of_heart","silent_prayer","pardon","rush_to_judgement","second_term","election","royal_charter","scarlet_letter","own_1","own_2","own_3","own_4","own_5","own_6","own_7","own_8","own_9","own_10","own_11","own_12"] as const;
export type Event = (typeof EVENT_IDS)[number];

export const TYPE_IDS = ["entertainment","trade","finance","education","death","justice"] as const;
export type Type = (typeof TYPE_IDS)[number];

export const SIDE_IDS = ["puritan","witch"] as const;
export type Side = (typeof SIDE_IDS)[number];

export const WAY_IDS = ["left","right"] as const;
export type Way = (typeof WAY_IDS)[number];

export const CUBE_IDS = ["hope","despair"] as const;
export type Cube = (typeof CUBE_IDS)[number];

export type DecisionKind = "new_salem.answer" | "new_salem.call_witness" | "new_salem.cart_guest" | "new_salem.change_of_heart" | "new_salem.character_witness" | "new_salem.deed_of_gift" | "new_salem.deed_to" | "new_salem.draft" | "new_salem.election" | "new_salem.election_tie" | "new_salem.exchange_for" | "new_salem.exchange_of_deeds" | "new_salem.fire" | "new_salem.give" | "new_salem.heart_of" | "new_salem.judge" | "new_salem.land_rush" | "new_salem.last" | "new_salem.letters_of_trade" | "new_salem.midnight_visit" | "new_salem.next_constable" | "new_salem.oath_taken" | "new_salem.pardon" | "new_salem.pay_from" | "new_salem.peddlers_cart" | "new_salem.place" | "new_salem.ponder" | "new_salem.remove_from" | "new_salem.rush_to_judgement" | "new_salem.scarlet_letter" | "new_salem.script_building" | "new_salem.script_cube" | "new_salem.script_event" | "new_salem.script_prayer" | "new_salem.script_seat" | "new_salem.script_seats" | "new_salem.script_thanks" | "new_salem.script_vote" | "new_salem.seizure" | "new_salem.show_type" | "new_salem.silent_prayer" | "new_salem.sworn_oath" | "new_salem.testify" | "new_salem.thanksgiving" | "new_salem.tithe" | "new_salem.trial" | "new_salem.which_copy";

export type AskKind = "new_salem.answer" | "new_salem.call_witness" | "new_salem.cart_guest" | "new_salem.change_of_heart" | "new_salem.character_witness" | "new_salem.deed_of_gift" | "new_salem.deed_to" | "new_salem.draft" | "new_salem.election" | "new_salem.election_tie" | "new_salem.exchange_for" | "new_salem.exchange_of_deeds" | "new_salem.fire" | "new_salem.give" | "new_salem.heart_of" | "new_salem.judge" | "new_salem.land_rush" | "new_salem.last" | "new_salem.letters_of_trade" | "new_salem.midnight_visit" | "new_salem.next_constable" | "new_salem.oath_taken" | "new_salem.pardon" | "new_salem.pay_from" | "new_salem.peddlers_cart" | "new_salem.place" | "new_salem.ponder" | "new_salem.remove_from" | "new_salem.rush_to_judgement" | "new_salem.scarlet_letter" | "new_salem.script_building" | "new_salem.script_cart" | "new_salem.script_cube" | "new_salem.script_event" | "new_salem.script_prayer" | "new_salem.script_sale" | "new_salem.script_seat" | "new_salem.script_seats" | "new_salem.script_thanks" | "new_salem.script_vote" | "new_salem.seizure" | "new_salem.show_type" | "new_salem.silent_prayer" | "new_salem.speak_up" | "new_salem.sworn_oath" | "new_salem.testify" | "new_salem.thanksgiving" | "new_salem.tithe" | "new_salem.trial" | "new_salem.which_copy";

export type InPlay = {
  building: Building;
  hope: number;
  despair: number;
};

export type Printed = {
  buildings: Partial<Record<Building, (Cube | "remove")[]>>;
  characters: Partial<Record<Character, Type[]>>;
  witches?: Character[];
  costs: Partial<Record<Event, number>>;
  red?: Event[];
  points?: Partial<Record<Event, number>>;
};

export type SetProgress = {
  complete: number;
  lacks: (Way | "middle")[];
};

export type TownCubes = {
  despair: number;
  needed: number;
  hope: number;
};

export type View = CommonView<DecisionKind> & {
  game: "new_salem";
  round: number;
  constable: number;
  badges: boolean[];
  trials: boolean[];
  trials_left: number;
  row: Event[];
  used: Event[];
  foreseen: number[];
  holder: number[];
  direction: number;
  more: number;
  designated: number;
  hope: number[];
  despair: number[];
  fresh: number[];
  types_shown: number[];
  cart: Building[];
  deck_size: number;
  deck_seen: number[];
  under_seen: number[];
  hand_seen: number[];
  character_seen: number[];
  buildings: InPlay[][];
  cards: Printed;
  characters: (Character | null)[];
  deck_top: (Building | null)[];
  events_to_come: (Event | null)[];
  hand: Building[] | null;
  hand_sizes: number[];
  passed_hands: (Building[] | null)[];
  sets: Partial<Record<Type, SetProgress>>[];
  side: "puritan" | "witch" | null;
  town: TownCubes;
  under_deck: (Building | null)[];
  words?: Json;
};

export type GameEvent =
  | { key: "new_salem.character"; seat: number; character: Character }
  | { key: "new_salem.first_constable" | "new_salem.took_top" | "new_salem.trial_lifted" | "new_salem.pardon_spent" | "new_salem.constable" | "new_salem.constable_stays" | "new_salem.second_term" | "new_salem.badges_returned" | "new_salem.cart_passed" | "new_salem.elected" | "new_salem.chartered"; seat: number }
  | { key: "new_salem.round"; round: number; n: number }
  | { key: "new_salem.no_draft"; round: number }
  | { key: "new_salem.hand"; seat: number; buildings: Building[] }
  | { key: "new_salem.built" | "new_salem.placed"; seat: number; building: Building; hope: number; despair: number }
  | { key: "new_salem.removed"; seat: number; target: number; building: Building }
  | { key: "new_salem.cubes_lost" | "new_salem.no_room"; seat: number; hope: number; despair: number }
  | { key: "new_salem.laid" | "new_salem.taken_off" | "new_salem.torn_down" | "new_salem.seized" | "new_salem.burnt"; seat: number; target: number; building: Building; hope: number; despair: number }
  | { key: "new_salem.levied" | "new_salem.gave"; seat: number; target: number; n: number }
  | { key: "new_salem.appointed" | "new_salem.badge_given" | "new_salem.badge_taken" | "new_salem.changed_characters" | "new_salem.trial" | "new_salem.pardoned" | "new_salem.feasted" | "new_salem.voted" | "new_salem.lettered"; seat: number; target: number }
  | { key: "new_salem.laid_out" | "new_salem.cart"; buildings: Building[] }
  | { key: "new_salem.buried" | "new_salem.peeked"; seat: number; n: number; buildings?: Building[] }
  | { key: "new_salem.foresaw"; seat: number; n: number; events?: Event[] }
  | { key: "new_salem.put_under" | "new_salem.answered" | "new_salem.cut_short"; seat: number; event: Event }
  | { key: "new_salem.passing"; seat: number; way: Way }
  | { key: "new_salem.more_dealt" | "new_salem.fewer_dealt"; seat: number; n: number }
  | { key: "new_salem.handed"; seat: number; target: number; event: Event }
  | { key: "new_salem.revealed" | "new_salem.unmasked"; seat: number; character: Character; side: Side }
  | { key: "new_salem.event_drawn"; event: Event }
  | { key: "new_salem.initiated"; seat: number; event: Event; n: number }
  | { key: "new_salem.trial_moved"; seat: number; source: number; target: number }
  | { key: "new_salem.round_ended"; seat: number; round: number }
  | { key: "new_salem.looked" | "new_salem.shown"; seat: number; target: number; event: Event; character?: Character; side?: Side }
  | { key: "new_salem.type_shown"; seat: number; type: Type }
  | { key: "new_salem.testified"; seat: number; target: number; side: Side }
  | { key: "new_salem.exchanged"; seat: number; target: number; building: Building; hope: number; despair: number; other: Building; other_hope: number; other_despair: number }
  | { key: "new_salem.deeded"; seat: number; source: number; target: number; building: Building; hope: number; despair: number }
  | { key: "new_salem.cart_took" | "new_salem.claimed"; seat: number; building: Building }
  | { key: "new_salem.no_claims" }
  | { key: "new_salem.tithed"; seat: number; seats: number[] }
  | { key: "new_salem.turned"; seat: number; target: number; building: Building; cube: Cube }
  | { key: "new_salem.prayed"; n: number }
  | { key: "new_salem.end_trials" | "new_salem.end_sets"; before: number; after: number }
  | { key: "new_salem.end_despair"; n: number; needed: number };

export type Option =
  | { ask: number; do: "pick" | "all_here" | "one_here" | "take"; building: Building }
  | { ask: number; do: "top" | "keep" | "end_round" | "pay_for_me" | "pass" | "enough" | "claim" | "light" | "shadow" | "get_hope" | "remove_despair" }
  | { ask: number; do: "give"; target: number; n: number }
  | { ask: number; do: "initiate"; event: Event }
  | { ask: number; do: "seat"; seat: number }
  | { ask: number; do: "building"; seat: number; building: Building }
  | { ask: number; do: "copy"; hope: number; despair: number }
  | { ask: number; do: "type"; type: Type }
  | { ask: number; do: "say"; side: Side }
  | { ask: number; do: "turn"; cube: Cube };
