// Whole evenings with a wall and a phone for everybody, two games in a row where the people fit: a sheet of the wall and of one phone for each,
// for docs/playtests.md. `EVENINGS=fr` plays only those whose name holds it.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, testWith } from '../e2e/serve';
import { act, dice, unseen } from '../e2e/player';
import { NAMES, newPhone, post, type Opened } from '../e2e/oneroom';

const test = testWith({ staging: 0.2, speed: 100 });
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const WALL = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 640 };

const EVENINGS = [
  { lang: 'fr', seats: 5, games: ['salem1692', 'new_salem'] },
  { lang: 'es', seats: 4, games: ['affliction', 'salem1692'] },
  { lang: 'en', seats: 6, games: ['new_salem'] },
  { lang: 'en', seats: 12, games: ['salem1692'] },
].map((one) => ({ ...one, name: `${one.games.join('-')}-${one.seats}-${one.lang}` }));

/** A sentence of the client in this language. */
const says = (lang: string, file: string, entry: string): string =>
  new RegExp(`^${entry} = (.*)$`, 'm').exec(
    readFileSync(fileURLToPath(new URL(`../../locales/${lang}/${file}.ftl`, import.meta.url)), 'utf8'),
  )![1]!;

/** The wall's pictures two in a row, the phone's beside them. */
async function sheet(page: Page, walls: string[], phones: string[], name: string): Promise<void> {
  const data = await page.evaluate(
    async ({ walls, phones, wall, phone }) => {
      const [gap, wide] = [8, 620];
      const high = Math.round((wide * wall.height) / wall.width);
      const rows = Math.ceil(walls.length / 2);
      const tall = Math.min(640, Math.round((rows * (high + gap) - gap) / Math.ceil(phones.length / 2) - gap / 2));
      const narrow = Math.round((tall * phone.width) / phone.height);
      const canvas = document.createElement('canvas');
      canvas.width = 2 * (wide + gap) + 2 * (narrow + gap) + gap;
      canvas.height = rows * (high + gap) + gap;
      const paper = canvas.getContext('2d')!;
      paper.fillStyle = '#1a120a';
      paper.fillRect(0, 0, canvas.width, canvas.height);
      paper.imageSmoothingQuality = 'high';
      const put = async (data: string, x: number, y: number, w: number, h: number): Promise<void> => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        paper.drawImage(image, x, y, w, h);
      };
      for (const [i, one] of walls.entries())
        await put(one, gap + (i % 2) * (wide + gap), gap + Math.floor(i / 2) * (high + gap), wide, high);
      for (const [i, one] of phones.entries())
        await put(
          one,
          2 * (wide + gap) + gap + (i % 2) * (narrow + gap),
          gap + Math.floor(i / 2) * (tall + gap),
          narrow,
          tall,
        );
      return canvas.toDataURL('image/webp', 0.72).split(',')[1]!;
    },
    { walls, phones, wall: WALL, phone: PHONE },
  );
  writeFileSync(`${folder}evening-${name}.webp`, Buffer.from(data, 'base64'));
}

