// The lines of a scene as the crier says them tonight: with the names of the living, and the seconds people set.
import type { Call } from '../../../companion/crier.svelte';
import type { Evening } from '../../../companion/evening.svelte';
import { Teller } from '../../../telling';
import type { Words } from '../../../words.svelte';

export function callsOf(evening: Evening, scene: string, words: Words): Call[] {
  const { living, named, facts, marks, pauses } = evening;
  const name = (seat: number): string => (named ? evening.names[seat]!.trim() : String(seat + 1));
  const teller = new Teller('salem1692', undefined, name, words);
  const pairs = living.map((taker, i) =>
    words.t('salem1692-crier-takes', { taker: name(taker), giver: name(living[(i + 1) % living.length]!) }),
  );
  return evening.lines(evening.sheet.scenes[scene]!).map(({ says, pause = '', sound, dark = false }) => ({
    text: words.t(`salem1692-crier-${says}`, {
      ...facts,
      ...Object.fromEntries(Object.entries(marks).map(([mark, so]) => [mark, so ? 'yes' : 'no'])),
      living: living.length,
      place: 'box',
      names: named ? teller.seats(living) : 'none',
      pairs: teller.join(pairs),
      seconds: pauses[pause] ?? 0,
    }),
    pause: pauses[pause] ?? 0,
    sound,
    dark,
  }));
}
