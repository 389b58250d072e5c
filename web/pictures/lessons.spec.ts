// The lessons, to be looked at: every sentence of the guide, every scene and every thing that is picked, on a phone of 360×640. The learner asks for
// help until the very thing is shown, and does it. `npm run pictures -- lessons` draws the sheets into `build/lessons`; `-g` chooses some.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, testWith } from '../e2e/serve';
import { quietly, until } from '../e2e/story';
import { shot } from './film';
import { PHONE, sheet } from './sheet';

const test = testWith({});
const folder = fileURLToPath(new URL('../../build/lessons/', import.meta.url));
/** Pictures on a sheet, and in a row of it. */
const [EACH, ROW] = [18, 6];

type Clock = Record<'pass' | 'really', (ms: number) => Promise<void>>;

/** Lets time pass until there is something new to see, and says what it is; nothing at the end. */
const next = (): Promise<string | null> =>
  new Promise((found) => {
    const { pass, really } = window as unknown as Clock;
    const one = (what: string) => document.querySelector<HTMLElement>(what);
    const seen = ((window as unknown as { seen?: Set<string> }).seen ??= new Set());
    const look = async (): Promise<void> => {
      for (let idle = 0; idle < 600; idle++) {
        await pass(100);
        await really(8);
        const scene = one('[data-stage]');
        const text = one('.guide .words')?.textContent?.trim() ?? '';
        const what = scene
          ? `${scene.dataset.event} ${scene.classList.contains('faceup')} ${one('.guide [data-task]')?.dataset.task}`
          : `${text} ${!!one('.prompt[data-chosen]')}`;
        if ((scene || one('.guide')) && !seen.has(what)) {
          seen.add(what);
          await pass(scene ? 700 : 400);
          await really(450);
          return found(what);
        }
        if (scene) {
          if (scene.classList.contains('faceup')) scene.click();
          continue;
        }
        if (!one('.guide')) {
          if (one('main:not([aria-busy])')) return found(null);
          continue;
        }
        const deed = one('.guide [data-next]') ?? one('.prompt[data-chosen] .acts .act:not([aria-disabled])');
        (deed ?? one('.guide [data-help]:not([aria-disabled])'))?.click();
      }
      found(null);
    };
    void look();
  });

for (const lang of ['en', 'fr', 'es'])
  for (const game of ['salem1692', 'new_salem', 'affliction'])
    test.describe(`the lesson of ${game} in ${lang}`, () => {
      test.use({ locale: lang, viewport: PHONE });
      test('is drawn', async ({ page, another }) => {
        await quietly(page, true);
        await page.goto(`/learn/${game}`);
        await until(page, '.guide [data-task]');
        const frames: string[] = [];
        while (await page.evaluate(next)) frames.push(await shot(page));
        await expect(page.getByRole('main').locator('.btn.act')).toBeVisible();
        frames.push(await shot(page));
        mkdirSync(folder, { recursive: true });
        const paper = await another();
        for (let i = 0; i * EACH < frames.length; i++)
          await sheet(
            paper,
            frames.slice(i * EACH, (i + 1) * EACH),
            `${folder}${game}-${lang}-${i + 1}.jpg`,
            ROW,
            0.75,
          );
        console.log(`    ${frames.length} pictures`);
      });
    });
