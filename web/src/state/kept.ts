// What stays on this device: small JSON values under our own prefix. A browser that keeps nothing still plays.

import { BASE } from '../base';

/** A page that needs no server may lie beside other houses of the same host: its tables are its own. */
const PREFIX = __PAGE__ ? `meetinghouse:${BASE}:` : 'meetinghouse:';

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    /* private window or full store: the page goes on without memory */
  }
}

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}
