// What affliction sends. Made by scripts/wire.mjs from what the game declares. Do not edit.
import type { Json } from '../../wire/generated';
import type { CommonView } from '../wire';

export const COLONIST_IDS = ["thomas_putnam","edward_putnam","john_putnam","nathaniel_putnam","john_proctor","elizabeth_proctor","william_proctor","benjamin_proctor","john_porter","israel_porter","elizabeth_porter","joseph_porter","ann_putnam","mercy_lewis","elizabeth_parris","mary_warren","abigail_williams","elizabeth_hubbard","bridget_bishop","mary_black","sarah_good","george_burroughs","martha_corey","deodat_lawson","margaret_jacobs","george_jacobs","william_griggs","philip_english","tituba","samuel_parris","rebecca_nurse","giles_corey","sarah_osborne","sarah_cloyce","mary_easty","john_willard","ann_pudeator","susannah_martin","nathaniel_ingersoll","daniel_andrew","john_alden","own_1","own_2","own_3","own_4","own_5","own_6","own_7","own_8","own_9","own_10","own_11","own_12","own_13","own_14","own_15"] as const;
export type Colonist = (typeof COLONIST_IDS)[number];

export const FACTION_IDS = ["village_a","town_a","village_b","town_b","own_1","own_2","own_3","own_4"] as const;
export type Faction = (typeof FACTION_IDS)[number];

export const GRIEVANCE_IDS = ["mill_dam","unpaid_debts","parsonage","loose_talk","ships_and_strangers","disputed_will","own_1","own_2","own_3","own_4","own_5","own_6"] as const;
export type Grievance = (typeof GRIEVANCE_IDS)[number];

export const CARD_IDS = ["mary_spencer_hill","increase_mather"] as const;
export type Card = (typeof CARD_IDS)[number];

export const ROW_IDS = ["top","bottom"] as const;
export type Row = (typeof ROW_IDS)[number];

export type DecisionKind = "affliction.abilities" | "affliction.ability" | "affliction.accuse" | "affliction.arrest" | "affliction.bring" | "affliction.exonerate" | "affliction.exonerate_more" | "affliction.extra" | "affliction.fear" | "affliction.haunt" | "affliction.messenger" | "affliction.protect" | "affliction.scapegoat" | "affliction.starter";

export type AskKind = "affliction.abilities" | "affliction.ability_abigail_williams" | "affliction.ability_ann_putnam" | "affliction.ability_bridget_bishop" | "affliction.ability_elizabeth_hubbard" | "affliction.ability_elizabeth_parris" | "affliction.ability_george_burroughs" | "affliction.ability_israel_porter" | "affliction.ability_john_alden" | "affliction.ability_john_proctor" | "affliction.ability_john_putnam" | "affliction.ability_joseph_porter" | "affliction.ability_mary_warren" | "affliction.ability_mercy_lewis" | "affliction.ability_nathaniel_putnam" | "affliction.ability_philip_english" | "affliction.ability_samuel_parris" | "affliction.ability_sarah_cloyce" | "affliction.ability_script" | "affliction.ability_tituba" | "affliction.ability_william_griggs" | "affliction.accuse" | "affliction.arrest" | "affliction.bring" | "affliction.exonerate" | "affliction.exonerate_more" | "affliction.extra" | "affliction.fear" | "affliction.haunt" | "affliction.messenger" | "affliction.protect" | "affliction.scapegoat" | "affliction.starter";

export type Printed = {
  deck: "prominent" | "colonist";
  reputation: number;
  family: "putnam" | "proctor" | "porter" | "neutral" | "own_1" | "own_2" | "own_3";
  place: "village" | "town" | "none";
  influence: number;
  houses: number;
  icon: "hammer" | "puritan" | "clock" | "pentagram" | "none";
  ability: string;
  afflicted: boolean;
  starting: boolean;
  colour?: "green" | "red" | "blue" | "white" | "gold" | "purple" | "black";
};

export type Decks = {
  prominent: number;
  colonist: number;
  before_end: number;
};

export type FactionCard = {
  side: "village" | "town";
  seats: number;
  arrests: "putnam" | "proctor" | "porter" | "neutral" | "own_1" | "own_2" | "own_3";
  protects: "putnam" | "proctor" | "porter" | "neutral" | "own_1" | "own_2" | "own_3";
  arrest_bonus: number;
  protect_bonus: number;
  penalty: number;
  influence: number;
};

export type GrievanceCard = {
  targets: Colonist[];
  ally: Colonist;
  target_bonus: number;
  ally_penalty: number;
};

