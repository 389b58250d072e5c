// A person makes a passkey, loses everything their browser kept, and comes back with it on another device.
import type { CDPSession, Page } from '@playwright/test';
import { roomTest } from './oneroom';
import { expect, testWith } from './serve';
import { open, over, playOut } from './player';

/** Passkeys are for names: this machine's own is trusted like HTTPS. */
const test = testWith({}).extend({
  baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')),
});

interface Authenticator {
  cdp: CDPSession;
  authenticatorId: string;
}

/** Something like a phone with a fingerprint reader, in the hands of somebody who always says yes. */
async function authenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const kept = async ({ cdp, authenticatorId }: Authenticator) =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;

test('a passkey is offered after the first game, and brings its person back to a game that goes on', async ({
  page,
  another,
}) => {
  const first = await authenticator(page);
  const short = await open(page, { game: 'affliction', seats: 2, name: 'Ines' });
  await page.goto(`/t/${short.table}#seat=${short.token}`);
  await playOut(page, 3);
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Be known next time' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Be known next time' })).toBeHidden();
  const [made] = await kept(first);
  expect(made).toMatchObject({ rpId: 'localhost', isResidentCredential: true });
  expect(atob(made!.userHandle!)).not.toContain('Ines');

  const letters = await open(page, { game: 'salem1692', seats: 4, name: 'Ines' });
  await page.goto(`/t/${letters.table}#seat=${letters.token}`);
  await expect(page.locator('.prompt[data-ask]')).toBeVisible();
  const character = await page.locator('.seat.you i.full').textContent();

  // The browser forgets everything, storage and cookie.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/me');
  await expect(page.getByText('This device')).toBeHidden();
  await page.getByRole('button', { name: 'I have a passkey' }).click();
  await expect(page.getByText('This device')).toBeVisible();

  // Another device, on which nothing was ever known. The passkey is there, as in a synced keychain.
  const phone = await another();
  const second = await authenticator(phone);
  const [synced] = await kept(first);
  await second.cdp.send('WebAuthn.addCredential', { authenticatorId: second.authenticatorId, credential: synced! });
  await phone.goto('/me');
  await phone.getByRole('button', { name: 'I have a passkey' }).click();
  await expect(phone.getByText('This device')).toBeVisible();
  await expect(phone.getByText('A passkey', { exact: true })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Finished games' })).toBeVisible();
  await phone.goto('/');
  await phone.getByRole('link', { name: /Your turn/ }).click();
  await expect(phone.locator('.seat.you i.full')).toHaveText(character ?? '');
  await page.reload();
  await expect(page.getByText('A new device now plays as you')).toBeVisible();
});

test('on a phone that others hold, too, who has a passkey shows it before anything is given away', async ({
  page,
  another,
}) => {
  const mine = await authenticator(page);
  await page.goto('/me');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('A passkey', { exact: true })).toBeVisible();
  // The wrong finger.
  await mine.cdp.send('WebAuthn.setUserVerified', { authenticatorId: mine.authenticatorId, isUserVerified: false });
  await mine.cdp.send('WebAuthn.setAutomaticPresenceSimulation', {
    authenticatorId: mine.authenticatorId,
    enabled: false,
  });
  const code = page.locator('.paper');
  await page.getByRole('button', { name: 'Write a code on paper' }).click();
  await expect(page.getByRole('button', { name: 'Show your passkey' })).toBeVisible();
  await expect(code).toBeHidden();
  await mine.cdp.send('WebAuthn.setUserVerified', { authenticatorId: mine.authenticatorId, isUserVerified: true });
  await mine.cdp.send('WebAuthn.setAutomaticPresenceSimulation', {
    authenticatorId: mine.authenticatorId,
    enabled: true,
  });
  await page.getByRole('button', { name: 'Show your passkey' }).click();
  await expect(code).toBeVisible();
  const paper = (await code.textContent()) ?? '';
  // Whoever has lost the passkey has the paper.
  await page.getByRole('button', { name: 'Forget me for good' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Forget me for good' }).click();
  await page.locator('form[role=alert]').getByLabel('Code from paper').fill(paper);
  await page.locator('form[role=alert]').getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('This device')).toBeHidden();
  // It opens nobody any more.
  await page.getByRole('button', { name: 'I have a passkey' }).click();
  await expect(page.getByText('This passkey is not known here')).toBeVisible();
  const stranger = await another();
  await authenticator(stranger);
  await stranger.goto('/me');
  await expect(stranger.getByText('This device')).toBeHidden();
});

test('at a bare address nobody pretends that there are passkeys', async ({ page, server }) => {
  await authenticator(page);
  await page.goto(server.url + '/me');
  await expect(page.getByRole('button', { name: 'Write a code on paper' })).toBeVisible();
  await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0);
});

roomTest({})('nor over plain HTTP in a living room, where paper and codes work', async ({ page }) => {
  await page.goto('/me');
  await expect(page.getByRole('button', { name: 'Bring another device' })).toBeVisible();
  await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Write a code on paper' }).click();
  await expect(page.locator('.paper')).toBeVisible();
});
