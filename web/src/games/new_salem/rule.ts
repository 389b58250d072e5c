// The rule behind a line of New Salem's log.
import type { Json } from '../../wire/generated';

/** The Events in the order in which chapter N13 tells them. */
export const EVENTS = [
  'cleansing', 'trial', 'midnight_visit', 'sworn_oath', 'letters_of_trade', 'character_witness', 'exchange_of_deeds', 'seizure', 'fire',
  'deed_of_gift', 'peddlers_cart', 'land_rush', 'tithe', 'thanksgiving', 'change_of_heart', 'silent_prayer', 'pardon', 'rush_to_judgement',
  'second_term', 'election', 'royal_charter', 'scarlet_letter',
]; // prettier-ignore

export function eventRule(event: string): string {
  const at = EVENTS.indexOf(event);
  return at < 0 ? 'N7.2' : `N13.${at + 1}`;
}

const RULES: Record<string, string> = {
  character: 'N1.1',
  first_constable: 'N3.4',
  round: 'N4.1',
  no_draft: 'N4.10',
  hand: 'N4.3',
  built: 'N4.4',
  took_top: 'N4.7',
  removed: 'N4.5',
  placed: 'N2.7',
  cubes_lost: 'N2.8',
  event_drawn: 'N5.1',
  gave: 'N6.1',
  initiated: 'N7.1',
  trial: 'N9.1',
  trial_moved: eventRule('rush_to_judgement'),
  trial_lifted: 'N9.4',
  pardon_spent: eventRule('pardon'),
  pardoned: eventRule('pardon'),
  constable: 'N8.2',
  constable_stays: 'N8.4',
  badges_returned: 'N8.3',
  round_ended: 'N10.1',
  looked: eventRule('midnight_visit'),
  shown: eventRule('sworn_oath'),
  type_shown: eventRule('letters_of_trade'),
  testified: eventRule('character_witness'),
  exchanged: eventRule('exchange_of_deeds'),
  seized: eventRule('seizure'),
  burnt: eventRule('fire'),
  deeded: eventRule('deed_of_gift'),
  cart: eventRule('peddlers_cart'),
  cart_took: eventRule('peddlers_cart'),
  cart_passed: eventRule('peddlers_cart'),
  claimed: eventRule('land_rush'),
  no_claims: eventRule('land_rush'),
  tithed: eventRule('tithe'),
  feasted: eventRule('thanksgiving'),
  turned: eventRule('change_of_heart'),
  prayed: eventRule('silent_prayer'),
  voted: eventRule('election'),
  elected: eventRule('election'),
  chartered: eventRule('royal_charter'),
  lettered: eventRule('scarlet_letter'),
  unmasked: 'N11.1',
  end_trials: 'N11.1',
  end_sets: 'N11.2',
  end_despair: 'N11.4',
};

export function ruleOf(event: Json): string {
  const key = String(event.key).replace(/^new_salem\./, '');
  if ((key === 'event_drawn' || key === 'initiated') && typeof event.event === 'string') return eventRule(event.event);
  return RULES[key] ?? '';
}
