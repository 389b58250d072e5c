// Which scenes a batch of events makes, and how long each lasts: the game's own seconds, as the server's clock allows for them.
import type { GameFace } from '../games/face';
import type { Happening, Scene } from '../games/moments';
import type { Staged } from '../state/stage.svelte';
import type { Teller } from '../telling';
import type { Clock, Json } from '../wire/generated';

export interface Batch {
  events: Json[];
  before: Json | null;
  view: Json;
  me: number | null;
  bets: readonly number[];
  /** The clock as it came with the batch; null when the game is over. */
  clock: Clock | null;
}

/** How much of the game's seconds there is: nothing where the server waits for nothing, all of it at the end. */
function share(batch: Batch, seconds: number): number {
  const { clock, view } = batch;
  if (!clock) return view.outcome ? 1 : 0;
  return clock.starts && seconds > 0 ? (clock.starts - clock.now) / 1000 / seconds : 0;
}

export function direct(batch: Batch, face: GameFace, teller: Teller): { scenes: Staged[]; nudge: Scene | null } {
  const { moments } = face;
  if (!moments) return { scenes: [], nudge: null };
  const now: Happening<Json, Json> = { ...batch, teller };
  const seconds = batch.events.reduce((sum, event) => sum + teller.staging(event), 0);
  const scale = share(batch, seconds);
  const scenes: Staged[] = [];
  for (const event of scale > 0 ? batch.events : []) {
    const length = teller.staging(event) * scale;
    const scene = length > 0 ? moments.scene(event, now) : null;
    if (!scene) continue;
    const last = scenes.at(-1);
    if (last?.id === scene.id) last.seconds += length;
    else scenes.push({ ...scene, seconds: length });
  }
  const nudges = batch.events.map((event) => moments.nudge(event, now)).filter((one) => one !== null);
  return { scenes, nudge: nudges.at(-1) ?? null };
}
