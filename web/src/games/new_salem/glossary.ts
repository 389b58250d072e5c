// The pictures of New Salem's words. Costs and symbols are those of the house set.
import house from '../../../../cards/new_salem/house.toml';
import Cube from '../../bits/Cube.svelte';
import type { Pictures } from '../../glossary/pictures';
import Panorama from '../../bits/Panorama.svelte';
import BuildingCard from './BuildingCard.svelte';
import CharacterCard from './CharacterCard.svelte';
import EventCard from './EventCard.svelte';

const buildings = house.buildings as Record<string, { symbols: string[] }>;
const characters = house.characters as Record<string, { types: string[] }>;
const events = house.events as Record<string, { cost: number; border?: string; points?: number }>;
const building = (id: string) => ({ shows: BuildingCard, as: { building: id, symbols: buildings[id]!.symbols } });
const character = (id: string) => ({ shows: CharacterCard, as: { character: id, types: characters[id]!.types } });
const eventCard = (event: string) => {
  const { cost, border, points } = events[event]!;
  return { shows: EventCard, as: { event, cost, red: border === 'red', points }, shape: 'free' as const };
};
const cube = (kind: string) => ({ shows: Cube, as: { kind }, shape: 'small' as const });
const removing = Object.keys(buildings).find((id) => buildings[id]!.symbols.includes('remove'))!;

export const pictures: Pictures = {
  ...Object.fromEntries(Object.keys(events).map((event) => [event, eventCard(event)])),
  hope: cube('hope'),
  despair: cube('despair'),
  remove: building(removing),
  cube: cube('hope'),
  threshold: 'trophy',
  puritan: character('merchant'),
  witch: character('midwife'),
  character: { shows: CharacterCard, as: { character: null, types: [] } },
  building: building('trade_middle'),
  type: building('justice_middle'),
  set: { shows: Panorama, as: { name: 'trade' }, shape: 'free' },
  draft: 'pass',
  constable: 'constable',
  badge: 'badge',
  duty: 'gavel',
  begging: 'chat',
  event: eventCard('cleansing'),
};
