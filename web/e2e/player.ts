// Someone who plays by clicking what is lit: any game, any language, to the end.
import { expect, type Page } from '@playwright/test';

export interface Wish {
  game: string;
  seats: number;
  name?: string;
  /** Without a clock, secret phases close when all have answered. */
  pace?: string;
  bots?: number;
  level?: number;
  options?: Record<string, string | number | boolean>;
}

export interface Opened {
  table: string;
  key: string;
  token: string;
  host: string;
}

/** Opens a table over HTTP, as the home page does, without a clock. */
export async function open(
  page: Page,
  { game, seats, name = 'Ines', pace = 'untimed', bots = seats - 1, options = {}, level = 1 }: Wish,
): Promise<Opened> {
  const levels = Object.fromEntries(Array.from({ length: bots }, (_, i) => [String(seats - 1 - i), level]));
  const response = await page.request.post('/api/tables', {
    data: { game, seats, options, name, pace, bots: levels, start: bots === seats - 1, watch: 'anyone', public: true },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as Opened;
}

/** Small and even: every test plays the same hand again. */
export function dice(seed: number): (n: number) => number {
  let a = seed >>> 0;
  return (n) => {
    a = (Math.imul(a, 1664525) + 1013904223) >>> 0;
    return Math.floor((a / 4294967296) * n);
  };
}

export const over = (page: Page) => page.locator('.verdict');

/** What goes wrong in a page from now on, as it would stand in its console. */
export function errorsOf(page: Page): string[] {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  return wrong;
}

/** The story is told, and every line has words: no bare id shows anywhere. */
export async function told(page: Page): Promise<void> {
  await expect(over(page).locator('h1')).not.toBeEmpty();
  await expect(page.locator('body')).not.toContainText(
    /\b(salem1692|new-salem|affliction|moonrakers|web|error|server)-[a-z]/,
  );
}

/** What a deed picks: two throws of the dice. */
type Throw = readonly [number, number];
const thrown = (roll: (n: number) => number): Throw => [roll(1 << 20), roll(1 << 20)];

/**
 * Deeds one after the other, in the page: pick something lit and confirm it, or press a button. Each is waited for so many milliseconds. Returns
 * how many were done before there was none in time, or the story showed.
 */
function deeds(page: Page, throws: Throw[], patience: number): Promise<number> {
  return page.evaluate(
    async ({ throws, patience }) => {
      const press = (thing: HTMLElement | undefined): boolean => {
        thing?.click();
        return !!thing;
      };
      const deed = ([first, second]: Throw): boolean => {
        // A click that came a moment late may have opened a closer look instead.
        document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
        const prompt = document.querySelector('.prompt[data-ask]');
        if (!prompt) return false;
        const chosen = prompt.hasAttribute('data-chosen');
        if (prompt.hasAttribute('data-held') && !chosen) return false;
        if (chosen) return press(prompt.querySelector<HTMLElement>('.acts .act:not([aria-disabled])') ?? undefined);
        const shown = (thing: HTMLElement): boolean => thing.getClientRects().length > 0;
        const lit = [...document.querySelectorAll<HTMLElement>('button[data-offer]')].filter(shown);
        const buttons = [...prompt.querySelectorAll<HTMLElement>('.acts button:not([aria-disabled])')];
        // Board and buttons in turn, so that games move: drawing and playing, arresting and passing.
        const things = lit.length && (!buttons.length || first % 4 > 0) ? lit : buttons;
        return press(things[second % things.length]);
      };
      for (const [done, dice] of throws.entries()) {
        const end = performance.now() + patience;
        while (!deed(dice)) {
          if (performance.now() >= end || document.querySelector('.verdict')) return done;
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
        if (patience) await new Promise((resolve) => setTimeout(resolve, 15));
      }
      return throws.length;
    },
    { throws, patience },
  );
}

/**
 * One deed, if there is any to do now. It presses as a script does, at once and in one step, which most tests want: they are about what
 * follows. `tap` does the same with a finger.
 */
export async function act(page: Page, roll: (n: number) => number): Promise<boolean> {
  return (await deeds(page, [thrown(roll)], 0)) > 0;
}

/** Many deeds without a word to the test in between. */
const stretch = (page: Page, roll: (n: number) => number): Promise<number> =>
  deeds(
    page,
    Array.from({ length: 50 }, () => thrown(roll)),
    1000,
  );

/** As `act`, with a pointer that really moves and presses: what lies on top is hit, and what came a moment ago takes no tap. */
export async function tap(page: Page, roll: (n: number) => number): Promise<boolean> {
  // A click that came a moment late may have opened a closer look instead.
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  const prompt = page.locator('.prompt[data-ask]');
  if (!(await prompt.count())) return false;
  // The prompt goes when the game ends: without a limit this would wait for it for ever.
  const state = await prompt.first().evaluate(
    (node) => ({
      held: node.hasAttribute('data-held'),
      buttons: node.querySelectorAll('.acts button:not([aria-disabled])').length,
      chosen: node.hasAttribute('data-chosen'),
    }),
    undefined,
    { timeout: 1000 },
  );
  if (state.held && !state.chosen) return false;
  if (state.chosen) {
    await page.locator('.prompt .acts .act').click({ timeout: 1000 });
    return true;
  }
  const lit = page.locator('button[data-offer]:visible');
  const n = await lit.count();
  // Board and buttons in turn, so that games move: drawing and playing, arresting and passing.
  if (n && (!state.buttons || roll(4) > 0)) {
    await lit.nth(roll(n)).click({ timeout: 1000 });
    return true;
  }
  if (state.buttons) {
    await page.locator('.prompt .acts button:not([aria-disabled])').nth(roll(state.buttons)).click({ timeout: 1000 });
    return true;
  }
  return false;
}

/** Paints nothing while a script plays, or paints again: drawing takes a fifth of the processor, and nobody looks. */
export const unseen = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((on) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'html { opacity: 0 } *, ::before, ::after { animation: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets = on ? [sheet] : [];
  }, on);

/**
 * Plays until the story shows; how long that takes is the machine's and the deal's affair, within these minutes. With `deed` it is played as
 * with a finger, on a page that can be seen.
 */
export async function playOut(page: Page, seed: number, deed?: typeof tap, minutes = 7): Promise<number> {
  const roll = dice(seed);
  let done = 0;
  if (!deed) await unseen(page, true);
  for (const end = Date.now() + minutes * 60_000; Date.now() < end;) {
    if (await over(page).count()) {
      if (!deed) await unseen(page, false);
      return done;
    }
    // What was lit a moment ago may have been overtaken by the table; then it looks again.
    const did = Number(await (deed ?? stretch)(page, roll).catch(() => 0));
    done += did;
    if (!did) await page.waitForTimeout(40);
  }
  throw new Error(`the game did not end after ${done} deeds: ${await page.locator('.prompt').innerText()}`);
}

/** A person opens the invite, sits down and is ready. */
export async function join(page: Page, table: Opened, name: string): Promise<void> {
  await page.goto(`/t/${table.table}#${table.key}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

/** The same, and then the host starts the game. */
export async function startWith(host: Page, other: Page, table: Opened, name: string): Promise<void> {
  await join(other, table, name);
  await expect(host.locator('li small', { hasText: /^ready$/ })).toHaveCount(1);
  await host.getByRole('button', { name: 'Start the game' }).click();
}

/** Plays a table and calls `look` at the first question of each kind, until so many were seen or the game is over; with `chosen` also when
    something is picked for the first time. */
export async function eachKind(
  page: Page,
  { seed, most, chosen = false, ...wish }: Wish & { seed: number; most: number; chosen?: boolean },
  look: (kind: string) => Promise<void>,
): Promise<number> {
  const table = await open(page, wish);
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  const prompt = page.locator('.prompt[data-ask]');
  await expect(prompt).toBeVisible();
  const roll = dice(seed);
  const seen = new Set<string>();
  for (let i = 0; i < 600 && seen.size < most && !(await over(page).count()); i++) {
    const asked = await prompt.getAttribute('data-kind', { timeout: 200 }).catch(() => null);
    const picked = chosen && (await page.locator('.prompt[data-chosen]').count());
    for (const kind of [asked, picked ? 'chosen' : null])
      if (kind && !seen.has(kind)) {
        seen.add(kind);
        await look(kind);
      }
    if (!(await act(page, roll).catch(() => false))) await page.waitForTimeout(40);
  }
  return seen.size;
}

/** The pages around the games, one after the other: `look` is called with each when it stands. */
export async function eachPage(page: Page, look: (page: Page, name: string) => Promise<void>): Promise<void> {
  const plain = { home: '/', rules: '/rules/salem1692', how: '/how/new_salem', credits: '/credits' };
  for (const [name, path] of Object.entries(plain)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await look(page, name);
  }
  await doorAndLobby(page, 7, 3, look);
}

/** A table before it begins, as somebody who was invited and as its host see it. */
export async function doorAndLobby(
  page: Page,
  seats: number,
  bots: number,
  look: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const table = await open(page, { game: 'salem1692', seats, bots });
  await page.goto(`/t/${table.table}#${table.key}`);
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await look(page, 'door');
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await look(page, 'lobby');
}
