// Whether a phone's pace tells its owner's part: in secret stages, how long it takes from a finger to the picture that follows, for those whose
// answer counts and for the others. `npm run measure -- eyes` prints how well each time tells them apart (0.5: not at all); `MINUTES` says
// for how long evenings are begun.
import { expect, type Page } from '@playwright/test';
import { NAMES, newPhone, post, roomTest, type Opened } from '../e2e/oneroom';
import { act, dice } from '../e2e/player';

const MINUTES = Number(process.env.MINUTES ?? 15);
/** Two questions of Dawn, two of the Night and the gavel. */
const STAGES = 5;
/** Twenty cards instead of 56, so that Night comes soon. */
const DEAL = `
from meetinghouse.boardgames.salem1692 import setup
setup.COPIES = tuple(5 if kind < 4 else n if kind >= setup.names.BLACK_CAT else 0 for kind, n in enumerate(setup.COPIES))
`;
const test = roomTest({ speed: 24, reading: 600, grace: 600 }, DEAL);

/** A finger (or the table) did something, and so many milliseconds later the phone showed what follows from it. */
interface Took {
  what: 'asked' | 'picked' | 'looked' | 'answered';
  kind: string;
  ms: number;
}

/** Notes on a phone what is asked and, for every touch in the dark, how long it is until the phone looks different. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const took: Took[] = [];
    Object.assign(window, { took });
    const prompt = (): DOMStringMap => document.querySelector<HTMLElement>('.prompt')?.dataset ?? {};
    const looks = (): string =>
      JSON.stringify([
        ...['ask', 'held', 'chosen'].map((name) => prompt()[name] ?? null),
        !!document.querySelector('.nightcard .held'),
      ]);
    const dark = (): boolean => document.documentElement.dataset.phase === 'night';
    const until = (what: Took['what'], from: number): void => {
      const [before, kind] = [looks(), prompt().kind ?? ''];
      const look = (): void => {
        if (looks() !== before) took.push({ what, kind, ms: performance.now() - from });
        else if (performance.now() - from < 2000) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener(
      'pointerdown',
      ({ target, timeStamp }) => {
        const at = (what: string): boolean => !!(target as Element).closest(what);
        if (dark()) until(at('.nightcard') ? 'looked' : at('.acts') ? 'answered' : 'picked', timeStamp);
      },
      { capture: true },
    );
    const Plain = window.WebSocket;
    let last = 0;
    window.WebSocket = class extends Plain {
      constructor(...args: ConstructorParameters<typeof Plain>) {
        super(...args);
        this.addEventListener('message', () => {
          const [from, before] = [performance.now(), prompt().ask];
          last = from;
          const look = (): void => {
            if (from !== last) return; // what is shown came with a later message
            if (prompt().ask !== before && prompt().held === undefined && dark())
              took.push({ what: 'asked', kind: prompt().kind ?? '', ms: performance.now() - from });
            else if (performance.now() - from < 300) requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      }
    };
  });

/** Times of one evening: of those whose answer counts, and of the others. */
type Sides = [number[], number[]];

