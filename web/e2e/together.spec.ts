// Two people and two bots play Salem 1692 to its end. Everything each browser is sent is read, and holds no secret of another; and the
// narrator, who follows the moderator's script, says the same on every screen.
import type { Page } from '@playwright/test';
import { expect, testWith } from './serve';
import { act, dice, open, over, startWith, type Opened } from './player';

const test = testWith({ staging: 0.1 });

type Json = Record<string, unknown>;

interface Heard {
  said: string[];
  shown: string[];
  dimmed: boolean;
}

/** A page that keeps what it was sent, what its narrator said aloud and which moments lay over the table. */
class Listener {
  readonly frames: Json[] = [];
  readonly raw: string[] = [];

  private constructor(readonly page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const text = payload.toString();
        this.raw.push(text);
        const { moments, ...frame } = JSON.parse(text) as Json & { moments?: Json[] };
        // What an update tells moment by moment is read as one frame after the other.
        this.frames.push(...(moments ?? []).map((one) => ({ type: 'update', ...one })), frame);
      }),
    );
  }

  static async at(page: Page): Promise<Listener> {
    await page.addInitScript(() => {
      const heard = { said: [] as string[], shown: [] as string[], dimmed: false };
      Object.assign(window, { heard });
      localStorage.setItem('meetinghouse:prefs', JSON.stringify({ voice: true }));
      // What is explained for the first time waits to be read, twelve seconds each time.
      localStorage.setItem('meetinghouse:firsts', JSON.stringify({ off: true, seen: [] }));
      Object.defineProperty(window, 'speechSynthesis', {
        value: {
          getVoices: () => [],
          cancel: () => undefined,
          speak: (words: SpeechSynthesisUtterance) => heard.said.push(words.text),
        },
      });
      new MutationObserver((changes) => {
        for (const change of changes)
          for (const node of change.addedNodes)
            if (node instanceof HTMLElement && node.classList.contains('moment'))
              heard.shown.push(node.dataset.stage ?? '');
        heard.dimmed ||= document.querySelector('.plot') !== null;
      }).observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });
    });
    return new Listener(page);
  }

  heard(): Promise<Heard> {
    return this.page.evaluate(() => (window as unknown as { heard: Heard }).heard);
  }

  /** All that came before the end told everything. */
  get before(): Json[] {
    const end = this.frames.findIndex((frame) => frame.type === 'end' || (frame.view as Json | undefined)?.outcome);
    return end < 0 ? this.frames : this.frames.slice(0, end);
  }

  get views(): Json[] {
    return this.before.flatMap((frame) => (frame.view ? [frame.view as Json] : []));
  }

  get events(): Json[] {
    return this.before.flatMap((frame) => (frame.events as Json[] | undefined) ?? []);
  }

  /** Whether this seat ever learned that it is a witch. */
  get wasWitch(): boolean {
    return this.views.some((view) => view.is_witch === true);
  }

  /** The moderator's words at each public turning, in the order they came over the wire. */
  get script(): string[] {
    return this.frames
      .filter((frame) => frame.type === 'update')
      .flatMap((frame) => (frame.events as Json[] | undefined) ?? [])
      .flatMap((event) =>
        event.key === 'salem1692.black_drawn' && event.card === 'conspiracy'
          ? [CONSPIRACY]
          : (SCRIPT[String(event.key)] ?? []),
      );
  }
}

/** Events that belong to the witches alone. */
const WITCHES_ONLY = ['salem1692.eyes_open', 'salem1692.witches_pointed', 'salem1692.kill_chosen'];
/** Events whose faces belong to one seat, with the arguments that hold them. */
const OWN: Record<string, string[]> = {
  'salem1692.dealt': ['cards', 'tryals'],
  'salem1692.drew': ['cards'],
  'salem1692.characters_offered': ['characters'],
};

/** What the narrator says at each turning holds these words; the rest depends on what the table knows. */
const CAT = 'see where the Black Cat sits';
const NIGHT = 'Night has come to Salem';
const CONSPIRACY = 'Conspiracy!';
const SCRIPT: Record<string, string> = {
  'salem1692.cat_given': CAT,
  'salem1692.night_falls': NIGHT,
  'salem1692.kill_named': 'Hear whom the witches have chosen',
  'salem1692.morning': 'The night is over',
};

test('people at one table see no secret of another and hear the same narrator', async ({ another, page }) => {
  const table: Opened = await open(page, { game: 'salem1692', seats: 4, bots: 2, name: 'Ann' });
  const [ann, bea] = [await Listener.at(page), await Listener.at(await another())];
  const players = [ann, bea];
  // The host's link and the host's seat: what both open is never sent to anybody else.
  await ann.page.goto(`/t/${table.table}#host=${table.host}`);
  await ann.page.goto(`/t/${table.table}#seat=${table.token}`);
  await startWith(ann.page, bea.page, table, 'Bea');
  for (const { page: one } of players) await expect(one.locator('.prompt')).toBeVisible();

  // A private note of each, which nobody else may ever receive.
  for (const [i, { page: one }] of players.entries()) {
    await one.keyboard.press('n');
    await one.getByRole('textbox', { name: 'Notes' }).fill(`canary-of-seat-${i}`);
    await one.waitForTimeout(900); // notes are kept once the writer pauses
    await one.keyboard.press('Escape');
  }

  const rolls = [dice(3), dice(4)];
  for (const end = Date.now() + 6 * 60_000; Date.now() < end && !(await over(ann.page).count());) {
    let did = false;
    for (const [i, { page: one }] of players.entries()) did = (await act(one, rolls[i]!).catch(() => false)) || did;
    if (!did) await ann.page.waitForTimeout(30);
  }
  for (const { page: one } of players) await expect(over(one)).toBeVisible();
  for (const [seat, listener] of players.entries()) secretsKept(seat, listener, table);
  await narratedAlike(ann, bea);
  await friends(ann.page, bea.page);
});