export type Points = {
  righteousness: number;
  wealth: number;
  status: number;
  grievances?: number;
  total: number;
};

export type Prices = {
  arrest: (number | null)[];
  bring: (number | null)[];
};

export type View = CommonView<DecisionKind> & {
  game: "affliction";
  round: number;
  first: number;
  leader: number;
  faction: Faction[];
  influence: number[];
  grievance: Grievance | null;
  revealed: Grievance[];
  offered: Colonist[] | null;
  circles: Colonist[][];
  arrested: Colonist[][];
  top: (Colonist | "mary_spencer_hill" | "increase_mather" | "nobody")[];
  bottom: (Colonist | "mary_spencer_hill" | "increase_mather" | "nobody")[];
  red_under: Colonist[];
  blue_under: Colonist[];
  end_card: Colonist | "mary_spencer_hill" | "increase_mather" | "nobody";
  accusations: Partial<Record<Colonist, number>>;
  fear: Partial<Record<Colonist, number>>;
  advocates: Partial<Record<Colonist, number>>;
  spectral: Colonist | "mary_spencer_hill" | "increase_mather" | "nobody";
  protection: Colonist | "mary_spencer_hill" | "increase_mather" | "nobody";
  board: number[];
  messengers: number[];
  space: number;
  used: Colonist[];
  collected: boolean;
  once: Colonist[];
  once_a_round: Colonist[];
  taken: boolean;
  freed: Colonist[];
  colonists: Partial<Record<Colonist, Printed>>;
  decks: Decks;
  faction_cards: Partial<Record<Faction, FactionCard>>;
  my_grievance: GrievanceCard | null;
  points: Points[];
  prices: Partial<Record<Colonist, Prices>>;
  surcharge: number | null;
  words?: Json;
};

export type GameEvent =
  | { key: "affliction.first_player" | "affliction.took_first" | "affliction.no_accusations"; seat: number }
  | { key: "affliction.faction_drawn"; seat: number; faction: Faction }
  | { key: "affliction.grievance_drawn"; seat: number; grievance?: Grievance }
  | { key: "affliction.starters_offered"; seat: number; colonists?: Colonist[] }
  | { key: "affliction.starter" | "affliction.protected" | "affliction.haunted" | "affliction.used" | "affliction.sent_away" | "affliction.declared_arrest" | "affliction.used_on_nobody"; seat: number; colonist: Colonist }
  | { key: "affliction.turned_up"; colonist: Colonist; row: Row }
  | { key: "affliction.round_began"; n: number; seat: number }
  | { key: "affliction.placed" | "affliction.resolving" | "affliction.declined" | "affliction.no_action"; seat: number; space: number }
  | { key: "affliction.gained" | "affliction.generated"; seat: number; n: number }
  | { key: "affliction.gained_by" | "affliction.paid"; seat: number; n: number; colonist: Colonist }
  | { key: "affliction.accused" | "affliction.frightened" | "affliction.comforted" | "affliction.advocate"; seat: number; colonist: Colonist; n: number }
  | { key: "affliction.accused_by"; seat: number; colonist: Colonist; n: number; by: Colonist }
  | { key: "affliction.cleared"; seat: number; colonist: Colonist; n: number; cost: number }
  | { key: "affliction.plea"; colonist: Colonist; colonists: Colonist[] }
  | { key: "affliction.moved_accusation"; seat: number; colonist: Colonist; onto: Colonist }
  | { key: "affliction.released"; seat: number; colonist: Colonist; target: number }
  | { key: "affliction.took_influence" | "affliction.removed_influence"; seat: number; target: number; n: number }
  | { key: "affliction.scapegoat"; seat: number; colonist: Colonist; instead_of: Colonist }
  | { key: "affliction.arrested" | "affliction.won_over"; seat: number; colonist: Colonist; cost: number; target: number }
  | { key: "affliction.brought"; seat: number; colonist: Colonist; cost: number }
  | { key: "affliction.went_under"; colonist: Colonist }
  | { key: "affliction.end_card"; card: Card }
  | { key: "affliction.scored"; seat: number; grievance: Grievance; righteousness: number; wealth: number; status: number; grievances: number; total: number };

export type Option =
  | { ask: number; do: "pass" | "done" | "collect" | "more" }
  | { ask: number; do: "place"; space: number }
  | { ask: number; do: "seat"; seat: number }
  | { ask: number; do: "keep" | "use" | "accuse" | "clear" | "protect" | "haunt" | "frighten" | "comfort" | "arrest" | "bring" | "scapegoat" | "advocate" | "release" | "send_away" | "take_from" | "give_to"; colonist: Colonist };
