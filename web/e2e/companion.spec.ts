// Beside the printed box: the crier speaks or rings, the black screen gives nothing away, the ends are counted. That it opens without a connection: return.spec.ts.
import type { Page } from '@playwright/test';
import { expect, test } from './serve';

/** A browser that has a voice for English and is quick to speak; what it said is kept. */
async function withVoice(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const voice = { name: 'Hester', lang: 'en-GB' } as SpeechSynthesisVoice;
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
      value: class {
        onend: (() => void) | null = null;
        constructor(readonly text: string) {}
      },
    });
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: {
        getVoices: () => [voice],
        addEventListener: () => undefined,
        cancel: () => undefined,
        speak: (words: SpeechSynthesisUtterance & { onend: () => void }) => {
          heard.push(words.text);
          setTimeout(() => words.onend(), 20);
        },
      },
    });
    Object.assign(globalThis, { heard });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

/** Pauses of nothing, so that a night takes no longer than its words. */
async function quick(page: Page, names: string[] = []): Promise<void> {
  await page.addInitScript((given) => {
    const pauses = Object.fromEntries(
      ['settle', 'dawn', 'prepare', 'night', 'constable', 'cat', 'take', 'mix'].map((name) => [name, 0]),
    );
    localStorage.setItem(
      'meetinghouse:companion:salem1692',
      JSON.stringify({ seats: 5, names: given, dead: [1], pauses: { ...pauses, confess: 300 } }),
    );
  }, names);
}

test('the crier calls the Night aloud, leaves the dead out, and obeys', async ({ page }) => {
  const heard = await withVoice(page);
  await quick(page, ['Ann', 'Ben', 'Cora', 'Dan', 'Eve']);
  await page.goto('/companion/salem1692#crier');
  await expect(page.getByText('“Hester”')).toBeVisible();
  // By keyboard alone.
  await page.getByRole('button', { name: 'Night', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Now you may confess/)).toBeVisible();
  const said = await heard();
  expect(said.map((line) => line.split(/[ ,.]/)[0])).toEqual([
    'Night',
    'The',
    'You',
    'Witches',
    'Constable',
    'Constable',
    'Open',
  ]);
  expect(said[0]).toContain('Ann, Cora, Dan and Eve');
  expect(said.join(' ')).not.toContain('Ben');
  await page.getByRole('button', { name: 'Longer' }).click();
  await expect(page.locator('.left')).toHaveText(/^3(10|0\d)$/);
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.poll(async () => (await heard()).length).toBe(8);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Dawn', exact: true })).toBeVisible();
});

test('without a voice there are instruments and large text, and a discreet phone stays black', async ({ page }) => {
  await quick(page);
  await page.goto('/companion/salem1692#crier');
  await expect(page.getByText(/no voice for English/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Owl' })).toBeVisible();
  await expect(page.getByText('The witches open their eyes.')).toBeVisible();
  await page.getByLabel(/Discreet/).check();
  await page.getByRole('button', { name: 'Dawn', exact: true }).click();
  const cover = page.getByRole('button', { name: 'Show the buttons' });
  await expect(cover).toBeVisible();
  await expect(page.getByText(/It is Dawn/)).toHaveCount(0);
  await cover.click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(cover).toHaveCount(0);
});

test('a wrong count is told, a limit is reached, an end is counted', async ({ page }) => {
  await page.goto('/companion/salem1692');
  await page.getByLabel('Count the Tryals:').fill('34');
  await expect(page.getByText('Too few by 1: it should be 35.')).toBeVisible();
  await page.getByLabel('Count the Tryals:').fill('35');
  await expect(page.getByText('That is right.')).toBeVisible();
  await page.getByRole('link', { name: 'Accusations' }).click();
  const first = page.locator('.seats > li').first();
  for (let i = 0; i < 7; i++) await first.getByRole('button', { name: 'More: Accusation' }).click();
  await expect(first.getByText('The limit is reached')).toBeVisible();
  await first.getByRole('combobox').selectOption('george_burroughs');
  await expect(first.getByText('7 / 8')).toBeVisible();
  // The Cat does Mary Warren no harm, and the crier need not be told so.
  await first.getByLabel('The Black Cat lies here').check();
  const harms = page.getByRole('checkbox', { name: /The Black Cat can harm somebody/ });
  await page.getByRole('link', { name: 'Crier' }).click();
  await expect(harms).toBeChecked();
  await page.getByRole('link', { name: 'Accusations' }).click();
  await first.getByRole('combobox').selectOption('mary_warren');
  await page.getByRole('link', { name: 'Crier' }).click();
  await expect(harms).not.toBeChecked();
  // Whoever has it dies, told on the crier's own page: it lies before nobody then.
  await page.getByRole('link', { name: 'Accusations' }).click();
  await page.locator('.seats > li').nth(1).getByLabel('The Black Cat lies here').check();
  await page.getByRole('link', { name: 'Crier' }).click();
  await expect(harms).toBeChecked();
  await page.getByText('Names, and who is dead').click();
  await page.getByRole('checkbox', { name: /Dead.*Player 2/ }).check();
  await expect(harms).not.toBeChecked();

  await page.goto('/companion/affliction#end');
  await page.getByRole('button', { name: 'Less: Players' }).click();
  for (const [seat, faction, grievance, card] of [
    ['Player 1', 'village_a', 'mill_dam', 'Thomas Putnam'],
    ['Player 2', 'town_a', 'parsonage', 'Mary Easty'],
  ] as const) {
    await page.getByRole('button', { name: seat }).click();
    await page.getByLabel('Faction').selectOption(faction);
    await page.getByLabel('Grievance').selectOption(grievance);
    await page.getByRole('button', { name: card }).click();
  }
  await expect(page.getByText('Player 1 wins with the most points.')).toBeVisible();
  await expect(page.locator('tr.sum td')).toHaveText(['3', '1']);
});
