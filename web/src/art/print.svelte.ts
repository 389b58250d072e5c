// Woodcuts as pictures. A browser lays out a drawing piece by piece, a hundred of them in a street, and a new hand of cards shows six streets;
// a picture is one box. It knows neither the paper of the page nor its ink, so there is one for each light that it is seen by.
import { scene, SCENES, type SceneName } from './scene';

export interface Colours {
  paper: string;
  ink: string;
}
export type Part = 'left' | 'middle' | 'right' | 'all';

const LEFT: Record<Part, number> = { left: 0, middle: 100, right: 200, all: 0 };
const PARTS = ['left', 'middle', 'right'] as const;

/** The colours of printed things as they are now: by day, by candle or at night. */
export function colours(): Colours {
  const style = getComputedStyle(document.documentElement);
  return { paper: style.getPropertyValue('--card'), ink: style.getPropertyValue('--card-ink') };
}

/** The address of a drawing as an image, so many times as large as it is drawn. */
export function address(box: string, inside: string, { paper, ink }: Colours, times = 1): string {
  const [, , wide, high] = box.split(' ').map(Number);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide! * times}" height="${high! * times}" viewBox="${box}" ` +
    `style="color:${ink};--card:${paper}">${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

class Light {
  now = $state.raw<Colours>({ paper: '', ink: '' });

  constructor() {
    if (typeof document === 'undefined') return;
    const see = (): void => {
      this.now = colours();
    };
    see();
    // With the next frame, which works all colours out anyway.
    const soon = (): unknown => requestAnimationFrame(see);
    new MutationObserver(soon).observe(document.documentElement, { attributeFilter: ['data-theme', 'data-phase'] });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', soon);
  }
}
const light = new Light();

/** Held for good: a picture that is held is there at once wherever it is shown again. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a store of what never changes: nothing has to hear of it
const held = new Map<string, { src: string; image: HTMLImageElement }>();

/** A street of New Salem, whole or one of its thirds, in the light of the page. */
export function street(name: SceneName, part: Part): string {
  const seen = light.now;
  const key = `${name} ${part} ${seen.paper}`;
  let print = held.get(key);
  if (!print) {
    const wide = part === 'all' ? 300 : 100;
    const paper = `<path d="M0 0H300V100H0Z" fill="var(--card)"/>`;
    print = { src: address(`${LEFT[part]} 0 ${wide} 100`, paper + scene(name), seen), image: new Image() };
    print.image.src = print.src;
    held.set(key, print);
  }
  return print.src;
}

/** Draws every third of every street while nothing else is to be done, so that no hand of cards has to wait for its pictures. */
export function drawAhead(): void {
  if (typeof document === 'undefined') return;
  const rest = (Object.keys(SCENES) as SceneName[]).flatMap((name) => PARTS.map((part) => () => street(name, part)));
  const later = (next: () => void): unknown =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(next) : setTimeout(next, 50);
  const draw = (): void => {
    rest.shift()?.();
    if (rest.length) later(draw);
  };
  later(draw);
}
