// The decks of New Salem card by card, from the numbers printed on the cards of our own set.
import house from '../../../../../cards/new_salem/house.toml';
import type { EventId, SymbolName } from '../view';
import type { Building } from '../wire';

interface PrintedBuilding {
  symbols: SymbolName[];
  /** The player numbers on its copies: one is used when its number is not greater than the number of players. */
  numbers: number[];
}
interface PrintedEvent {
  number: number;
  border: string;
  /** The editions whose box holds it. */
  boxes: string[];
}
const buildings = Object.entries(house.buildings as Record<Building, PrintedBuilding>) as [Building, PrintedBuilding][];
const events = Object.entries(house.events as Record<EventId, PrintedEvent>) as [EventId, PrintedEvent][];

/** The Buildings that are shuffled, and how many of each. */
export const buildingsFor = (seats: number): { id: Building; n: number; symbols: SymbolName[] }[] =>
  buildings
    .map(([id, { numbers, symbols }]) => ({ id, symbols, n: numbers.filter((number) => number <= seats).length }))
    .filter(({ n }) => n > 0);

/** The Events that are shuffled: those without a red border. */
export const eventsFor = (seats: number, edition: string): { id: EventId }[] =>
  events
    .filter(([, { number, border, boxes }]) => number <= seats && border === 'plain' && boxes.includes(edition))
    .map(([id]) => ({ id }));
