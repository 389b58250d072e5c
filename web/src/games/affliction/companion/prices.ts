// What an arrest or bringing into a circle costs, worked out step by step (A5).
import { SHEET, type Colonist, type Faction, type Facts } from './sheet';

/** What the printed card says, where it is another than in our card set. */
export type OnCard = Pick<Facts, 'reputation' | 'place' | 'deck'>;

/** A colonist on the table and whatever bears on the price. */
export interface Deal extends OnCard {
  colonist: Colonist;
  advocates: number;
  accusations: number;
  /** In a row, in the circle of another player, or in one's own. */
  where: 'row' | 'circle' | 'mine';
  spectral: boolean;
  protection: boolean;
  /** Fear has silenced the colonist itself. */
  silenced: boolean;
  faction: Faction;
  defence: number;
  /** What comes on top: nothing, the dearer space, or an ability. */
  by: 'usual' | 'space' | 'ability';
  /** At work in the circle that the colonist is in. */
  nurse: boolean;
  /** At work in the circle of another player. */
  willard: boolean;
  /** At work in one's own circle. */
  porter: boolean;
  andrew: boolean;
}

export interface Part {
  key: 'reputation' | 'advocates' | 'accusations' | 'defence' | 'floor' | 'nurse' | 'willard' | 'space' | 'ability';
  n: number;
}

export type Price = { parts: Part[]; total: number } | { no: 'mine' | 'protected' | 'unaccused' | 'proctor' | 'place' };

const { price: RULES } = SHEET;

/** Whether a colonist's own words count: in a circle, and neither Fear nor Spectral Evidence in the way (A6.4, A6.6). */
const works = (deal: Deal): boolean => deal.where !== 'row' && !deal.silenced && !deal.spectral;

function surcharges(deal: Deal, kind: 'arrest' | 'bring'): Part[] {
  const { nurse, willard, porter, by, colonist } = deal;
  const prominent = deal.deck === 'prominent';
  const found: (Part | false)[] = [
    nurse && deal.where === 'circle' && colonist !== 'rebecca_nurse' && { key: 'nurse', n: RULES.rebecca_nurse },
    kind === 'arrest' && willard && prominent && { key: 'willard', n: RULES.john_willard },
    by === 'space' && !porter && { key: 'space', n: RULES.space },
    by === 'ability' && { key: 'ability', n: RULES.ability },
  ];
  return found.filter((part) => part !== false);
}

const sum = (parts: Part[]): number => parts.reduce((total, { n }) => total + n, 0);
const some = (parts: Part[]): Part[] => parts.filter(({ key, n }) => n || key === 'reputation');

export function arrest(deal: Deal): Price {
  if (deal.where === 'mine') return { no: 'mine' };
  if (deal.protection) return { no: 'protected' };
  if (!deal.accusations && !deal.spectral) return { no: 'unaccused' };
  if (deal.colonist === 'elizabeth_proctor' && works(deal) && deal.accusations < RULES.elizabeth_proctor)
    return { no: 'proctor' };
  const shrugs = deal.colonist === 'giles_corey' && works(deal);
  const parts = some([
    { key: 'reputation', n: deal.reputation },
    { key: 'advocates', n: deal.advocates },
    { key: 'accusations', n: shrugs ? 0 : -deal.accusations },
    { key: 'defence', n: deal.where === 'circle' && !deal.spectral ? deal.defence : 0 },
  ]);
  // What falls below nothing eats the circle's defence, never a surcharge (A5.4).
  if (sum(parts) < 0) parts.push({ key: 'floor', n: -sum(parts) });
  parts.push(...surcharges(deal, 'arrest'));
  return { parts, total: sum(parts) };
}

export function bring(deal: Deal): Price {
  if (deal.where === 'mine') return { no: 'mine' };
  const { place } = deal;
  if (place !== 'none' && place !== SHEET.factions[deal.faction].side && !deal.andrew) return { no: 'place' };
  const parts = some([
    { key: 'reputation', n: deal.reputation },
    { key: 'advocates', n: deal.advocates },
    { key: 'defence', n: deal.where === 'circle' ? deal.defence : 0 },
  ]);
  parts.push(...surcharges(deal, 'bring'));
  return { parts, total: sum(parts) };
}
