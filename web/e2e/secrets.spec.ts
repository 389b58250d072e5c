// Four browsers play Salem 1692 together; everything each of them is sent is read, and holds no secret of another.
import type { Page } from '@playwright/test';
import { expect, test } from './serve';
import { act, dice, join, open, over, type Opened } from './player';

type Json = Record<string, unknown>;

class Listener {
  readonly frames: Json[] = [];
  readonly raw: string[] = [];

  constructor(readonly page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const text = payload.toString();
        this.raw.push(text);
        this.frames.push(JSON.parse(text) as Json);
      }),
    );
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
}

/** Events that belong to the witches alone. */
const WITCHES_ONLY = ['salem1692.eyes_open', 'salem1692.witches_pointed', 'salem1692.kill_chosen'];
/** Events whose faces belong to one seat, with the arguments that hold them. */
const OWN: Record<string, string[]> = {
  'salem1692.dealt': ['cards', 'tryals'],
  'salem1692.drew': ['cards'],
  'salem1692.characters_offered': ['characters'],
};

test('four people at one table never see a secret of another', async ({ another, page }) => {
  const table: Opened = await open(page, { game: 'salem1692', seats: 4, bots: 0, name: 'Ann' });
  const names = ['Ann', 'Bea', 'Cid', 'Dov'];
  const players: Listener[] = [];
  for (const [i, name] of names.entries()) {
    const own = new Listener(await another());
    players.push(own);
    if (i === 0) await own.page.goto(`/t/${table.table}#host=${table.host}`);
    if (i === 0) await own.page.goto(`/t/${table.table}#seat=${table.token}`);
    else {
      await join(own.page, table, name);
    }
  }
  const host = players[0]!.page;
  await expect(host.locator('li small', { hasText: /^ready$/ })).toHaveCount(3);
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const { page: one } of players) await expect(one.locator('.prompt')).toBeVisible();

  // A private note of each, which nobody else may ever receive.
  for (const [i, { page: one }] of players.entries()) {
    await one.keyboard.press('n');
    await one.getByRole('textbox', { name: 'Notes' }).fill(`canary-of-seat-${i}`);
    await one.waitForTimeout(900);
    await one.keyboard.press('Escape');
  }

  const rolls = players.map((_, i) => dice(7 + i));
  for (const end = Date.now() + 400_000; Date.now() < end;) {
    if (await over(host).count()) break;
    let did = false;
    for (const [i, { page: one }] of players.entries()) {
      try {
        did = (await act(one, rolls[i]!)) || did;
      } catch {
        // overtaken by the table
      }
    }
    if (!did) await host.waitForTimeout(30);
  }
  for (const { page: one } of players) await expect(over(one)).toBeVisible();

  for (const [seat, listener] of players.entries()) {
    expect(listener.views.length).toBeGreaterThan(1);
    for (const view of listener.views) if ('viewer' in view) expect(view.viewer).toBe(seat);
    // The names below are right: the seat's own deal does tell its faces.
    const deal = listener.events.find((event) => event.key === 'salem1692.dealt' && event.seat === seat);
    expect(deal).toHaveProperty('tryals');
    let witch = false;
    for (const frame of listener.before) {
      const view = frame.view as Json | undefined;
      if (view && 'is_witch' in view) witch = view.is_witch === true;
      for (const event of (frame.events as Json[] | undefined) ?? []) {
        const key = String(event.key);
        if (WITCHES_ONLY.includes(key)) expect(witch || wasWitch(listener), `${key} to seat ${seat}`).toBe(true);
        for (const secret of OWN[key] ?? []) if (event.seat !== seat) expect(event, key).not.toHaveProperty(secret);
      }
      const kind = (frame.ask as Json | null | undefined)?.kind;
      if (typeof kind === 'string' && /\.(kill|cat)_/.test(kind)) expect(wasWitch(listener), kind).toBe(true);
    }
    // Nobody's token, nobody else's notes, and nothing revealed before the end.
    const early = JSON.stringify(listener.before);
    for (const [other] of players.entries()) if (other !== seat) expect(early).not.toContain(`canary-of-seat-${other}`);
    if (seat !== 0) for (const token of [table.token, table.host]) expect(listener.raw.join('')).not.toContain(token);
    for (const view of listener.views) expect(view.reveal ?? null).toBeNull();
  }
});

/** Whether this seat ever learned that it is a witch. */
function wasWitch(listener: Listener): boolean {
  return listener.views.some((view) => view.is_witch === true);
}
