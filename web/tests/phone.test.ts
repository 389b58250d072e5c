// Phones: a buzz, a screen that stays on while a game is played, and the offer to install, which is made once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buzz } from '../src/state/phone';
import { stayAwake } from '../src/state/wake';

afterEach(() => vi.unstubAllGlobals());

/** Until all promises that are kept already have been heard of. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('a phone', () => {
  it('buzzes for whoever has not just tapped, where it can', () => {
    const vibrate = vi.fn();
    const tapped = { isActive: false, hasBeenActive: false };
    vi.stubGlobal('navigator', { vibrate, userActivation: tapped });
    buzz();
    expect(vibrate).not.toHaveBeenCalled();
    tapped.hasBeenActive = true;
    buzz();
    expect(vibrate).toHaveBeenCalledTimes(1);
    tapped.isActive = true;
    buzz();
    expect(vibrate).toHaveBeenCalledTimes(1);
    vi.stubGlobal('navigator', {});
    expect(buzz).not.toThrow();
  });
});

describe('the screen', () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  const heard = new Map<string, () => void>();
  const page = { visibilityState: 'visible' };

  beforeEach(() => {
    vi.clearAllMocks();
    page.visibilityState = 'visible';
    vi.stubGlobal('navigator', { wakeLock: { request } });
    vi.stubGlobal('document', {
      get visibilityState() {
        return page.visibilityState;
      },
      addEventListener: (name: string, hear: () => void) => heard.set(name, hear),
      removeEventListener: (name: string) => heard.delete(name),
    });
  });

  it('stays on, again after the page was out of sight, and is let go', async () => {
    const stop = stayAwake();
    expect(request).toHaveBeenCalledTimes(1);
    page.visibilityState = 'hidden';
    heard.get('visibilitychange')?.();
    expect(request).toHaveBeenCalledTimes(1);
    page.visibilityState = 'visible';
    heard.get('visibilitychange')?.();
    expect(request).toHaveBeenCalledTimes(2);
    await settled();
    stop();
    expect(release).toHaveBeenCalledTimes(1);
    expect(heard.has('visibilitychange')).toBe(false);
  });

  it('is let go even when the browser agrees after the end, and a refusal is no matter', async () => {
    stayAwake()();
    await settled();
    expect(release).toHaveBeenCalledTimes(1);
    request.mockReturnValueOnce(Promise.reject(new Error('battery')) as never);
    const stop = stayAwake();
    await settled();
    expect(stop).not.toThrow();
    vi.stubGlobal('navigator', {});
    expect(stayAwake()).not.toThrow();
  });
});

describe('the offer to install', () => {
  const heard = new Map<string, (event: unknown) => void>();
  const kept = new Map<string, string>();
  const offer = (outcome: string) => ({ preventDefault: vi.fn(), prompt: () => Promise.resolve({ outcome }) });

  const fresh = async () => {
    vi.resetModules();
    const { install } = await import('../src/state/install.svelte');
    install.listen();
    return install;
  };

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('addEventListener', (name: string, hear: (event: unknown) => void) => heard.set(name, hear));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('is ours, not the browser’s banner, and comes only where the browser would install', async () => {
    const install = await fresh();
    expect(install.offered).toBe(false);
    const event = offer('accepted');
    heard.get('beforeinstallprompt')?.(event);
    expect(event.preventDefault).toHaveBeenCalled();
    expect(install.offered).toBe(true);
    await install.accept();
    expect(install.offered).toBe(false);
  });

  it('is not made again once it was declined, here or in the browser’s own question', async () => {
    for (const decline of ['here', 'there']) {
      kept.clear();
      const install = await fresh();
      heard.get('beforeinstallprompt')?.(offer('dismissed'));
      if (decline === 'here') install.decline();
      else await install.accept();
      const later = await fresh();
      heard.get('beforeinstallprompt')?.(offer('accepted'));
      expect(later.offered, decline).toBe(false);
    }
  });
});
