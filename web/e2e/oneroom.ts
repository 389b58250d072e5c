// A room in one browser: a screen on the wall and phones that scan its codes, over plain HTTP from an address that is not this machine's own.
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { launch } from './chromium';
import { testWith } from './serve';

/** Browsers trust `127.0.0.1` like HTTPS. A name that only leads there is as foreign to them as a machine in the next room. */
const NAME = 'room.test';

export const roomTest = (settings: Record<string, number | string>, before = '') => {
  const test = testWith(settings, before).extend({
    baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', NAME)),
  });
  test.use({ launchOptions: launch(`--host-resolver-rules=MAP ${NAME} 127.0.0.1`) });
  return test;
};

/** Asks the server from outside the browser, where nobody knows the room's name. */
export async function post<T>(page: Page, baseURL: string, path: string, data: object): Promise<T> {
  const response = await page.request.post(baseURL.replace(NAME, '127.0.0.1') + path, { data });
  expect(response.status()).toBe(201);
  return (await response.json()) as T;
}

export const PHONE = { width: 390, height: 844 };

export type Opened = Record<'table' | 'key' | 'screen' | 'token', string>;

export interface Room {
  screen: Page;
  phones: Page[];
  table: string;
  close: () => Promise<void>;
}

/** A seat's code as the screen shows it; the server of a test has no address that a phone could use. */
export const codeOf = (screen: Page, seat: number): Promise<string> =>
  screen
    .locator(`.qr[data-link$=".${seat + 1}"]`)
    .getAttribute('data-link')
    .then((link) => link!);

export async function newPhone(
  browser: Browser,
  baseURL: string,
  viewport = PHONE,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, baseURL });
  return { context, page: await context.newPage() };
}

/** Opens a table in one room, seats a person with a phone at each of the first seats and bots at the rest, and starts from the screen. */
export async function gather(
  browser: Browser,
  page: Page,
  baseURL: string,
  wish: { game: string; seats: number; people?: number; pace?: string; options?: Record<string, unknown> },
): Promise<Room> {
  const { game, seats, people = seats, pace = 'untimed', options = {} } = wish;
  const bots = Object.fromEntries(Array.from({ length: seats - people }, (_, i) => [String(seats - 1 - i), 1]));
  const wished = { game, seats, bots, options, pace, one_room: true, screen_lang: 'en' };
  const { table, key, screen } = await post<Opened>(page, baseURL, '/api/tables', wished);
  await page.goto(`/s/${table}#${key}-${screen}`);
  await expect(page.locator('.qr')).toHaveCount(people);
  const codes = await Promise.all(Array.from({ length: people }, (_, seat) => codeOf(page, seat)));
  const sit = async (code: string, seat: number): Promise<Page> => {
    const { page: phone } = await newPhone(browser, baseURL);
    await phone.goto(code);
    await phone.getByLabel('Your name').fill(NAMES[seat]!);
    await phone.getByRole('button', { name: 'Sit down' }).click();
    if (seat) await phone.getByRole('button', { name: 'I am ready' }).click();
    return phone;
  };
  // Whoever sits down first is host; the others scan their codes all at once.
  const host = await sit(codes[0]!, 0);
  await expect(page.locator('.qr')).toHaveCount(people - 1);
  const phones = [host, ...(await Promise.all(codes.slice(1).map((code, i) => sit(code, i + 1))))];
  await expect(page.locator('.qr')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start the game' }).click();
  return {
    screen: page,
    phones,
    table,
    close: async () => void (await Promise.all(phones.map((phone) => phone.context().close()))),
  };
}

export const NAMES = ['Ann', 'Bea', 'Cid', 'Dov', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kit', 'Lea'];
