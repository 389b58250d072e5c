// An operator's folder of recorded lines in a real browser: each line of the narrator is heard by its own file, by a voice where the file is
// missing or broken, and by its instrument where there is no voice either.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { codeOf, newPhone, post, roomTest, type Opened } from './oneroom';
import { act, dice } from './player';
import { ownPython, root } from './serve';
import { RATE, wav } from './wav';

/** What there is to record, as the guide says: the name of each file and its sentence. */
const LINES = new Map(
  execFileSync(ownPython(), ['-m', 'meetinghouse', 'crier', 'salem1692', '--lines', '--lang', 'fr'], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: join(root, 'src') },
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map((line) => /^fr\/salem1692\/([\w.-]+)\s*: (.*)$/.exec(line)!)
    .map(([, name, text]) => [name!, text!]),
);
const NAMES = [...LINES.keys()];
/** Nobody recorded the first of these, and the file of the second is no sound. */
const [MISSING, BROKEN] = ['dawn-witches.one', 'dawn-again.one'];
/** Each file lasts another time, so that what was played says which it was. */
const lasts = (name: string): number => 0.1 + NAMES.indexOf(name) / 100;

const folder = mkdtempSync(join(tmpdir(), 'meetinghouse-voices-'));
const here = join(folder, 'fr', 'salem1692');
mkdirSync(here, { recursive: true });
for (const name of NAMES.filter((one) => one !== MISSING))
  writeFileSync(
    join(here, `${name}.wav`),
    name === BROKEN ? 'no sound' : wav(Array.from({ length: RATE * lasts(name) }, (_, i) => Math.sin(i / 8) / 4)),
  );

/** Twenty-four cards instead of 56, so that Conspiracy and Night come soon. */
const DEAL =
  'from meetinghouse.boardgames.salem1692 import setup\n' +
  'setup.COPIES = tuple(6 if kind < 4 else n if kind >= setup.names.BLACK_CAT else 0 for kind, n in enumerate(setup.COPIES))';
const test = roomTest({ voices: folder, speed: 5, staging: 0.2 }, DEAL);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Heard {
  how: 'file' | 'voice' | 'tone';
  what: string;
  seconds?: number;
  wall: string;
}

/** Writes down what the page lets people hear, and what stands on it then; with a voice for these languages. */
async function listen(page: Page, voices: string[]): Promise<void> {
  await page.addInitScript((voices) => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    const wall = (): string => document.body.innerText;
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      const one: Heard = { how: 'file', what: /([\w.-]+)\?/.exec(this.src)![1]!, wall: wall() };
      heard.push(one);
      this.addEventListener('ended', () => (one.seconds = this.duration));
      return play.call(this);
    };
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voices.map((lang) => ({ lang })),
        cancel: () => undefined,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        speak: (words: SpeechSynthesisUtterance) => {
          heard.push({ how: 'voice', what: `${words.lang} ${words.text}`, wall: wall() });
          setTimeout(() => words.onend?.(new Event('end') as SpeechSynthesisEvent), 50);
        },
      },
    });
    // A voice of our own making is none that an utterance takes.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => undefined });
    const at = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, time) {
      heard.push({ how: 'tone', what: String(value), wall: '' });
      return at.call(this, value, time);
    };
  }, voices);
}
const heardBy = (page: Page): Promise<Heard[]> => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

/**
 * A wall in French, with a voice for these languages, and one phone among bots, played until enough was heard: a game may end before its
 * first Night, and then there is another.
 */
async function evening(
  { browser, page, baseURL }: { browser: Browser; page: Page; baseURL: string | undefined },
  voices: string[],
  enough: (heard: Heard[]) => boolean,
): Promise<Heard[]> {
  await listen(page, voices);
  const wish = { game: 'salem1692', seats: 5, one_room: true, screen_lang: 'fr', pace: 'untimed' };
  for (let seed = 5; ; seed++) {
    const opened = await post<Opened>(page, baseURL!, '/api/tables', { ...wish, bots: { 1: 1, 2: 1, 3: 1, 4: 1 } });
    await page.goto(`/s/${opened.table}#${opened.key}-${opened.screen}`);
    const { context, page: phone } = await newPhone(browser, baseURL!);
    await phone.goto(await codeOf(page, 0));
    await phone.getByLabel('Your name').fill('Ann');
    await phone.getByRole('button', { name: 'Sit down' }).click();
    await expect(page.locator('.go .act')).toBeEnabled();
    await page.keyboard.press('Enter');
    const roll = dice(seed);
    let heard: Heard[] = [];
    while (!enough(heard) && !(await page.locator('.verdict').count())) {
      await act(phone, roll).catch(() => false);
      await phone.waitForTimeout(50); // the wall says things meanwhile
      heard = await heardBy(page);
    }
    await context.close();
    if (enough(heard)) return heard;
  }
}
const files = (heard: Heard[]): string[] => heard.filter((one) => one.how === 'file').map((one) => one.what);

test('every line by its own file, and by a voice where there is none that plays', async ({
  browser,
  page,
  baseURL,
}) => {
  expect(NAMES).toHaveLength(19);
  const heard = await evening({ browser, page, baseURL }, ['fr-FR'], (all) => files(all).includes('night-witches'));
  console.log(
    `    ${heard
      .filter(({ how }) => how !== 'tone')
      .map((one) => `${one.how} ${one.what.slice(0, 24)}`)
      .join(', ')}`,
  );
  expect(files(heard)).toEqual(expect.arrayContaining(['dawn-open', 'night-witches']));
  // What was played to its end is as long as that file is; the next line may cut one short.
  const whole = heard.filter((one) => one.how === 'file' && one.seconds !== undefined);
  expect(whole).not.toEqual([]);
  for (const one of whole) expect(one.seconds, one.what).toBeCloseTo(lasts(one.what), 2);
  const said = heard.filter(({ how }) => how === 'voice').map(({ what }) => what);
  for (const name of [MISSING, BROKEN]) expect(said).toContain(`fr-FR ${LINES.get(name)!}`);
  for (const [name, text] of LINES)
    if (name !== MISSING && name !== BROKEN) expect(said).not.toContain(`fr-FR ${text}`);
  // While a stage lasts, its sentence stands on the wall.
  for (const one of heard.filter(({ what }) => what === 'night-witches'))
    expect(one.wall).toContain(LINES.get(one.what)!);
});

test('without a voice an owl hoots for the two that are not to be heard', async ({ browser, page, baseURL }) => {
  const heard = await evening({ browser, page, baseURL }, ['en-GB'], (all) => files(all).includes('dawn-open'));
  expect(files(heard)).toContain('dawn-open');
  expect(heard.filter(({ how }) => how === 'voice')).toEqual([]);
  // Three hoots for each of the two.
  expect(heard.filter(({ how, what }) => how === 'tone' && what === '415')).toHaveLength(6);
});
