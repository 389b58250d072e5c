// The rule behind a line of Affliction's log.
import type { Json } from '../../wire/generated';

/** The colonists in the order in which chapter A12 tells what they can do. */
export const COLONISTS = [
  'thomas_putnam', 'edward_putnam', 'john_putnam', 'nathaniel_putnam', 'john_proctor', 'elizabeth_proctor', 'william_proctor',
  'benjamin_proctor', 'john_porter', 'israel_porter', 'elizabeth_porter', 'joseph_porter', 'ann_putnam', 'mercy_lewis', 'elizabeth_parris',
  'mary_warren', 'abigail_williams', 'elizabeth_hubbard', 'bridget_bishop', 'mary_black', 'sarah_good', 'george_burroughs', 'martha_corey',
  'deodat_lawson', 'margaret_jacobs', 'george_jacobs', 'william_griggs', 'philip_english', 'tituba', 'samuel_parris', 'rebecca_nurse',
  'giles_corey', 'sarah_osborne', 'sarah_cloyce', 'mary_easty', 'john_willard', 'ann_pudeator', 'susannah_martin', 'nathaniel_ingersoll',
  'daniel_andrew', 'john_alden',
]; // prettier-ignore

/** The rules of the fourteen spaces, from the first on. */
const SPACES = [
  'A4.4', 'A4.4', 'A4.5', 'A4.6', 'A4.9', 'A4.10', 'A4.8', 'A4.11', 'A4.11', 'A4.12', 'A4.13', 'A4.14', 'A4.15', 'A4.15',
]; // prettier-ignore

const RULES: Record<string, string> = {
  first_player: 'A2.1',
  faction_drawn: 'A2.2',
  grievance_drawn: 'A2.4',
  starters_offered: 'A11.1',
  starter: 'A2.3',
  turned_up: 'A9.1',
  round_began: 'A9.5',
  placed: 'A3.1',
  resolving: 'A4.1',
  gained: 'A4.4',
  gained_by: 'A7.3',
  generated: 'A4.10',
  accused: 'A5.3',
  accused_by: 'A5.3',
  cleared: 'A4.5',
  plea: 'A12.35',
  moved_accusation: 'A12.19',
  protected: 'A6.8',
  took_first: 'A4.7',
  haunted: 'A6.6',
  frightened: 'A6.3',
  comforted: 'A4.13',
  used: 'A7.2',
  advocate: 'A6.7',
  released: 'A12.28',
  sent_away: 'A12.41',
  took_influence: 'A6.9',
  removed_influence: 'A6.9',
  declared_arrest: 'A8.1',
  scapegoat: 'A8.4',
  arrested: 'A5.8',
  brought: 'A5.11',
  won_over: 'A5.13',
  declined: 'A4.3',
  used_on_nobody: 'A4.1',
  no_action: 'A4.3',
  no_accusations: 'A11.2',
  went_under: 'A9.3',
  end_card: 'A10.1',
  scored: 'A10.2',
};

export function ruleOf(event: Json): string {
  const key = String(event.key).replace(/^affliction\./, '');
  if (key === 'placed' || key === 'resolving') return SPACES[Number(event.space) - 1] ?? RULES[key]!;
  if (key === 'used' || key === 'gained_by') {
    const at = COLONISTS.indexOf(String(event.colonist));
    if (at >= 0) return `A12.${at + 1}`;
  }
  return RULES[key] ?? '';
}
