// Newcomers' evenings on the smallest phone: a lesson, a first game with the coach, a second one without, tapped with a finger; a sheet of
// pictures for each, and what was seen when. `NEWCOMERS=fr` plays only those whose name holds it, `PARTS=second` only that part of the evening.
// Time runs faster than for people, and the minutes that are printed are theirs: reading takes what its words take.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { expect, testWith } from '../e2e/serve';
import { dice, tap } from '../e2e/player';
import { faults } from '../sizes/screens';
import { PHONE, sheet } from './sheet';

/** How many times faster than for people time runs. */
const FASTER = 6;
const test = testWith({ staging: 1 / FASTER, bot_delay: 0.8 / FASTER, reading: 60, grace: 60 }, '', true);
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
/** Every single picture, to be looked at. */
const single = fileURLToPath(new URL('../test-results/newcomers/', import.meta.url));
const PARTS = (process.env.PARTS ?? 'lesson first second').split(' ');
/** Words that somebody reads in a second who reads slowly. */
const READS = 3;

const EVENINGS = [
  { game: 'salem1692', lang: 'en', called: 'Ines', seed: 4 },
  { game: 'new_salem', lang: 'fr', called: 'Margot', seed: 5 },
  { game: 'affliction', lang: 'es', called: 'Lucía', seed: 6 },
].map((one) => ({ ...one, name: `${one.game}-${one.lang}` }));

/** Somebody with a phone, a clock and a camera. */
class Newcomer {
  readonly frames = new Map<string, string[]>();
  private readonly seen = new Set<string>();
  private part = '';
  private began = Date.now();
  /** Milliseconds of the camera, which are nobody's. */
  private aside = 0;
  private n = 0;

  constructor(
    readonly page: Page,
    private readonly name: string,
  ) {}

  begin(part: string): void {
    this.part = part;
    this.frames.set(part, []);
    this.seen.clear();
  }

