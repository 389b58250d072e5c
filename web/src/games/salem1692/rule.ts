// The rule behind a line of Salem 1692's log. A line may only lean on what it tells itself.
import type { Json } from '../../wire/generated';

const CARDS: Record<string, string> = {
  accusation: 'S5.4',
  evidence: 'S5.5',
  witness: 'S5.6',
  alibi: 'S5.7',
  stocks: 'S5.9',
  scapegoat: 'S5.12',
  arson: 'S5.15',
  curse: 'S5.16',
  robbery: 'S5.17',
  matchmaker: 'S5.19',
  asylum: 'S5.21',
  piety: 'S5.22',
  black_cat: 'S5.24',
  conspiracy: 'S6.1',
  night: 'S7.1',
};
const REVEALED: Record<string, string> = {
  accusation: 'S4.5',
  black_cat: 'S6.2',
  own_cat: 'S6.4',
  confession: 'S7.12',
};
const DIED: Record<string, string> = { linked: 'S8.9', night: 'S7.18' };
const SAVED: Record<string, string> = {
  gavel: 'S7.19',
  confession: 'S7.20',
  asylum: 'S7.21',
  already_dead: 'S7.22',
};

const RULES: Record<string, string> = {
  dealt: 'S1.9',
  characters_offered: 'S14.2',
  character: 'S1.7',
  dawn: 'S2.1',
  eyes_open: 'S2.3',
  witches_pointed: 'S2.5',
  cat_given: 'S2.9',
  turn: 'S3.2',
  turn_skipped: 'S5.9',
  passed: 'S3.9',
  drew: 'S3.5',
  black_drawn: 'S3.6',
  set_aside: 'S11.2',
  reshuffled: 'S10.1',
  laid_out: 'S3.3',
  played: 'S3.4',
  played_as_witness: 'S9.48',
  alibi_took: 'S5.7',
  scapegoat_moved: 'S5.12',
  fizzled: 'S9.39',
  hand_burnt: 'S5.15',
  cursed: 'S5.16',
  robbed: 'S5.17',
  matchmakers_parted: 'S5.20',
  called_early: 'S9.41',
  two_pointed_at: 'S14.7',
  tryal_revealed: 'S4.5',
  tryals_turned_up: 'S8.7',
  died: 'S8.1',
  hand_discarded: 'S8.6',
  inherited: 'S9.14',
  estate_opened: 'S9.22',
  heir_took: 'S9.22',
  heir_took_front: 'S9.22',
  blue_removed: 'S11.1',
  abigail_cleared: 'S9.3',
  ann_draws: 'S9.5',
  giles_shows: 'S9.11',
  rebecca_draws: 'S9.35',
  parris_takes: 'S9.37',
  took_discard: 'S9.37',
  deck_ordered: 'S9.45',
  tryal_passed: 'S6.7',
  tryal_given: 'S6.8',
  tryal_dealt: 'S14.3',
  night_falls: 'S7.1',
  kill_chosen: 'S7.4',
  gavel_placed: 'S7.11',
  no_gavel: 'S7.9',
  confessed_unseen: 'S9.50',
  kill_named: 'S7.17',
  morning: 'S7.23',
  game_over: 'S12.5',
};

export function ruleOf(event: Json): string {
  const key = String(event.key).replace(/^salem1692\./, '');
  const how = String(event.how ?? '');
  if ((key === 'played' || key === 'laid_out' || key === 'black_drawn') && CARDS[String(event.card)])
    return CARDS[String(event.card)]!;
  if (key === 'tryal_revealed') return REVEALED[how] ?? RULES[key]!;
  if (key === 'died') return DIED[how] ?? RULES[key]!;
  if (key === 'kill_named') return SAVED[String(event.saved ?? '')] ?? RULES[key]!;
  return RULES[key] ?? '';
}
