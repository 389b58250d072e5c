// Where the client lies. A server has it at the top; a page without one may lie in any folder, and is always opened there.
export const BASE = __PAGE__ ? new URL('.', location.href).pathname : '/';
/** The address of the client's home, without the last slash. */
export const site = (): string => location.origin + BASE.slice(0, -1);

/** A path of ours, as `/t/ABCDEFG`, to what stands in the address bar. */
export const outer = (path: string): string => BASE + path.replace(/^\//, '');
/** And back; a path that is ours already stays. */
export const inner = (path: string): string => (path.startsWith(BASE) ? '/' + path.slice(BASE.length) : path);
