// Whatever the server offers can be chosen by tapping what lies on the table: whole games, each kind of question at every size. axe looks at
// the end of each and at its replay.
import type { Page } from '@playwright/test';
import { expect, test } from './serve';
import { clean } from './clean';
import { act, dice, errorsOf, open, over, told } from './player';

const SIZES = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 412, height: 915 },
];

/** Questions of one kind that are looked at: each size twice. */
const ENOUGH = 2 * SIZES.length;

const GAMES = [
  { game: 'salem1692', seats: 6, kinds: 6 },
  { game: 'new_salem', seats: 3, kinds: 4 },
  { game: 'affliction', seats: 3, kinds: 8 },
];

interface Question {
  id: number;
  kind: string;
  options: Record<string, unknown>[];
  held?: unknown;
}

/** The question that this seat was asked last, as it came over the wire. */
function listen(page: Page): () => Question | null {
  let asked: Question | null = null;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { type: string; ask?: Question | null };
      if (frame.type === 'snapshot') asked = frame.ask ?? null;
      else if (frame.type === 'update' && frame.ask !== undefined) asked = frame.ask;
    }),
  );
  return () => asked;
}

/**
 * Taps everything that is lit, and what leads to more of it, and puts it back again. Returns the options that the prompt then offered to
 * confirm. A thing counts only where a finger would meet it: somewhere on its face nothing else lies on top.
 */
async function reachable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
    const found = new Set<string>();
    const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.prompt .acts button')];
    const note = (): void => {
      for (const one of buttons()) if (one.dataset.option && meets(one)) found.add(one.dataset.option);
    };
    const meets = (thing: Element): boolean => {
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = thing.getBoundingClientRect();
      if (!box.width || !box.height) return false;
      const parts = [0.5, 0.15, 0.85, 0.05];
      return parts.some((x) =>
        parts.some((y) => {
          const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
          return !!hit && thing.contains(hit);
        }),
      );
    };
    const tap = async (thing: HTMLElement): Promise<boolean> => {
      if (!thing.isConnected || !meets(thing)) return false;
      thing.click();
      await settled();
      return true;
    };
    const putBack = async (): Promise<void> => {
      buttons()
        .find((one) => !one.dataset.option)
        ?.click();
      await settled();
    };
    const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`main ${what}`)];

    note();
    // The usual answer may be picked already; what else there is shows when it is put back.
    if (document.querySelector('.prompt[data-chosen]')) {
      await putBack();
      note();
    }
    // Tituba's deck is put in order by moving its cards, and sent with one button.
    for (const card of all('[data-slot]')) if (meets(card)) found.add(`deck ${card.dataset.card}`);
    const shown = all('[role=tab][aria-selected=true]');
    const ways = [null, ...all('[role=tab]'), ...all('[data-leads]')];
    for (const way of ways) {
      if (way && !(await tap(way))) continue;
      for (let i = 0; i < all('[data-offer]').length; i++) {
        const thing = all('[data-offer]')[i]!;
        if (thing.closest('[data-deck]') || !(await tap(thing))) continue;
        note();
        if (document.querySelector('.prompt[data-chosen], .prompt[data-deeds]')) await putBack();
      }
    }
    // Back to the page that the board had turned to for this question.
    for (const tab of shown) await tap(tab);
    return [...found];
  });
}

/** An option without the number of its question, as one text. */
const spell = (option: Record<string, unknown>): string =>
  JSON.stringify(
    Object.entries(option)
      .filter(([name]) => name !== 'ask')
      .sort(([a], [b]) => a.localeCompare(b)),
  );

for (const { game, seats, kinds } of GAMES)
  test(`${game}: every option of every question can be tapped`, async ({ page }) => {
    const asked = listen(page);
    const wrong = errorsOf(page);
    const roll = dice(seats);
    const looked = new Map<string, number>();
    let table = '';
    // Who dies on the first day is asked little: then another game is played.
    for (let games = 0; !games || (looked.size < kinds && games < 4); games++) {
      const made = await open(page, { game, seats });
      table = made.table;
      let last = asked()?.id ?? -1;
      await page.goto(`/t/${table}#seat=${made.token}`);
      for (const end = Date.now() + 420_000; Date.now() < end && !(await over(page).count());) {
        const question = asked();
        const times = looked.get(question?.kind ?? '') ?? 0;
        if (!question || question.held || question.id === last || times >= ENOUGH) {
          if (!(await act(page, roll).catch(() => false))) await page.waitForTimeout(30);
          continue;
        }
        await page.setViewportSize(SIZES[times % SIZES.length]!);
        const wanted = question.options.map(spell);
        let missing = wanted;
        // A question shows once the moments before it were on stage; Escape goes to the newest. A card in flight may lie over the table.
        for (let i = 0; i < 80 && missing.length && asked()?.id === question.id; i++) {
          await page.waitForTimeout(i ? 500 : 30); // between two looks
          if (await page.locator('[data-event]').count()) await page.keyboard.press('Escape');
          // A card whose question closed just before the tap shows its sheet instead.
          if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
          const got = new Set<string>();
          for (const one of await reachable(page))
            if (one.startsWith('deck ')) got.add(spell({ do: 'card', card: one.slice(5) })).add(spell({ do: 'done' }));
            else got.add(spell(JSON.parse(one) as Record<string, unknown>));
          missing = wanted.filter((option) => !got.has(option));
          expect(
            [...got].filter((option) => !wanted.includes(option) && asked()?.id === question.id),
            'nothing may be tapped that was not offered',
          ).toEqual([]);
        }
        if (asked()?.id === question.id)
          expect(missing, `${question.kind} at ${JSON.stringify(page.viewportSize())}`).toEqual([]);
        looked.set(question.kind, times + 1);
        last = question.id;
      }
    }
    expect(looked.size).toBeGreaterThanOrEqual(kinds);
    await told(page);
    expect(wrong).toEqual([]);
    await expect(page.locator('figure svg').first()).toBeVisible();
    await clean(page, 'end');
    await page.goto(`/r/${table}#event=60`);
    await expect(page.getByText(/Step \d+ of/)).not.toHaveText(/Step 1 of/);
    await clean(page, 'replay');
  });
