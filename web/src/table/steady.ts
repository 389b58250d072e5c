// No tap lands on a thing that came, moved or changed its meaning a moment ago: a finger on its way meant what stood there before. A second
// tap that was too much is harmless for the same reason.

/** Milliseconds for which a thing must have stood still before a pointer may press it. */
export const STILL = 300;
/** Pixels that count as standing still. */
const NEAR = 4;
/** What answers or picks when it is pressed. */
const PRESSED = '[data-offer], .acts button';

interface Stood {
  x: number;
  y: number;
  means: string;
  since: number;
}

/** Guards everything one may press inside an element. */
export function steady(root: HTMLElement): { destroy: () => void } {
  const stood = new WeakMap<Element, Stood>();
  let frame = 0;
  let scrolled = false;
  let down = 0;

  function look(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    const now = performance.now();
    for (const thing of root.querySelectorAll<HTMLElement>('button')) {
      const { left: x, top: y } = thing.getBoundingClientRect();
      const means = thing.dataset.option ?? '';
      const was = stood.get(thing);
      const still =
        was && was.means === means && (scrolled || (Math.abs(was.x - x) <= NEAR && Math.abs(was.y - y) <= NEAR));
      stood.set(thing, { x, y, means, since: still ? was.since : now });
    }
    scrolled = false;
  }
  const soon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  // Whoever scrolls sees where things go.
  const scroll = (): void => {
    scrolled = true;
    soon();
  };
  const press = (event: PointerEvent): void => {
    down = event.timeStamp;
  };
  function tap(event: MouseEvent): void {
    // Keys press what has the focus, wherever it stands.
    if (!event.isTrusted || event.detail === 0) return;
    const thing = (event.target as Element).closest(PRESSED);
    if (!thing) return;
    look();
    if ((stood.get(thing)?.since ?? Infinity) <= down - STILL) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const seen = new MutationObserver(soon);
  seen.observe(root, { subtree: true, childList: true, attributeFilter: ['class', 'data-offer', 'data-option'] });
  addEventListener('scroll', scroll, true);
  addEventListener('resize', soon);
  root.addEventListener('pointerdown', press, true);
  root.addEventListener('click', tap, true);
  look();
  return {
    destroy() {
      seen.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('scroll', scroll, true);
      removeEventListener('resize', soon);
      root.removeEventListener('pointerdown', press, true);
      root.removeEventListener('click', tap, true);
    },
  };
}
