// Looking at what lies face down: as long as a finger, the mouse or the space bar holds it, and not a moment longer.

/** A shorter touch is a tap: it picks, and shows nothing. */
const TAP = 180;

export class Hold {
  held = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The press that just ended was a look, so the click that follows it is none. */
  private looked = false;

  private press(): void {
    this.looked = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.looked = true;
      this.held = true;
    }, TAP);
  }

  private release(): void {
    clearTimeout(this.timer);
    this.held = false;
  }

  /** To be spread over the element that is held. */
  readonly on = {
    onpointerdown: (): void => this.press(),
    onpointerup: (): void => this.release(),
    onpointercancel: (): void => this.release(),
    onpointerleave: (): void => this.release(),
    onblur: (): void => this.release(),
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key === ' ' && !event.repeat) this.press();
    },
    onkeyup: (event: KeyboardEvent): void => {
      if (event.key === ' ') this.release();
    },
    onclickcapture: (event: MouseEvent): void => {
      if (!this.looked) return;
      this.looked = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // A long touch must not open the browser's own menu.
    oncontextmenu: (event: Event): void => event.preventDefault(),
  };
}

/** Which card lying face down was tapped last. Equal cards share one offer, so marking the first of its kind would tell which are equal. */
class Tapped {
  card = $state.raw<object | null>(null);
}
export const tapped = new Tapped();

/** Cards in an order that only this device knows: a sorted hand would tell its neighbours what it holds. */
const SALT = Math.random();
export function shuffled<T extends string>(cards: readonly T[]): T[] {
  const weight = (card: T, i: number): number => {
    const n = cards.slice(0, i).filter((one) => one === card).length;
    let sum = SALT;
    for (const letter of `${card}${n}`) sum = (sum * 31 + letter.charCodeAt(0) / 128) % 1;
    return sum;
  };
  return cards
    .map((card, i) => ({ card, at: weight(card, i) }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);
}
