// What only a phone does to call somebody.

/** A short buzz. Whoever has just tapped is looking; the second question of a turn needs none. Before the first tap browsers forbid it. */
export function buzz(): void {
  const touch = navigator.userActivation;
  if (!touch || (touch.hasBeenActive && !touch.isActive)) navigator.vibrate?.(70);
}