  get clock(): string {
    const seconds = Math.round(((Date.now() - this.began - this.aside) * FASTER) / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  /** A picture of each thing that is new, and what can be measured of it. */
  async look(what: string, text = ''): Promise<void> {
    if (this.seen.has(what)) return;
    this.seen.add(what);
    const { clock } = this;
    const since = Date.now();
    const png = await this.page.screenshot({ type: 'png' });
    const file = `${this.name}-${String((this.n += 1)).padStart(3, '0')}-${this.part}-${what.replaceAll(/[^\w-]/g, '_')}`;
    writeFileSync(`${single}${file}.png`, png);
    this.frames.get(this.part)!.push(png.toString('base64'));
    console.log(`    ${clock} ${file.slice(this.name.length + 1)} ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}`);
    for (const fault of await faults(this.page).catch(() => [])) console.log(`      ! ${fault}`);
    this.aside += Date.now() - since;
  }

  async read(text: string): Promise<void> {
    await this.page.waitForTimeout((text.split(/\s+/).length / READS / FASTER) * 1000);
  }
}

const textOf = (page: Page, what: string): Promise<string> =>
  page
    .locator(what)
    .first()
    .innerText({ timeout: 300 })
    .catch(() => '');

/** The lesson: reads, tries something, and asks for help when that was not it. */
async function lesson(me: Newcomer, roll: (n: number) => number): Promise<void> {
  const { page } = me;
  let read = '';
  let tried = 0;
  for (const end = Date.now() + 400_000; Date.now() < end;) {
    if (await page.locator('main .act:not(.prompt *):not(.guide *)').count()) return;
    const staged = page.locator('[data-stage]');
    if (await staged.count()) {
      await me.look(
        `scene-${await staged
          .first()
          .getAttribute('data-stage')
          .catch(() => '')}`,
      );
      await page.waitForTimeout(100);
      continue;
    }
    const said = await textOf(page, '.guide .words');
    const task = await page
      .locator('.guide [data-task]')
      .getAttribute('data-task', { timeout: 300 })
      .catch(() => 'done');
    if (said && said !== read) {
      if (!read || !said.startsWith(read)) tried = 0;
      read = said;
      await me.look(`${task}-${said.length}`, said);
      await me.read(said);
      continue;
    }
    const next = page.locator('.guide [data-next]');
    const shown = page.locator('.prompt[data-chosen] .acts .act:not([aria-disabled])');
    const help = page.locator('.guide [data-help]:not([aria-disabled])');
    tried += 1;
    if (await next.count()) await next.tap({ timeout: 1000 }).catch(() => undefined);
    else if (await shown.count()) await shown.tap({ timeout: 1000 }).catch(() => undefined);
    else if (tried === 1 && roll(3) === 0) await tap(page, roll).catch(() => false);
    else if (await help.count()) await help.tap({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(120);
  }
  throw new Error(`the lesson did not end: ${read}`);
}

/** Whether a button of the question gives this answer, and which. */
const buttonFor = (page: Page, worth: string): Promise<number> =>
  page.locator('.prompt .acts button[data-option]').evaluateAll((buttons, worth) => {
    const plain = (json: string): string => JSON.stringify(Object.entries(JSON.parse(json) as object).sort());
    return buttons.findIndex((one) => plain((one as HTMLElement).dataset.option!) === plain(worth));
  }, worth);

/** Does what the coach names first, as somebody who reads it and looks for it: taps what is lit until a button says it. */
async function follow(page: Page): Promise<boolean> {
  const worth = await page
    .locator('.coach [data-worth]')
    .getAttribute('data-worth', { timeout: 100 })
    .catch(() => null);
  if (!worth) return false;
  const press = async (): Promise<boolean> => {
    const at = await buttonFor(page, worth);
    if (at >= 0) await page.locator('.prompt .acts button[data-option]').nth(at).click({ timeout: 1000 });
    return at >= 0;
  };
  if (await press()) return true;
  const lit = page.locator('button[data-offer]:visible');
  for (let i = 0; i < (await lit.count()); i++) {
    await lit.nth(i).click({ timeout: 1000 });
    if (await press()) return true;
  }
  return false;
}

/** One game, by doing what the coach says and else by tapping what is lit; a picture of every new kind of question, scene, word of the coach, explanation and bubble. */
async function game(me: Newcomer, roll: (n: number) => number): Promise<void> {
  const { page } = me;
  const often = new Map<string, number>();
  /** The first few of each. */
  const some = async (what: string, most: number, text: string): Promise<void> => {
    const key = `${what}-${text}`;
    if (!text || often.has(key)) return;
    often.set(key, 1);
    const n = (often.get(what) ?? 0) + 1;
    often.set(what, n);
    if (n <= most) await me.look(`${what}-${n}`, text);
  };
  const who = page.locator('.identity .act');
  await expect(who).toBeVisible({ timeout: 60_000 });
  const card = await textOf(page, '.identity');
  await me.look('who', card);
  await me.read(card);
  await who.tap();
  let ask: string | null = null;
  const did = { followed: 0, else: 0 };
  for (const end = Date.now() + 600_000; Date.now() < end;) {
    if (await page.locator('.verdict').count()) {
      await page.waitForTimeout(1500);
      console.log(`    ${me.clock} answers as advised: ${did.followed}, others: ${did.else}`);
      await me.look('end', await textOf(page, '.verdict'));
      await page.evaluate(() => scrollBy(0, innerHeight - 60));
      await me.look('end-2');
      await page.evaluate(() => scrollBy(0, innerHeight - 60));
      await me.look('end-3');
      return;
    }
    const staged = await page
      .locator('[data-stage]')
      .first()
      .getAttribute('data-stage', { timeout: 100 })
      .catch(() => null);
    if (staged) {
      await page.waitForTimeout(350);
      await some(`scene-${staged}`, 1, await textOf(page, '[data-stage] .title'));
      continue;
    }
    const open = await page
      .locator('.prompt[data-ask]')
      .getAttribute('data-ask', { timeout: 100 })
      .catch(() => null);
    // The coach thinks for a moment; who has one waits for it.
    if (open && open !== ask && (await page.locator('.coach').count()))
      await page
        .locator('.coach .do .btn:not([aria-disabled])')
        .waitFor({ state: 'attached', timeout: 2500 })
        .catch(() => undefined);
    ask = open;
    const coach = await textOf(page, '.coach .words');
    await some('coach', 5, coach);
    await some('first', 3, await textOf(page, '[data-first] p'));
    await some('bubble', 4, await textOf(page, '.bubbles p'));
    const prompt = page.locator('.prompt[data-ask]');
    if (await prompt.count()) {
      const kind = (await prompt.getAttribute('data-kind', { timeout: 200 }).catch(() => '')) ?? '';
      const chosen = await page.locator('.prompt[data-chosen]').count();
      const asked = await textOf(page, '.prompt');
      const before = often.size;
      await some(`ask-${kind.split('.').at(-1)}${chosen ? '-chosen' : ''}`, 1, asked);
      if (often.size > before) await me.read(coach + asked);
    }
    const followed = await follow(page).catch(() => false);
    if (followed) did.followed += 1;
    else if (await tap(page, roll).catch(() => false)) did.else += 1;
    else await page.waitForTimeout(60);
  }
  throw new Error('the game did not end');
}

async function phone(browser: Browser, baseURL: string, lang: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, viewport: PHONE, locale: lang, hasTouch: true, isMobile: true, serviceWorkers: 'block' },
  });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

for (const one of EVENINGS.filter(({ name }) => name.includes(process.env.NEWCOMERS ?? '')))
  test(`a newcomer's evening: ${one.name}`, async ({ browser, baseURL }) => {
    test.setTimeout(1_800_000);
    mkdirSync(single, { recursive: true });
    const page = await phone(browser, baseURL!, one.lang);
    const me = new Newcomer(page, one.name);
    const roll = dice(one.seed);
    try {
      await page.goto('/');
      await page.locator('article').first().waitFor();
      if (PARTS.includes('lesson')) {
        me.begin('lesson');
        await me.look('home');
        await page.locator(`a[href="/learn/${one.game}"]`).first().tap();
        await page.locator('.guide [data-task]').waitFor();
        await lesson(me, roll);
        await me.look('graduate');
        await page.locator('main .act').tap();
      } else {
        // The lesson would hand over to a game with the coach; from the home page one asks for it.
        await page.evaluate((on) => localStorage.setItem('meetinghouse:coach', on), String(PARTS.includes('first')));
        await page.reload();
        await page.locator(`[aria-labelledby="game-${one.game}"] .go .act`).tap();
      }
      await page.locator('#ask-name').fill(one.called);
      if (PARTS.includes('lesson')) await me.look('name');
      await page.locator('dialog .act').tap();
      if (PARTS.includes('first')) {
        me.begin('first');
        await game(me, roll);
      }
      if (PARTS.includes('first') && PARTS.includes('second')) {
        await page.evaluate(() => scrollTo(0, 0));
        // The same table again, as its host, by way of the lobby: bots and levels as they were.
        await page.locator('.verdict .acts .btn').last().tap();
        await page.locator('.round .go .act').waitFor();
      }
      if (PARTS.includes('second')) {
        me.begin('second');
        if (PARTS.includes('first')) {
          await page.evaluate(() => localStorage.setItem('meetinghouse:coach', 'false'));
          await page.reload();
          await me.look('lobby');
          await page.locator('.round .go .act').tap();
        }
        await game(me, roll);
      }
    } finally {
      for (const [part, frames] of me.frames)
        if (frames.length) await sheet(page, frames, `${single}${one.name}-${part}.webp`, 8, 1);
    }
    // For the docs the beginnings, a few of the middle and the ends.
    if (PARTS.length < 3) return;
    const few = [...me.frames.values()].flatMap((frames) => {
      const step = Math.max(1, (frames.length - 1) / 7);
      return Array.from({ length: Math.min(8, frames.length) }, (_, i) => frames[Math.round(i * step)]!);
    });
    await sheet(page, few, `${folder}newcomer-${one.name}.webp`, 8, 0.5);
    await page.context().close();
  });