/** How often a time of the first is longer than one of the second (ties count half). */
function auc(evenings: Sides[]): number {
  const [yes, no] = ([0, 1] as const).map((side) => evenings.flatMap((sides) => sides[side]));
  const wins = yes!.reduce((sum, a) => sum + no!.reduce((n, b) => n + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0);
  return wins / (yes!.length * no!.length);
}

/** Where 95 of 100 lie when evenings are drawn again, for what happens in one evening is alike. */
function interval(evenings: Sides[]): [number, number] {
  const roll = dice(29);
  const drawn = Array.from({ length: 1000 }, () => auc(evenings.map(() => evenings[roll(evenings.length)]!)));
  const sorted = drawn.filter(Number.isFinite).sort((a, b) => a - b);
  return [sorted[Math.floor(sorted.length * 0.025)]!, sorted[Math.floor(sorted.length * 0.975)]!];
}

test('what a phone takes its time for', async ({ browser, page, baseURL }) => {
  test.setTimeout(3_600_000);
  const looked = new Map<string, Sides[]>();
  const phones: Page[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const { page: phone } = await newPhone(browser, baseURL!, { width: 360, height: 640 });
    await phone.emulateMedia({ reducedMotion: 'reduce' });
    await watch(phone);
    phones.push(phone);
  }
  const roll = dice(1692);
  let [evenings, all] = [0, 0];
  for (const last = Date.now() + MINUTES * 60_000; Date.now() < last; evenings++) {
    const wish = { game: 'salem1692', seats: 4, one_room: true, pace: 'untimed', name: NAMES[0] };
    const { table, key, token } = await post<Opened>(page, baseURL!, '/api/tables', wish);
    const tokens = [token];
    for (const name of NAMES.slice(1, 4))
      tokens.push((await post<Opened>(page, baseURL!, `/api/tables/${table}/sit`, { name, key })).token);
    for (const [seat, phone] of phones.entries()) {
      await phone.goto(`/t/${table}#seat=${tokens[seat]!}`);
      if (seat) await phone.getByRole('button', { name: 'I am ready' }).click();
    }
    await phones[0]!.getByRole('button', { name: 'Start the game' }).click();
    for (const phone of phones) await phone.locator('.whoveil .act').click();

    const asked = (phone: Page): Promise<number> =>
      phone.locator('html[data-phase=night] .prompt[data-ask]:not([data-held]):not([data-kind$=confess])').count();
    const stage = async (phone: Page): Promise<void> => {
      await phone.waitForTimeout(350 + roll(200)); // what is new takes no tap for 300 ms
      const lit = phone.locator('[data-place^="seat-"] button[data-offer]');
      await lit.nth(roll(await lit.count())).tap();
      const { x, y, width, height } = (await phone.locator('.nightcard [data-veil]').boundingBox())!;
      await phone.mouse.move(x + width / 2, y + height / 2);
      await phone.mouse.down();
      await phone.waitForTimeout(350); // so long is a look, not a tap
      await phone.mouse.up();
      await phone.locator('.prompt .acts .act').tap();
    };
    let stages = 0;
    for (const end = Date.now() + 90_000; stages < STAGES && Date.now() < end;) {
      const dark = await Promise.all(phones.map(asked));
      if (dark.every(Boolean)) {
        await Promise.all(phones.map((phone) => stage(phone).catch(() => undefined)));
        stages += 1;
      } else
        for (const phone of phones) {
          // By day, and when they may confess, somebody does whatever comes; drawing brings Night on.
          const open = phone.locator('html:not([data-phase=night]) .prompt[data-ask], .prompt[data-kind$=confess]');
          if (!(await open.count())) continue;
          const draw = phone.locator('[data-option*=\'"draw"\']');
          if (await draw.count()) await draw.click({ timeout: 1000 }).catch(() => undefined);
          else await act(phone, roll).catch(() => false);
        }
    }
    all += stages;
    for (const phone of phones)
      for (const { what, kind, ms } of await phone.evaluate(() => (window as unknown as { took: Took[] }).took)) {
        const deed = kind.split('.').at(-1)!;
        const found = /^(cat|kill)_(first|second)$|^(suspect|trust)$|^(gavel|save)$/.exec(deed);
        if (!found) continue;
        const first = /first|suspect/.test(deed);
        const name = `${found[3] || found[1] ? (first ? 'first question' : 'second question') : 'gavel'}: ${what}`;
        const rows = looked.get(name) ?? [];
        looked.set(name, rows);
        const sides = (rows[evenings] ??= [[], []]);
        sides[/^(suspect|trust|save)$/.test(deed) ? 1 : 0].push(ms);
      }
  }
  expect(looked.size).toBeGreaterThan(0);
  console.log(`    ${evenings} evenings, ${all} secret stages`);
  for (const [name, rows] of [...looked].sort()) {
    const played = Object.values(rows);
    const [yes, no] = ([0, 1] as const).map((side) => played.flatMap((sides) => sides[side]).sort((a, b) => a - b));
    if (!yes!.length || !no!.length) continue;
    const [middles, [low, high]] = [[yes!, no!].map((all) => all[all.length >> 1]!.toFixed(0)), interval(played)];
    console.log(
      `    ${name.padEnd(26)} n ${yes!.length} and ${no!.length}  median ${middles.join(' and ')} ms  AUC ${auc(played).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`,
    );
  }
  for (const phone of phones) await phone.context().close();
});
