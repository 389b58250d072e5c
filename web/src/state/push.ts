// Web Push in this browser: whether it can be called, and what it gives the table for that.
import { api } from '../wire/api';
import { prefs } from './prefs.svelte';

export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: typeof prefs.lang;
}

/** Whether this browser can be called at all. An iPhone can once the page is on its home screen. */
export const able = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const registration = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration();

/** What this browser gave out before, if it did and may still be called. */
export async function known(): Promise<Device | null> {
  if (!able() || Notification.permission !== 'granted') return null;
  return asDevice((await (await registration())?.pushManager.getSubscription()) ?? null);
}

/** Asks for leave, once; null where somebody says no or the browser has no push service. */
export async function subscribe(): Promise<Device | null> {
  const { key } = await api.push();
  const worker = await registration();
  if (!key || !worker || (await Notification.requestPermission()) !== 'granted') return null;
  try {
    return asDevice(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  } catch {
    return null;
  }
}

function asDevice(found: PushSubscription | null): Device | null {
  const { endpoint, keys } = found?.toJSON() ?? {};
  return endpoint && keys?.p256dh && keys.auth
    ? { endpoint, p256dh: keys.p256dh, auth: keys.auth, lang: prefs.lang }
    : null;
}