for (const { lang, seats, games, name } of EVENINGS.filter((one) => one.name.includes(process.env.EVENINGS ?? '')))
  test(`an evening: ${name}`, async ({ browser, page, baseURL }) => {
    test.setTimeout(2_400_000);
    await page.setViewportSize(WALL);
    await page.route('**/api/address', (route) => route.fulfill({ json: { url: 'http://192.168.1.23:1692' } }));
    const wish = { game: games[0], seats, one_room: true, pace: 'untimed', screen_lang: lang, name: NAMES[0] };
    const opened = await post<Opened>(page, baseURL!, '/api/tables', wish);
    await page.goto(`/s/${opened.table}#${opened.key}-${opened.screen}`);
    await expect(page.locator('.qr')).toHaveCount(seats - 1);
    const walls: string[] = [];
    const shots: string[] = [];
    const shot = async (of: Page): Promise<string> => {
      await of.evaluate(() => document.fonts.ready);
      // A scene fades at its end: it is taken while it is there.
      return (await of.screenshot({ type: 'png', animations: 'allow' })).toString('base64');
    };
    walls.push(await shot(page));
    const tokens = [opened.token];
    for (const one of NAMES.slice(1, seats))
      tokens.push(
        (await post<Opened>(page, baseURL!, `/api/tables/${opened.table}/sit`, { name: one, key: opened.key })).token,
      );
    const phones: Page[] = [];
    for (const token of tokens) {
      const { page: phone } = await newPhone(browser, baseURL!, PHONE);
      await phone.addInitScript(
        (own) => localStorage.setItem('meetinghouse:prefs', JSON.stringify({ lang: own })),
        lang,
      );
      // Only the phone that is photographed draws anything.
      if (phones.length !== 1) await phone.emulateMedia({ reducedMotion: 'reduce' });
      await phone.goto(`/t/${opened.table}#seat=${token}`);
      if (phones.length !== 1) await unseen(phone, true);
      phones.push(phone);
    }
    for (const [round, game] of games.entries()) {
      const ready = says(lang, 'web', 'web-ready');
      for (const phone of phones.slice(1)) await phone.getByRole('button', { name: ready }).click();
      await expect(page.getByRole('button', { name: says(lang, 'web', 'web-start') })).toBeEnabled();
      await page.getByRole('button', { name: says(lang, 'web', 'web-start') }).click();
      const rolls = phones.map((_, i) => dice(31 * round + i));
      // What the wall shows, and after how many deeds of each player it is worth a picture; on the phone the dark, a turn of its own and the end.
      const wanted = new Map([
        ['night', 2],
        ['scene', 10],
        ['play', 14],
        ['late', 28],
      ]);
      const mine = new Map([
        ['night', '[data-phase=night]:not(:has(.curtain)) .prompt[data-ask]'],
        ['turn', 'html:not([data-phase=night]):not(:has(.curtain)) .prompt[data-ask]'],
      ]);
      let deeds = 0;
      for (const end = Date.now() + 1_000_000; Date.now() < end && !(await page.locator('.verdict').count());) {
        const did = await Promise.all(
          phones.map(async (phone, i) => {
            const who = phone.locator('.whoveil .act');
            if (await who.count())
              return who.click({ timeout: 1000 }).then(
                () => false,
                () => false,
              );
            return act(phone, rolls[i]!).catch(() => false);
          }),
        );
        deeds += did.filter(Boolean).length;
        const scene = await page.locator('.moment').count();
        const dark = await page.locator('html[data-phase=night]').count();
        const now = scene ? 'scene' : dark ? 'night' : wanted.has('play') ? 'play' : 'late';
        if (deeds > seats * (wanted.get(now) ?? Infinity) && wanted.delete(now)) walls.push(await shot(page));
        else if (scene) await page.keyboard.press('Escape');
        for (const [what, seen] of mine)
          if (deeds > seats * (what === 'night' ? 1 : 10) && (await phones[1]!.locator(seen).count())) {
            mine.delete(what);
            shots.push(await shot(phones[1]!));
          }
      }
      await expect(page.locator('.verdict')).toBeVisible();
      console.log(`    ${name}: ${game} ended after ${deeds} deeds`);
      await page.waitForTimeout(400);
      walls.push(await shot(page));
      await expect(phones[1]!.locator('.verdict')).toBeVisible();
      shots.push(await shot(phones[1]!));
      const next = games[round + 1];
      if (!next) break;
      // Everybody reads, then the host goes on: same phones, same code, the score in the corner.
      await phones[1]!.getByRole('button', { name: says(lang, 'room', 'room-read') }).click();
      await phones[0]!.getByLabel(says(lang, 'room', 'room-next-game')).selectOption(next);
      await phones[0]!.getByRole('button', { name: says(lang, 'room', 'room-go-on') }).click();
      await expect(page.locator('[data-evening]')).toBeVisible();
      await expect(page.locator('.verdict')).toHaveCount(0);
      walls.push(await shot(page));
    }
    await sheet(page, walls, shots, name);
    for (const phone of phones) await phone.context().close();
  });