/** Both tap "again with" at the end: each finds the other as a friend, and can call them to a table. */
async function friends(ann: Page, bea: Page): Promise<void> {
  await ann.getByRole('button', { name: 'Again with Bea' }).click();
  await expect(ann.getByRole('button', { name: 'Again with Bea' })).toHaveAttribute('aria-pressed', 'true');
  await ann.goto('/me');
  await expect(ann.locator('[aria-labelledby=me-company] li')).toContainText('You would play again'); // not yet both
  await bea.getByRole('button', { name: 'Again with Ann' }).click();
  await expect(bea.getByRole('button', { name: 'Again with Ann' })).toHaveAttribute('aria-pressed', 'true');
  await ann.reload();
  await expect(ann.locator('[aria-labelledby=me-company] li')).toContainText('Friend');
  const { table, token } = await open(ann, { game: 'affliction', seats: 2, bots: 0, name: 'Ann' });
  await ann.goto(`/t/${table}#seat=${token}`);
  const call = ann.getByRole('button', { name: 'Call Bea' });
  await call.click();
  await expect(call).toHaveAttribute('aria-pressed', 'true');
}

function secretsKept(seat: number, listener: Listener, table: Opened): void {
  expect(listener.views.length).toBeGreaterThan(1);
  for (const view of listener.views) if ('viewer' in view) expect(view.viewer).toBe(seat);
  // The names above are right: the seat's own deal does tell its faces.
  const deal = listener.events.find((event) => event.key === 'salem1692.dealt' && event.seat === seat);
  expect(deal).toHaveProperty('tryals');
  for (const event of listener.events) {
    const key = String(event.key);
    if (WITCHES_ONLY.includes(key)) expect(listener.wasWitch, `${key} to seat ${seat}`).toBe(true);
    for (const secret of OWN[key] ?? []) if (event.seat !== seat) expect(event, key).not.toHaveProperty(secret);
  }
  for (const frame of listener.before) {
    const kind = (frame.ask as Json | null | undefined)?.kind;
    if (typeof kind === 'string' && /\.(kill|cat)_/.test(kind)) expect(listener.wasWitch, kind).toBe(true);
  }
  // Nobody's token, nobody else's notes, and nothing revealed before the end.
  expect(JSON.stringify(listener.before)).not.toContain(`canary-of-seat-${1 - seat}`);
  if (seat !== 0) for (const token of [table.token, table.host]) expect(listener.raw.join('')).not.toContain(token);
  for (const view of listener.views) expect(view.reveal ?? null).toBeNull();
}

async function narratedAlike(one: Listener, other: Listener): Promise<void> {
  const wanted = one.script;
  const script = [...Object.values(SCRIPT), CONSPIRACY];
  const [mine, theirs] = [await one.heard(), await other.heard()];
  expect(wanted.length).toBeGreaterThan(0);
  // The last batch ends the game and takes the table away before its words are said.
  const turnings = mine.said.flatMap((line) => script.find((words) => line.includes(words)) ?? []);
  expect(turnings.length).toBeGreaterThan(0);
  expect(wanted.slice(0, turnings.length)).toEqual(turnings);
  expect(wanted.length - turnings.length).toBeLessThanOrEqual(2);
  // Every stage, questions of the night included: a witch's screen says what a townsman's says.
  // Who got the Black Cat is no stage but a deed, and says "you" to the one who got it.
  const narrated = (heard: Heard): string[] =>
    heard.said.filter((line) => /eyes|Point|gavel|sand|Conspiracy!/.test(line) && !line.includes('sits the Black Cat'));
  const [longer, shorter] = [narrated(mine), narrated(theirs)].sort((a, b) => b.length - a.length) as [
    string[],
    string[],
  ];
  expect(longer.slice(0, shorter.length)).toEqual(shorter);
  expect(longer.length - shorter.length).toBeLessThanOrEqual(2);
  if (wanted.includes(CAT)) expect(mine.shown).toContain('dawn-open');
  if (wanted.includes(NIGHT)) expect(mine.shown).toContain('night-close');
  if (wanted.includes(CONSPIRACY)) {
    expect(mine.shown).toContain('conspiracy');
    expect(mine.dimmed).toBe(true);
  }
}

test('a key that is pressed while a scene plays goes on, but not from a line that is being written', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = await open(page, { game: 'salem1692', seats: 4 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.locator('.prompt[data-ask]')).toBeVisible();
  await page.evaluate(() => {
    const line = document.querySelector('.side .talk form input')!;
    const taken = (at: Element): boolean =>
      !at.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true }));
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-stage]')) return;
      watch.disconnect();
      Object.assign(window, { taken: [taken(line), taken(document.body)] });
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  const taken = () => page.evaluate(() => (window as unknown as { taken?: boolean[] }).taken);
  const roll = dice(3);
  await expect.poll(async () => (await act(page, roll).catch(() => false), await taken())).toEqual([false, true]);
});
