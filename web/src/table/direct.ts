// What is staged of a moment, and which of its first times there are to explain. How long it lasts is the director's business.
import type { GameFace } from '../games/face';
import type { Happening, Scene } from '../games/moments';
import type { Direction, Moment } from '../state/director.svelte';
import type { Json } from '../wire/generated';

export interface Directed {
  scenes: Direction['scenes'];
  nudge: Scene | null;
  firsts: string[];
}

/** Each kind of event is staged once: several of one kind in one moment are meant as one. */
export function direct(
  { n, events, view }: Pick<Moment, 'n' | 'events' | 'view'>,
  face: GameFace,
  reader: Pick<Happening<Json, Json>, 'before' | 'told' | 'me' | 'teller' | 'bets'>,
): Directed {
  const { moments } = face;
  if (!moments || !view) return { scenes: [], nudge: null, firsts: [] };
  const now = { ...reader, events, view };
  const { me, teller } = reader;
  const staged = new Set<unknown>();
  const scenes: Direction['scenes'] = [];
  for (const [i, event] of events.entries()) {
    const scene = teller.staging(event) > 0 && !staged.has(event.key) && moments.scene(event, now);
    if (!scene) continue;
    staged.add(event.key);
    scenes.push({ ...scene, event: n - events.length + i });
  }
  const some = <T>(each: (event: Json) => T | null): T[] => events.map(each).filter((one) => one !== null);
  return {
    scenes,
    nudge: some((event) => moments.nudge(event, now)).at(-1) ?? null,
    firsts: me === null ? [] : some((event) => moments.first(event, me)),
  };
}
