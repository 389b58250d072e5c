// The moderator's script: which of the narrator's lines belongs to what is public now. It reads nothing that one seat knows and another does not.
import { bare } from '../../telling';
import { kindOf, type SalemView } from './view';
import type { GameEvent } from './wire';

/** The line that stands while a decision is open. */
export function stageOf(view: SalemView): string {
  const kind = kindOf(view);
  if (kind.startsWith('dawn')) return kind.includes('again') ? 'dawn-second' : 'dawn-first';
  if (kind.startsWith('night')) return kind.includes('again') ? 'night-second' : 'night-first';
  if (kind === 'constable') return 'night-constable';
  if (kind === 'confess') return 'night-open';
  if (kind.includes('character')) return 'characters';
  if (view.phase === 'conspiracy') return 'conspiracy';
  return view.phase === 'night' ? 'night-close' : view.phase === 'dawn' ? 'dawn-close' : '';
}

export interface Turning {
  stage: string;
  /** What is told with it: whom the witches chose. */
  event: GameEvent | null;
}

const TURNINGS: Record<string, { stage: string; tells?: true }> = {
  dawn: { stage: 'dawn-close' },
  cat_given: { stage: 'dawn-open', tells: true },
  night_falls: { stage: 'night-close' },
  kill_named: { stage: 'night-kill', tells: true },
  morning: { stage: 'morning' },
};

/** The moments of the evening among what just happened, in order: each is said aloud. */
export function turningsOf(events: GameEvent[]): Turning[] {
  return events.flatMap((event) => {
    if (event.key === 'salem1692.black_drawn' && event.card === 'conspiracy')
      return [{ stage: 'conspiracy', event: null }];
    const turning = TURNINGS[bare(event.key)];
    return turning ? [{ stage: turning.stage, event: turning.tells ? event : null }] : [];
  });
}
