// The town of this evening, kept on this device: rounds and end are about the same one.
import { keep, kept } from '../../../state/kept';
import { newTown, type TownState } from './town';

class ThisTown {
  #saved = $state.raw(kept<TownState | null>('companion:town', null));

  /** Another number of players is another town. */
  of(seats: number): TownState {
    return this.#saved?.badges.length === seats ? this.#saved : newTown(seats);
  }

  /** Reads anew what is kept: a new game has begun. */
  again(): void {
    this.#saved = kept<TownState | null>('companion:town', null);
  }

  change(to: TownState): void {
    this.#saved = to;
    keep('companion:town', to);
  }
}

export const thisTown = new ThisTown();
