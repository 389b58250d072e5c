// What New Salem's cards show, in words: one description of a card from its facts, for all who show cards. Its sentences are those of printed.py.
import { NONE, type Teller } from '../../telling';
import { t } from '../../words.svelte';
import { isRed, isWitch, pieceOf, pointsOf, typeOf, type Building, type Character, type EventId } from './view';
import type { SymbolName, TownView, Type } from './view';

/** What a Building makes when it is built. */
export const cubesOf = (symbols: readonly SymbolName[], teller: Teller): string =>
  t('new-salem-building-cubes', {
    symbols: teller.join(teller.alike(symbols.map((one) => teller.name('symbol', one)))) || NONE,
  });

/** All that a Building shows beside its name. */
export const buildingSays = (building: Building, symbols: readonly SymbolName[], teller: Teller): string =>
  t('new-salem-building-says', {
    type: teller.name('type', typeOf(building)),
    piece: teller.name('piece', pieceOf(building)),
    cubes: cubesOf(symbols, teller),
  });

/** All that a Character shows beside its name: side and types, of which a set of one's own may print none. */
export const characterSays = (witch: boolean, types: readonly Type[], teller: Teller): string =>
  t('new-salem-character-says', {
    side: teller.name('side', witch ? 'witch' : 'puritan'),
    types: teller.join(types.map((type) => teller.name('type', type))) || NONE,
  });

/** All that an Event shows beside its name and text. */
export const eventSays = ({ cost, red, points }: { cost: number; red: boolean; points: number }): string =>
  t('new-salem-event-says', { cost, border: red ? 'red' : 'plain', points });

/** The same for the cards of a table. */
export const saysOf = (view: TownView, character: Character, teller: Teller): string =>
  characterSays(isWitch(view, character), view.cards.characters[character] ?? [], teller);
export const eventOf = (view: TownView, event: EventId): string =>
  eventSays({ cost: view.cards.costs[event] ?? 0, red: isRed(view.cards, event), points: pointsOf(view.cards, event) });
export const buildingOf = (view: TownView, building: Building, teller: Teller): string =>
  buildingSays(building, view.cards.buildings[building] ?? [], teller);
