// A phone in a room full of eyes: at every stage the phones of all roles show the same pixels, but for their owners' own places in the ring;
// what is secret shows under the finger and nowhere else.
import { expect, type Locator, type Page } from '@playwright/test';
import { NAMES, newPhone, post, roomTest, type Opened } from './oneroom';
import { boxOf, held, photo, unlike, type Box } from './pixels';

/** With this secret Ann is the witch, Bea the Constable and Cid neither, before Conspiracy and after it. */
const SECRET = '02';
/** Twenty cards instead of 56: everybody is dealt three and draws two, and the tenth of the deck is Night. */
const DEAL = `
from types import SimpleNamespace
from meetinghouse.boardgames.salem1692 import setup
from meetinghouse.server.table import commands
setup.COPIES = tuple(5 if kind < 4 else n if kind >= setup.names.BLACK_CAT else 0 for kind, n in enumerate(setup.COPIES))
commands.secrets = SimpleNamespace(token_hex=lambda n: "${SECRET}" * n)
`;
const [WITCH, CONSTABLE, PLAIN, CAT] = [0, 1, 2, 3] as const;
const ROLES = [WITCH, CONSTABLE, PLAIN];

// Secret stages last a third of a second instead of six to ten.
const test = roomTest({ speed: 24, reading: 600, grace: 600 }, DEAL);

/**
 * The phones of these seats show the same, apart from their owners' own places, and neither title nor sign nor sound tells them apart. By day
 * it is the `turn` of one of them, whose question all may see. Their pictures.
 */
async function alike(judge: Page, phones: Page[], seats: number[], stage: string, turn = false): Promise<Buffer[]> {
  return test.step(stage, async () => {
    let pictures: Buffer[] = [];
    const boxes = (what: string): Promise<Box[]> =>
      phones[seats[0]!]!.locator(what)
        .all()
        .then((all) => Promise.all(all.map(boxOf)));
    // Every phone hears of a change a moment after the first one did.
    const differing = async (): Promise<string[]> => {
      const places = await Promise.all(seats.map((seat) => boxes(`[data-place="seat-${seat}"]`)));
      const asked = turn ? await boxes('.prompt') : [];
      pictures = await Promise.all(seats.map((seat) => photo(phones[seat]!)));
      const found = await unlike(judge, pictures, (i) => [...places[i]!, ...asked]);
      return found.map(([i, j, n]) => `${NAMES[seats[i]!]} and ${NAMES[seats[j]!]}: ${n}`);
    };
    await expect.poll(differing, { message: stage, intervals: [100, 250, 500] }).toEqual([]);
    const [first, ...others] = await Promise.all(seats.map((seat) => signs(phones[seat]!)));
    if (!turn) for (const other of others) expect(other, stage).toEqual(first);
    return pictures;
  });
}

/** What a phone says without its picture. */
const signs = (phone: Page): Promise<unknown> =>
  phone.evaluate(() => ({
    title: document.title,
    sign: document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href,
    phase: document.documentElement.dataset.phase,
    noises: (window as unknown as { noises: string[] }).noises,
    back: history.length,
    kept: Object.keys(localStorage).sort(),
  }));

/** One tap by each phone on what is meant for its seat; how many it takes is the same for all, since this is all they do. */
async function tap(phones: readonly Page[], what: (phone: Page, seat: number) => Locator): Promise<void> {
  await Promise.all(phones.map((phone, seat) => expect(what(phone, seat)).toBeVisible()));
  await phones[0]!.waitForTimeout(350); // what is new takes no tap for 300 ms
  await Promise.all(phones.map((phone, seat) => what(phone, seat).tap()));
}

/** The same for a tap that answers: on a machine with too much to do it may come too early, and is done again. */
async function answer(phones: readonly Page[], what: (phone: Page) => Locator): Promise<void> {
  const question = (phone: Page): Promise<string> =>
    phone.locator('.prompt').evaluate((node: HTMLElement) => `${node.dataset.ask} ${node.dataset.held}`);
  await Promise.all(
    phones.map(async (phone) => {
      await expect(what(phone)).toBeVisible();
      const before = await question(phone);
      await expect(async () => {
        if ((await question(phone)) === before) await tap([phone], what);
        await expect.poll(() => question(phone), { timeout: 2000, intervals: [50, 100, 250] }).not.toBe(before);
      }).toPass();
    }),
  );
}

