// A card set of the host's own: its mistakes are explained, its cards are shown, and the game speaks in its words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

for (const [game, set] of [
  ['new_salem', 'long_frost'],
  ['affliction', 'harbour_parish'],
] as const)
  test(`the example set ${set} is played in its own words to the end`, async ({ page }) => {
    const cards = readFileSync(join(root, `examples/card-sets/${set}.toml`), 'utf8');
    const wrong = errorsOf(page);
    const table = await open(page, { game, seats: 3, options: { cards } });
    await page.goto(`/t/${table.table}#seat=${table.token}`);
    await playOut(page, 11);
    await told(page);
    await expect(page.locator('body')).not.toContainText(/\bown[_-]\d/);
    expect(wrong).toEqual([]);
  });
