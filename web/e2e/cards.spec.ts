// A card set of the host's own: its mistakes are explained, its cards are shown, and the game speaks in its words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, root, test } from './serve';
import { errorsOf, open, playOut, told } from './player';

const house = readFileSync(join(root, 'cards/new_salem/house.toml'), 'utf8');
const mine = house
  .replace('set = "house"', 'set = "attic"\nname = "From the attic"')
  .replaceAll(/\[(buildings|events)\.(\w+)\]/g, '[$1.$2]\nname = "My $2"');
const file = (text: string) => ({ name: 'mine.toml', mimeType: 'application/toml', buffer: Buffer.from(text) });

test('a host loads a card set, sees its cards and plays with its names', async ({ page }) => {
  const table = await open(page, { game: 'new_salem', seats: 3, bots: 1 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  const input = page.getByTestId('card-set');
  await input.setInputFiles(file(mine.replace('cost = 4', 'cost = 44')));
  await expect(page.getByTestId('card-problems')).toContainText(/Line \d+, events\.\w+\.cost: 44 cannot be used here/);
  await input.setInputFiles(file(mine));
  await expect(page.getByTestId('card-problems')).toHaveCount(0);
  const gallery = page.getByTestId('gallery');
  await gallery.locator('summary').click();
  await expect(gallery.locator('li')).toHaveCount(50);
  await expect(gallery).toContainText('My trade_left');
  await expect(gallery).toContainText('My fire');
  await expect(page.locator('option:checked', { hasText: 'From the attic' })).toHaveCount(1);

  const played = await open(page, { game: 'new_salem', seats: 3, options: { cards: mine } });
  await page.goto(`/t/${played.table}#seat=${played.token}`);
  await expect(page.locator('[data-hand] button').first()).toContainText(/My \w+_(left|middle|right)/);
});

test('the rules page shows the cards of a set that this server offers', async ({ page }) => {
  const offered = {
    game: 'new_salem',
    set: 'attic',
    text: mine,
    words: { '*': { set: { title: { name: 'Attic' } } } },
  };
  await page.route('**/api/card-sets', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { sets: [offered] } }) : route.continue(),
  );
  await page.goto('/rules/new_salem');
  const cards = page.locator('section', { has: page.locator('#cards') });
  await expect(cards).not.toContainText('My trade_left');
  await cards.getByRole('combobox').selectOption({ label: 'Attic' });
  await expect(cards).toContainText('My trade_left');
  await cards.getByRole('combobox').selectOption('');
  await expect(cards).not.toContainText('My trade_left');
});

/** What the house calls its cards; a Trial and this house itself are also words of the rules. */
const houseNames = (file: string, families: string): RegExp => {
  const words = readFileSync(join(root, `locales/en/${file}.ftl`), 'utf8');
  const names = [...words.matchAll(new RegExp(`^[a-z-]+-(?:${families})-[a-z-]+ = (.+)$`, 'gm'))].map((one) => one[1]!);
  const plain = names.filter((name) => !/[{$]/.test(name) && !['Trial', 'Meetinghouse'].includes(name));
  return new RegExp(`\\b(${plain.map((name) => name.replaceAll('.', '\\.')).join('|')})(?!\\w)`);
};
/** Gathers every line that is shown or said to screen readers from now on. */
const gather = (page: Page) =>
  page.addInitScript(() => {
    const read = new Set<string>();
    Object.assign(globalThis, { read });
    const look = (): void => {
      for (const line of (document.body?.innerText ?? '').split('\n')) read.add(line);
      for (const node of document.querySelectorAll('[aria-label]')) read.add(node.getAttribute('aria-label')!);
    };
    setInterval(look, 150);
  });

for (const [game, set, families] of [
  ['new_salem', 'long_frost', 'event|building|character'],
  ['affliction', 'harbour_parish', 'colonist|faction|grievance|card'],
] as const)
  test(`the example set ${set} is played in its own words to the end, and nobody reads a name of the house`, async ({
    page,
  }) => {
    let cards = readFileSync(join(root, `examples/card-sets/${set}.toml`), 'utf8');
    // What the set takes from the house goes by other names here, each with its text.
    cards = cards.replaceAll(/^(\[\w+\.(\w+)\])\n(?!name)/gm, '$1\nname = "Zq $2"\ntext = "Zq."\n');
    const wrong = errorsOf(page);
    await gather(page);
    const table = await open(page, { game, seats: 3, options: { cards } });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await playOut(page, 11);
    await told(page);
    await expect(page.locator('body')).not.toContainText(/\bown[_-]\d/);
    const read = await page.evaluate(() => [...(globalThis as unknown as { read: Set<string> }).read]);
    const names = houseNames(game, families);
    expect(read.length).toBeGreaterThan(100);
    expect(read.filter((line) => names.test(line))).toEqual([]);
    expect(wrong).toEqual([]);
  });