test('no phone shows what its owner is', async ({ browser, page: judge, baseURL }) => {
  const wish = { game: 'salem1692', seats: 4, one_room: true, pace: 'untimed', name: NAMES[0] };
  const { table, key, token } = await post<Opened>(judge, baseURL!, '/api/tables', wish);
  const tokens = [token];
  for (const name of NAMES.slice(1, 4))
    tokens.push((await post<Opened>(judge, baseURL!, `/api/tables/${table}/sit`, { name, key })).token);
  const phones = await Promise.all(
    tokens.map(async (own, seat) => {
      const { page } = await newPhone(browser, baseURL!, { width: 360, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        const noises: string[] = [];
        Object.assign(window, { noises });
        navigator.vibrate = (): boolean => noises.push('buzz') > 0;
        AudioNode.prototype.connect = function <T>(to: T): T {
          noises.push('sound');
          return to;
        } as typeof AudioNode.prototype.connect;
        speechSynthesis.speak = (): void => void noises.push('voice');
      });
      await page.goto(`/t/${table}#seat=${own}`);
      if (seat) await page.getByRole('button', { name: 'I am ready' }).click();
      return page;
    }),
  );
  await phones[0]!.getByRole('button', { name: 'Start the game' }).click();

  const sheets = phones.map((phone) => phone.locator('.whoveil [data-veil]'));
  await Promise.all(sheets.map((sheet) => expect(sheet).toBeVisible()));
  /** What lies under the fingers of the three roles. */
  const under = (things: Locator[], before: Buffer[], stage: string): Promise<string[]> =>
    Promise.all(ROLES.map((seat) => held(judge, phones[seat]!, things[seat]!, before[seat]!, stage)));
  await under(sheets, await alike(judge, phones, [...ROLES, CAT], 'who I am'), 'who I am');
  await alike(judge, phones, [...ROLES, CAT], 'who I am, read');
  await tap(phones, (phone) => phone.locator('.whoveil .act'));

  const act = (phone: Page): Locator => phone.locator('.prompt .acts .act');
  /** Everybody names somebody, in two taps: not all the same one, which no neighbour can see. What each was asked, as it stood under the finger. */
  const AIMS = [CAT, CAT, CONSTABLE, PLAIN];
  const point = async (stage: string, seats: number[]): Promise<string[]> => {
    const asked = (phone: Page): Locator => phone.locator('.prompt[data-ask]:not([data-held])');
    await Promise.all(phones.map((phone) => expect(asked(phone)).toBeVisible()));
    await alike(judge, phones, seats, `${stage}, asked`);
    await tap(phones, (phone, seat) => phone.locator(`[data-place="seat-${AIMS[seat]}"] button`));
    const before = await alike(judge, phones, seats, `${stage}, picked`);
    // A neighbour who glances at the button reads no name there; its owner does, under the finger.
    for (const phone of phones) await expect(act(phone)).toHaveText('Name this one');
    const cards = phones.map((phone) => phone.locator('.nightcard [data-veil]'));
    const words = (await under(cards, before, stage)).map((text) => text.split(/\s*\n\s*/));
    for (const seat of ROLES) expect(words[seat]![1]).toBe(`Your choice: ${NAMES[AIMS[seat]!]}.`);
    // The stage ends with the last answer, so that one of them waits while the others are looked at.
    await answer(phones.slice(0, CAT), act);
    await alike(judge, phones, ROLES, `${stage}, answered`);
    await answer(phones.slice(CAT), act);
    return words.map(([question]) => question!);
  };

  for (const stage of ['Dawn', 'Dawn, again']) {
    const words = await point(stage, [...ROLES, CAT]);
    expect(words[WITCH]).not.toBe(words[PLAIN]);
    expect(words[CONSTABLE]).toBe(words[PLAIN]);
  }

  /** The next one draws, who is asked in front of all. */
  const draw = (seat: number): Promise<void> =>
    answer([phones[seat]!], (phone) => phone.locator('[data-option*=\'"draw"\']'));
  await alike(judge, phones, ROLES, 'the first day');
  await draw(CAT);
  // Whoever drew Conspiracy turns a Tryal of the one with the Black Cat; then everybody takes one from the left.
  for (const [kind, asked] of [
    ['black_cat', phones.slice(CAT)],
    ['pass_tryals', phones],
  ] as const) {
    await Promise.all(asked.map((phone) => expect(phone.locator(`.prompt[data-kind$=${kind}]`)).toBeVisible()));
    await tap(asked, (phone) => phone.locator('.mine [data-offer]').first());
    await answer(asked, act);
  }
  const cards = async (what: string): Promise<void> => {
    const mine = phones.map((phone) => phone.locator(`.mine ${what} .down`));
    await Promise.all(mine.map((all) => expect(all.first()).toBeVisible()));
    for (const one of [mine.map((all) => all.first()), mine.map((all) => all.last())]) {
      await Promise.all(one.map((card) => card.scrollIntoViewIfNeeded()));
      await under(one, await Promise.all(phones.map(photo)), what);
    }
  };
  await cards('.hand');
  // On so narrow a phone the Tryals lie aside until they are wanted; wanting them shows nothing else.
  const aside = (phone: Page): Locator => phone.locator('.mine .aside');
  await tap(phones, aside);
  await alike(judge, phones, ROLES, 'Tryals spread', true);
  await cards('.backs');
  await tap(phones, aside);
  for (const seat of ROLES) await draw(seat);
  await alike(judge, phones, ROLES, 'after Conspiracy');
  await draw(CAT);

  for (const stage of ['Night', 'Night, again']) {
    const words = await point(stage, ROLES);
    expect(words[WITCH]).not.toBe(words[PLAIN]);
    expect(words[CONSTABLE]).toBe(words[PLAIN]);
  }
  const words = await point('the gavel', ROLES);
  expect(words[CONSTABLE]).not.toBe(words[PLAIN]);
  expect(words[WITCH]).toBe(words[PLAIN]);

  await alike(judge, phones, ROLES, 'confession, asked');
  for (const at of [1, 0, 3]) {
    // Each back in turn lights where it is tapped, whether it is equal to the one before or not.
    await tap(phones.slice(0, CAT), (phone) => phone.locator('.nightcard .backs button').nth(at));
    await alike(judge, phones, ROLES, `confession, back ${at} picked`);
  }
  await tap(phones.slice(0, CAT), (phone) => phone.locator('.prompt .acts button').last());
  await answer(phones.slice(0, CAT), (phone) => phone.locator('[data-option*=\'"stay_silent"\']'));
  await alike(judge, phones, ROLES, 'confession, answered');
  await answer(phones.slice(CAT), (phone) => phone.locator('[data-option*=\'"stay_silent"\']'));

  for (const phone of phones) await expect(phone.locator('html[data-phase=night]')).toHaveCount(0);
  await alike(judge, phones, ROLES, 'the morning', true);
  for (const phone of phones) expect(await signs(phone)).toMatchObject({ noises: [] });
});
