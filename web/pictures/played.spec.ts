// Whole games as each side, to be looked at moment by moment: twice on a phone of 360×640 and once on a desk, in the three languages. Chance chooses
// for the reader, bots of level 2 for the others; then the game is told again to a page whose time stands still, with a picture of each
// scene and of each question. `npm run pictures -- played` draws the sheets into `build/played`; `-g` chooses some.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, testWith } from '../e2e/serve';
import { open, over } from '../e2e/player';
import { listener, momentsOf, record, story, until, type Message } from '../e2e/story';
import type { Json } from '../src/wire/generated';
import { film, shot } from './film';
import { PHONE, sheet } from './sheet';

const test = testWith({ staging: 0.02, bot_delay: 0.001 });
const folder = fileURLToPath(new URL('../../build/played/', import.meta.url));

/** The side that a view shows its reader to be on, once they know it. */
const SIDES: Record<string, (view: Json) => unknown> = {
  salem1692: ({ is_witch }) => typeof is_witch === 'boolean' && (is_witch ? 'witch' : 'town'),
  new_salem: ({ side }) => side,
  affliction: ({ faction, faction_cards: cards, viewer }) =>
    faction && cards && (cards as Record<string, Json>)[(faction as string[])[viewer as number]!]?.side,
};
const GAMES = [
  { game: 'salem1692', seats: 7, sides: ['town', 'witch'] },
  { game: 'new_salem', seats: 5, sides: ['puritan', 'witch'] },
  { game: 'affliction', seats: 3, sides: ['village', 'town'] },
];
const SCREENS = [
  { screen: 'phone', lang: 'en', size: PHONE, most: 7, scale: 0.6, each: 28, seed: 1 },
  { screen: 'phone', lang: 'fr', size: PHONE, most: 7, scale: 0.6, each: 28, seed: 2 },
  { screen: 'phone', lang: 'es', size: PHONE, most: 7, scale: 0.6, each: 28, seed: 3 },
  { screen: 'desk', lang: 'en', size: { width: 1280, height: 800 }, most: 3, scale: 0.42, each: 12, seed: 4 },
];

/** The first side that the reader of these messages is shown. */
function sideOf(game: string, messages: Message[]): unknown {
  for (const message of messages) {
    const views =
      message.type === 'update' ? momentsOf(message).map(({ view }) => view) : [(message as { view?: Json }).view];
    for (const view of views) {
      const side = view && SIDES[game]!(view);
      if (side) return side;
    }
  }
  return null;
}

/** A whole game in which the reader begins on this side. */
async function played(page: Page, game: string, seats: number, side: string, seed: number) {
  for (let n = 0; n < 40; n++) {
    const table = await open(page, { game, seats, level: 2 });
    const { mine } = await record(page, table, 100 * seed + n);
    const messages = story(mine);
    if (sideOf(game, messages) === side) return { table, messages };
  }
  throw new Error(`nobody was ${side}`);
}

for (const { game, seats, sides } of GAMES)
  for (const side of sides)
    for (const { screen, lang, size, most, scale, each, seed } of SCREENS)
      test.describe(`${game} as ${side} on a ${screen} in ${lang}`, () => {
        test.use({ locale: lang });
        test('is told to its end', async ({ page, another }) => {
          const { table, messages } = await played(page, game, seats, side, seed);
          const reader = await another();
          await reader.setViewportSize(size);
          await listener(reader, `/t/${table.table}#seat=${table.token}`, messages.slice(0, 2), true);
          const frames = [await shot(reader), ...(await film(reader, messages.slice(2), true))];
          await until(reader, '.verdict');
          await expect(over(reader).locator('h1')).not.toBeEmpty();
          for (let i = 0; i < 3; i++) {
            await reader.evaluate(() => (window as unknown as { really: (ms: number) => Promise<void> }).really(500));
            frames.push(await shot(reader));
            await reader.mouse.wheel(0, size.height - 80);
          }
          mkdirSync(folder, { recursive: true });
          for (let i = 0; i * each < frames.length; i++)
            await sheet(
              page,
              frames.slice(i * each, (i + 1) * each),
              `${folder}${game}-${side}-${screen}-${lang}-${i + 1}.jpg`,
              most,
              scale,
              size,
            );
          console.log(`    ${frames.length} pictures`);
        });
      });
