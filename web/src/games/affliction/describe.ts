// A colonist in words, and the sum behind a price: for labels, the text table and the prompt alike.
import type { Teller } from '../../telling';
import { t } from '../../words.svelte';
import { colonistSays } from './printed';
import { costOf, kindOf, type AfflictionView, type ColonistId } from './view';
import type { Faction, GrievanceCard } from './wire';

/** What influence is paid for with a colonist. */
export const DEEDS = ['arrest', 'bring'] as const;

/** Points with their sign, as they are printed. */
/** With a minus, not a hyphen. */
export const minus = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
export const signed = (points: number): string => (points < 0 ? minus(points) : `+${points}`);

/** What open cards are worth to a seat so far: everybody can count it, and grievances are not in it. */
export const openPoints = (view: AfflictionView, seat: number): number => {
  const points = view.points[seat];
  return points ? points.righteousness + points.wealth + points.status : 0;
};

/** What a grievance card pays for and what it costs. */
export function grievance(card: GrievanceCard, teller: Teller): string[] {
  const line = (points: number, id: ColonistId): string => `${signed(points)} ${teller.name('colonist', id)}`;
  return [...card.targets.map((id) => line(card.target_bonus, id)), line(card.ally_penalty, card.ally)];
}

/** What is printed on a colonist and what lies on it. */
export function describe(view: AfflictionView, id: ColonistId, teller: Teller): string[] {
  const card = view.colonists[id];
  if (!card) return [teller.name('colonist', id)];
  const advocates = view.advocates[id] ?? 0;
  const fear = view.fear[id] ?? 0;
  return [
    teller.name('colonist', id),
    colonistSays(card, teller),
    advocates ? t('web-aff-advocates', { n: advocates }) : '',
    t('web-aff-accusations', { n: view.accusations[id] ?? 0 }),
    fear ? t('web-aff-fear', { n: fear }) : '',
    view.spectral === id ? teller.name('token', 'spectral') : '',
    view.protection === id ? teller.name('token', 'protection') : '',
    teller.name('colonist', id, 'text'),
  ].filter(Boolean);
}

/** Side and aims of a faction in a few words. */
export function aimsOf(view: AfflictionView, faction: Faction, teller: Teller): string {
  const card = view.faction_cards[faction];
  if (!card) return '';
  const family = (id: string): string => teller.name('family', id);
  return t('web-aff-aims', { side: card.side, arrests: family(card.arrests), protects: family(card.protects) });
}

/** The price of a deed taken apart, so that its parts add up: what is left over comes from the space and from abilities. */
export function sumOf(view: AfflictionView, id: ColonistId, deed: 'arrest' | 'bring'): string {
  const cost = costOf(view, id, deed, view.viewer);
  if (cost === null) return '';
  const reputation = view.colonists[id]?.reputation ?? 0;
  const advocates = view.advocates[id] ?? 0;
  const guarded = view.circles.some((circle) => circle.includes(id)) && !(deed === 'arrest' && view.spectral === id);
  const defence = guarded ? Number(view.options.circle_defence) : 0;
  const before = reputation + advocates + defence;
  const accusations = deed === 'arrest' ? Math.min(before, view.accusations[id] ?? 0) : 0;
  const extra = cost - (before - accusations);
  const parts = [
    { sign: '', name: 'reputation', n: reputation },
    { sign: ' + ', name: 'advocates', n: advocates },
    { sign: ' + ', name: 'defence', n: defence },
    { sign: ' − ', name: 'accusations', n: accusations },
    { sign: extra < 0 ? ' − ' : ' + ', name: 'extra', n: Math.abs(extra) },
  ].filter(({ name, n }) => n > 0 || name === 'reputation');
  const have = view.influence[view.viewer] ?? 0;
  return t('web-aff-sum', {
    price: t('web-aff-influence', { n: cost }),
    parts: parts.length === 1 ? 'one' : 'other',
    sum: parts.map(({ sign, name, n }) => sign + t(`web-aff-sum-${name}`, { n })).join(''),
    have,
    left: have - cost,
    short: have < cost ? 'yes' : 'no',
  });
}

/** In whose circle somebody stands, or who holds them arrested; nobody's: ''. */
export function whereOf(view: AfflictionView, id: ColonistId, teller: Teller): string {
  const jailer = view.arrested.findIndex((one) => one.includes(id));
  if (jailer >= 0) return t('web-aff-held-by', { name: teller.seats([jailer]) });
  const friend = view.circles.findIndex((one) => one.includes(id));
  if (friend < 0) return '';
  return friend === view.viewer ? t('web-aff-stands-mine') : t('web-aff-stands-with', { name: teller.seats([friend]) });
}

/** How many accusations space 3 takes off a colonist (A4.5); an ability takes one. */
const OFF_AT_SPACE = 2;

/** What accusing, exonerating, frightening or comforting somebody makes of what lies there now. */
export function effectOf(view: AfflictionView, deed: string, id: ColonistId): string {
  const accused = view.accusations[id] ?? 0;
  const off = kindOf(view) === 'exonerate' ? Math.min(OFF_AT_SPACE, accused) : 1;
  const fear = view.fear[id] ?? 0;
  switch (deed) {
    case 'accuse':
      return t('web-aff-accuse-sum', { n: accused, sum: accused + 1 });
    case 'clear':
      return t('web-aff-clear-sum', { n: accused, off, sum: accused - off });
    case 'frighten':
      return t('web-aff-frighten-sum', { n: fear, sum: fear + 1 });
    case 'comfort':
      return t('web-aff-comfort-sum', { n: fear, sum: fear - 1 });
    default:
      return '';
  }
}
