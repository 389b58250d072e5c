// Being called: the tab says whose turn it is, one tap lets this device be called, and a call opens the table.
import { launchWhole } from './chromium';
import { expect, test } from './serve';
import { act, dice, open } from './player';

test.use({ serviceWorkers: 'allow', launchOptions: launchWhole() });

test('title and sign say that it is your turn, and a call becomes a notification', async ({ page, context }) => {
  // There is no push service in the test browser: it gives out what one would.
  await page.addInitScript(() => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const given = { toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/e2e', keys }) };
    PushManager.prototype.subscribe = () => Promise.resolve(given as unknown as PushSubscription);
  });
  const origin = new URL(page.url() === 'about:blank' ? (await page.request.get('/health')).url() : page.url()).origin;
  await context.grantPermissions(['notifications'], { origin });
  const table = await open(page, { game: 'new_salem', seats: 3 });
  await page.goto(`/t/${table.table}#seat=${table.token}`);
  await expect(page.locator('.prompt[data-ask]')).toBeVisible();
  await expect(page).toHaveTitle('● Your turn · New Salem');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-turn/);

  // One tap in the menu, and the server has the device.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Call me when it is my turn' }).click();
  const on = page.getByRole('button', { name: 'This device is called when it is your turn' });
  await expect(on).toBeVisible();
  await expect(page.locator('[role="alert"]')).toHaveCount(0);
  await page.keyboard.press('Escape');

  // What the push service would hand to the sleeping page becomes a notification that names the table, and no more.
  const cdp = await context.newCDPSession(page);
  let registration = '';
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registration = registrations.at(-1)?.registrationId ?? registration;
  });
  await cdp.send('ServiceWorker.enable');
  await expect.poll(() => registration).not.toBe('');
  const call = { table: table.table, title: 'New Salem', body: 'Everyone is waiting for you.' };
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: registration,
    data: JSON.stringify(call),
  });
  const shown = (): Promise<unknown> =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => [
        one.title,
        one.body,
        (one.data as { path: string }).path,
      ]),
    );
  await expect.poll(shown).toEqual([['New Salem', 'Everyone is waiting for you.', `/t/${table.table}`]]);

  // Answered: the title goes back to the game until the next question.
  for (let i = 0; i < 20 && (await page.title()).startsWith('●'); i++) await act(page, dice(i)).catch(() => false);
  await page.goto('/');
  await expect(page).toHaveTitle('Meetinghouse');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon.svg');
});
