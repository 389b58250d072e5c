// What a thing means here and now, beside it while a mouse rests on it or the keyboard is there. Fingers hold the thing instead.

import { prefs } from '../state/prefs.svelte';
import { boxesOf, spotFor } from './spot';

/** Milliseconds that a mouse rests on something before its tip shows. */
const REST = 350;
const ID = 'tip';

/** `use:tip={() => text}`: the text is made when it is wanted; where it is empty nothing shows. */
export function tip(
  node: HTMLElement,
  text: () => string,
): { update: (text: () => string) => void; destroy: () => void } {
  let say = text;
  let box: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    if (!box) return;
    box.remove();
    box = null;
    node.removeAttribute('aria-describedby');
  };
  const show = (): void => {
    // On a wall the pointer lies where somebody left it.
    const words = prefs.room === 'screen' ? '' : say();
    if (box || !words) return;
    document.getElementById(ID)?.remove();
    box = document.createElement('div');
    box.id = ID;
    box.role = 'tooltip';
    box.textContent = words;
    document.body.append(box);
    node.setAttribute('aria-describedby', ID);
    // The buttons of a question stay in sight while what it is about is looked at.
    const { left, top } = spotFor(
      node.getBoundingClientRect(),
      box.getBoundingClientRect(),
      { width: innerWidth, height: innerHeight },
      boxesOf('.prompt .acts button, .news'),
      [],
    );
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
  };
  const rest = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') timer = setTimeout(show, REST);
  };
  const focus = (): void => {
    if (node.matches(':focus-visible')) show();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide();
  };
  const on: [string, (event: never) => void][] = [
    ['pointerenter', rest],
    ['pointerleave', hide],
    ['pointerdown', hide],
    ['focus', focus],
    ['blur', hide],
    ['keydown', key],
  ];
  for (const [name, hear] of on) node.addEventListener(name, hear as EventListener);
  return {
    update(next) {
      say = next;
      if (box) {
        hide();
        show();
      }
    },
    destroy() {
      hide();
      for (const [name, hear] of on) node.removeEventListener(name, hear as EventListener);
    },
  };
}
