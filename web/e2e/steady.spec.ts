// A question has its own place: nothing on the table moves by more than 4 px when one comes or goes, in whole stretches of play, and nothing
// is ever wider than the screen.
import { expect, test } from './serve';
import { act, dice, open, over } from './player';

const TABLES = [
  ['salem1692', 12],
  ['new_salem', 8],
  ['affliction', 4],
] as const;
const SIZES = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1440, height: 900 },
];
const DEEDS = 16;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [game, seats] of TABLES)
  test(`${game}: nothing moves when a question comes or goes, and nothing scrolls sideways`, async ({ page }) => {
    const table = await open(page, { game, seats });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await expect(page.locator('.prompt[data-ask]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const roll = dice(11);
    const asked = new Set<string>();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      // Every frame is looked at, so that no moment between two questions is missed.
      await page.evaluate(() => {
        const kept = new Map<string, DOMRect>();
        const moved = new Map<string, number>();
        const name = (node: Element, i: number): string =>
          (node as HTMLElement).dataset.place ?? `${node.tagName}.${node.classList[0]} ${i}`;
        const wider = (): number => {
          const main = document.querySelector('main')!;
          return Math.max(
            document.documentElement.scrollWidth - innerWidth,
            document.body.scrollWidth - innerWidth,
            main.scrollWidth - main.clientWidth,
          );
        };
        const look = (): void => {
          // Whoever dies has bets where their cards were, and the end takes the table away: both are more than a question.
          if (!watching.on || document.querySelector('.bets, .verdict')) return;
          document
            .querySelectorAll(
              '.board > *, .prompt, .tray > :not(.prompt), [data-place^="seat-"], [data-place^="space-"]',
            )
            .forEach((node, i) => {
              const box = node.getBoundingClientRect();
              const id = node.matches('.tray > :not(.prompt)') ? 'mine' : name(node, i);
              const was = kept.get(id);
              if (!was) return kept.set(id, box);
              const by = Math.max(
                ...(['left', 'top', 'right', 'bottom'] as const).map((edge) => Math.abs(box[edge] - was[edge])),
              );
              if (by > (moved.get(id) ?? 0)) moved.set(id, by);
            });
          watching.wider = Math.max(watching.wider, wider());
          requestAnimationFrame(look);
        };
        const watching = { on: true, moved, wider: 0 };
        Object.assign(window, { watching });
        look();
      });
      for (let deeds = 0; deeds < DEEDS && !(await over(page).count());) {
        const kind = await page
          .locator('.prompt[data-ask]')
          .getAttribute('data-kind', { timeout: 200 })
          .catch(() => null);
        if (kind) asked.add(kind);
        if (await act(page, roll).catch(() => false)) deeds += 1;
        else await page.waitForTimeout(30);
      }
      const { moved, wider } = await page.evaluate(() => {
        const { watching } = window as unknown as {
          watching: { on: boolean; moved: Map<string, number>; wider: number };
        };
        watching.on = false;
        const far = [...watching.moved].filter(([, by]) => by > 4);
        return { moved: far.map(([id, by]) => `${id} by ${Math.round(by)} px`), wider: watching.wider };
      });
      expect(moved, `at ${size.width}x${size.height}`).toEqual([]);
      expect(wider, `at ${size.width}x${size.height}`).toBeLessThanOrEqual(0);
      if (size !== SIZES[0]) continue;
      // Twice the text on the smallest phone: nothing is lost, the prompt can still be used.
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect(page.locator('.prompt')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    }
    expect(asked.size).toBeGreaterThanOrEqual(2);
  });
