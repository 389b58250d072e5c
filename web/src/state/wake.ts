// Keeps the screen from sleeping while it is needed, where the browser can: over plain HTTP it cannot, and nothing is lost but that.

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible') return;
    // A battery that is low, or a browser that says no.
    const got = await navigator.wakeLock?.request('screen').catch(() => null);
    if (over) void got?.release();
    else lock = got ?? null;
  };
  const again = (): void => void take();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
