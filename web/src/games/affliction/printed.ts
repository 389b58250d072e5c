// What Affliction's cards show, in words: one description of a card from its facts, for all who show cards. Its sentences are those of printed.py.
import type { Teller } from '../../telling';
import { t } from '../../words.svelte';
import type { FactionCard, GrievanceCard, Printed } from './wire';

const flag = (so: boolean): string => (so ? 'yes' : 'no');

/** All that a colonist's card shows beside its name and text. */
export const colonistSays = (card: Printed, teller: Teller): string =>
  t('affliction-colonist-says', {
    family: teller.name('family', card.family),
    place: card.place,
    reputation: card.reputation,
    influence: card.influence,
    houses: card.houses,
    icon: card.icon,
    deck: card.deck,
    afflicted: flag(card.afflicted),
    starting: flag(card.starting),
  });

/** What a faction scores, from the numbers on its card. */
export const scoresOf = (card: FactionCard, teller: Teller): string =>
  t('affliction-faction-scores', {
    arrest: card.arrest_bonus,
    arrests: teller.name('family', card.arrests),
    protect: card.protect_bonus,
    protects: teller.name('family', card.protects),
    penalty: Math.abs(card.penalty),
  });

export const factionSays = (card: FactionCard, teller: Teller): string =>
  t('affliction-faction-says', {
    side: card.side,
    influence: card.influence,
    seats: card.seats,
    scores: scoresOf(card, teller),
  });

export const grievanceSays = (card: GrievanceCard, teller: Teller): string =>
  t('affliction-grievance-says', {
    targets: teller.join(card.targets.map((id) => teller.name('colonist', id))),
    ally: teller.name('colonist', card.ally),
    bonus: card.target_bonus,
    penalty: Math.abs(card.ally_penalty),
  });
