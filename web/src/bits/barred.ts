// What cannot be done now can still be tapped and reached with the keyboard: then it says why, which a disabled button never does.

/** For a button or a tick that is barred as long as there is a reason; `Why.svelte` keeps it from acting and says the reason. */
export const barred = (why: string | false): { 'aria-disabled'?: true; 'data-why'?: string } =>
  why ? { 'aria-disabled': true, 'data-why': why } : {};
