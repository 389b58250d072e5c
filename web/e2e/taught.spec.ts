// A lesson's board stands where its story stands, as a game's does (moments.spec): every answer of every scene leads to the same moments on a page
// that is told all of them at once and on one that is told them one by one. What the guide says to them comes after them.
import type { Page } from '@playwright/test';
import type { Json, PlayedScene } from '../src/wire/generated';
import { faults, mustShow, planted } from './faults';
import { expect, test, type Another } from './serve';
import { learn, learner, paced, type Message, type Told } from './story';

interface Reply {
  reply: PlayedScene;
  staged: number;
}
/** One answer: what the server says to it, and how many events were known before. */
interface Step {
  played: PlayedScene;
  known: number;
}

/** What a scene's whole way leads to, answer by answer, from its beginning. */
async function walk(page: Page, game: string, scene: string): Promise<Step[]> {
  const steps: Step[] = [];
  const answers: Json[] = [];
  for (;;) {
    const response = await page.request.post(`/api/lessons/${game}/${scene}`, { data: { answers } });
    const played = (await response.json()) as PlayedScene;
    // The test answers with a tap on the guide, which stands there where nobody needs to answer.
    if (played.ask) played.ask.required = false;
    steps.push({ played, known: steps.at(-1)?.played.events.length ?? 0 });
    if (!played.task) return steps;
    answers.push(played.way!);
  }
}

/** The moments of one answer, as an update has them. */
const momentsIn = ({ played, known }: Step): Told[] => {
  const before = (played.moments ?? []) as Told[];
  const n = played.events.length;
  return [
    ...before,
    { n, events: played.events.slice(before.at(-1)?.n ?? known), view: played.view, s: played.s ?? 0 },
  ];
};

/** A reply with these moments and no others. */
function replied(played: PlayedScene, moments: Told[]): Reply {
  const last = moments.at(-1)!;
  const reply = { type: 'update', ...played, moments: moments.slice(0, -1), view: last.view!, s: last.s ?? 0 };
  return { reply: paced(reply as Message) as unknown as PlayedScene, staged: moments.filter((one) => one.s).length };
}

/**
 * The same reply one moment at a time, after one in which the question is closed and nothing else has happened: until the last of them the lesson
 * has nothing new to say, and asks nothing new.
 */
function oneByOne(before: PlayedScene, step: Step): Reply[] {
  const moments = momentsIn(step);
  const ask = { ...before.ask!, options: [] };
  let view: Json = before.view;
  const all = [{ n: step.known, s: 1 }, ...moments.slice(0, -1)].map((one: Told): Reply => {
    view = { ...view, ...one.view };
    for (const name of one.gone ?? []) delete view[name];
    return replied({ ...before, ask, events: step.played.events.slice(0, one.n) }, [one, { view }]);
  });
  return [...all, replied(step.played, moments.slice(-1))];
}

const asTold = (step: Step): Reply => replied(step.played, momentsIn(step));
const quietIn = (steps: Step[]): Set<number> =>
  new Set(steps.flatMap((step) => momentsIn(step).slice(0, -1)).map((one) => one.n!));

/** Pages on which this lesson is taught, as this begins. */
const learners = (another: Another, game: string, opens: PlayedScene, n: number): Promise<Page[]> =>
  Promise.all(
    Array.from({ length: n }, async () => {
      const page = await another();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await learner(page, game, opens);
      return page;
    }),
  );

for (const game of ['salem1692', 'new_salem', 'affliction'])
  test(`${game}: every moment of its lesson shows what is known then, and nothing is left out`, async ({
    page,
    another,
  }) => {
    const listed = (await (await page.request.get('/api/games')).json()) as {
      games: { id: string; lesson: string[] }[];
    };
    const { lesson } = listed.games.find(({ id }) => id === game)!;
    const scenes = await Promise.all(lesson.map((scene) => walk(page, game, scene)));
    const [alone, whole] = await learners(another, game, scenes[0]![0]!.played, 2);
    const turned = new Set<boolean>();
    for (const [i, steps] of scenes.entries()) {
      const [opens, ...goes] = steps;
      const begin = i ? [{ reply: opens!.played, staged: 0 }] : [];
      const [known, shown] = await Promise.all([
        learn(alone!, [...begin, ...goes.flatMap((step, at) => oneByOne(steps[at]!.played, step))], true),
        learn(whole!, [...begin, ...goes.map(asTold)], true),
      ]);
      const must = await mustShow(page, game, goes.flatMap(momentsIn), opens!.played.events.length);
      expect(shown.aria.length).toBeGreaterThanOrEqual(must.length);
      expect(faults(shown, known, must, quietIn(goes)), lesson[i]).toEqual([]);
      for (const one of shown.looks) if (one.event >= 0) turned.add(one.turned);
    }
    // There were scenes, and cards that were turned in them.
    expect(turned).toEqual(new Set([false, true]));
  });

test('a result that a lesson shows too early and two of its scenes that are made one are found', async ({
  page,
  another,
}) => {
  // The night on which the learner is a witch: somebody dies, their cards are turned up, and it is morning.
  const steps = await walk(page, 'salem1692', 'witch');
  const at = steps.findIndex((step) => momentsIn(step).filter(({ s }) => s).length > 2);
  const [before, step] = [steps[at - 1]!.played, steps[at]!];
  const events = await mustShow(page, 'salem1692', momentsIn(step), step.known);
  const plants = planted(momentsIn(step));
  const [alone, ...others] = await learners(another, 'salem1692', before, 3);
  const known = await learn(alone!, oneByOne(before, step));
  for (const moments of [plants.early, plants.merged]) {
    const shown = await learn(others.pop()!, [replied(step.played, moments)]);
    expect(faults(shown, known, events, quietIn([step]))).not.toEqual([]);
  }
});
