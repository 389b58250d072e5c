// The moderator's script: which of the narrator's lines belongs to what is public now. It reads nothing that one seat knows and another does not.
import { holds, knownOf, type OptionValue } from '../../companion/sheet';
import { prefs } from '../../state/prefs.svelte';
import type { Spoken } from '../../state/voice';
import { bare } from '../../telling';
import { t } from '../../words.svelte';
import { SCENES } from './companion/declared';
import { dealtWitches, kindOf, type SalemView } from './view';
import type { GameEvent } from './wire';

/** Where the script is read: on phones and a wall in one room, or by people far from each other. */
export type Place = 'room' | 'screen';

const aboutCat = ({ when = [], unless = [] }: { when?: string[]; unless?: string[] }): boolean =>
  [...when, ...unless].includes('cat');

/** What the moderator says at a stage of this table: the lines of the one script (`learn/companion.py`) whose conditions hold, each with the
    name of its recording (`recorded` there). */
export function lines(
  stage: string,
  view: SalemView,
  place: Place = prefs.room ? 'room' : 'screen',
  { catSpoke = false } = {},
): Spoken[] {
  const constable = !view.revealed.flat().includes('constable');
  const cat = view.living.some((seat) => view.front[seat]?.black_cat && view.power[seat] !== 'mary_warren');
  const known = [
    'screens',
    place,
    ...knownOf(view.options as Record<string, OptionValue>),
    ...(constable ? ['constable'] : []),
    ...(cat ? ['cat'] : []),
  ];
  return Object.values(SCENES)
    .flat()
    .filter((line) => line.stage === stage && holds(line, known) && !(catSpoke && aboutCat(line)))
    .map(({ says, sound, takes }) => {
      const args = { place, witch: dealtWitches(view), constable: constable ? 'yes' : 'no' };
      const cases: Record<string, string> = { witch: args.witch === 1 ? 'one' : 'other', constable: args.constable };
      return {
        text: t(`salem1692-crier-${says}`, args),
        name: takes ? `${says}.${cases[takes]}` : says,
        ...(sound ? { sound } : {}),
      };
    });
}

const text = (said: Spoken[]): string => said.map((line) => line.text).join(' ');
/** The same as one text. */
export const script = (...of: Parameters<typeof lines>): string => text(lines(...of));

/** What stands on the board as long as a stage lasts. Once the Black Cat has had its say, nothing is said of it any more. */
export const standingLines = (view: SalemView): Spoken[] => {
  const stage = stageOf(view);
  return stage
    ? lines(stage, view, undefined, { catSpoke: stage === 'conspiracy' && kindOf(view) !== 'black_cat' })
    : [];
};
export const standing = (view: SalemView): string => text(standingLines(view));

/** The stage whose line stands while a decision is open; between two questions of a Night the scenes speak alone. */
export function stageOf(view: SalemView): string {
  const kind = kindOf(view);
  if (kind.startsWith('dawn')) return kind.includes('again') ? 'dawn-second' : 'dawn-first';
  if (kind.startsWith('night')) return kind.includes('again') ? 'night-second' : 'night-first';
  if (kind === 'constable') return 'night-constable';
  if (kind === 'confess') return 'night-open';
  if (kind.includes('character')) return 'characters';
  if (view.phase === 'conspiracy') return 'conspiracy';
  if (!view.decision) return '';
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
