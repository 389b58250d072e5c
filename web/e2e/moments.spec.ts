// The narrator follows the moderator's script, and says the same on every screen.
import type { Page } from '@playwright/test';
import { expect, testWith } from './serve';
import { act, dice, open, over, startWith, type Opened } from './player';

const test = testWith({ staging: 0.1 });

interface Heard {
  said: string[];
  shown: string[];
  dimmed: boolean;
}

/** A page that keeps what its narrator said aloud and which moments lay over the table. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { said: [] as string[], shown: [] as string[], dimmed: false };
    Object.assign(window, { heard });
    localStorage.setItem('meetinghouse:prefs', JSON.stringify({ voice: true }));
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
}
const heard = (page: Page): Promise<Heard> => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

/** The moderator's words at each public turning, in the order they came over the wire. */
const SCRIPT: Record<string, string> = {
  'salem1692.cat_given': 'Witches, close your eyes. Now open your eyes, all of you, and see where the Black Cat sits.',
  'salem1692.night_falls': 'Night has come to Salem. Close your eyes, all of you.',
  'salem1692.kill_named': 'The sand has run out. Hear whom the witches have chosen.',
  'salem1692.morning': 'The night is over. Go on where you stopped.',
};
const CONSPIRACY =
  'Conspiracy! First the Black Cat has its say. Then everyone reaches to the left and takes a hidden Tryal.';

test('the narrator says every stage, alike on every screen', async ({ page, another }) => {
  const table: Opened = await open(page, { game: 'salem1692', seats: 4, bots: 2, name: 'Ann' });
  const other = await another();
  const wanted: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { type: string; events?: { key: string; card?: string }[] };
      if (frame.type !== 'update') return;
      for (const event of frame.events ?? [])
        if (event.key === 'salem1692.black_drawn' && event.card === 'conspiracy') wanted.push(CONSPIRACY);
        else if (SCRIPT[event.key]) wanted.push(SCRIPT[event.key]!);
    }),
  );
  for (const one of [page, other]) await listen(one);
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await startWith(page, other, table, 'Bea');
  for (const one of [page, other]) await expect(one.locator('.prompt')).toBeVisible();

  const rolls = [dice(3), dice(4)];
  for (const end = Date.now() + 6 * 60_000; Date.now() < end && !(await over(page).count());) {
    let did = false;
    for (const [i, one] of [page, other].entries()) did = (await act(one, rolls[i]!).catch(() => false)) || did;
    if (!did) await page.waitForTimeout(30);
  }
  for (const one of [page, other]) await expect(over(one)).toBeVisible();

  const script = new Set([...Object.values(SCRIPT), CONSPIRACY]);
  const [ann, bea] = [await heard(page), await heard(other)];
  expect(wanted.length).toBeGreaterThan(0);
  // The last batch ends the game and takes the table away before its words are said.
  const turnings = ann.said.filter((line) => script.has(line));
  expect(turnings.length).toBeGreaterThan(0);
  expect(wanted.slice(0, turnings.length)).toEqual(turnings);
  expect(wanted.length - turnings.length).toBeLessThanOrEqual(2);
  // Every stage, questions of the night included: a witch's screen says what a townsman's says.
  // Who got the Black Cat is no stage but a deed, and says "you" to the one who got it.
  const narrated = (one: Heard): string[] =>
    one.said.filter((line) => /eyes|Point|gavel|sand|Conspiracy!/.test(line) && !line.includes('sits the Black Cat'));
  const [longer, shorter] = [narrated(ann), narrated(bea)].sort((a, b) => b.length - a.length) as [string[], string[]];
  expect(longer.slice(0, shorter.length)).toEqual(shorter);
  expect(longer.length - shorter.length).toBeLessThanOrEqual(2);
  for (const stage of ['night-close', 'dawn-open'])
    if (wanted.includes(stage === 'dawn-open' ? SCRIPT['salem1692.cat_given']! : SCRIPT['salem1692.night_falls']!))
      expect(ann.shown).toContain(stage);
  if (wanted.includes(CONSPIRACY)) {
    expect(ann.shown).toContain('conspiracy');
    expect(ann.dimmed).toBe(true);
  }
});
