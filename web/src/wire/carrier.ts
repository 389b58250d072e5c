// A server carries requests and lines to tables. The page that needs none has `page/carrier.ts` in its place: the build
// chooses between the two under the name `$carrier`.
import type { SocketLike } from './socket';

export interface Init {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export const carry = (path: string, init: Init): Promise<Response> => fetch(path, init);

/** Opens a line to a table. */
export const openLine = (id: string): SocketLike =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${id}`);

/** The sentence about what does not last here; a server's tables do. */
export const trouble = (): Promise<string> => Promise.resolve('');

/** The server for friends elsewhere: this one. */
export const server = (): Promise<string> => Promise.resolve('');

/** What to say where nothing is carried. */
export const LOST = 'web-offline';

/** Makes ready what takes long; a server is ready. */
export const warm = (): void => undefined;
