// What only a phone does to call somebody.

/** A short buzz. Whoever has just tapped is looking; the second question of a turn needs none. */
export function buzz(): void {
  if (!navigator.userActivation?.isActive) navigator.vibrate?.(70);
}
