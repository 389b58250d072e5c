// The page's side of the tables' worker: requests and lines to tables, as if there were a server.
import { BASE } from '../base';
import type { Games } from '../wire/generated';
import type { SocketLike } from '../wire/socket';
import { playable } from './learned';
import type { Answered, FromTables, Kept, ToTables } from './messages';
import type { Places } from './python';

/** Answers that never change lie in files: they are there before Python is. */
const LANG = /^\/api\/(rules|howto|words)\/([a-z0-9_]+)\?lang=([a-z]{2})$/;
const FIXED = /^\/api\/(games|card-sets|panels\/[a-z0-9_]+)$/;

export function fixed(method: string, path: string): string | null {
  if (method !== 'GET') return null;
  const text = LANG.exec(path);
  if (text) return `${text[1]}/${text[2]}.${text[3]}.json`;
  const found = FIXED.exec(path);
  return found ? `${found[1]}.json` : null;
}

class House {
  private readonly worker: Worker;
  private readonly asked = new Map<number, (answer: Answered) => void>();
  private readonly lines = new Map<number, WorkerLine>();
  private next = 0;
  readonly places: Promise<Places>;
  /** Resolves when Python runs, and says whether its tables last. */
  readonly ready: Promise<Kept>;

  constructor() {
    this.worker = new Worker(new URL('./tables.ts', import.meta.url), { type: 'module' });
    this.places = fetch(`${BASE}parts.json`, { cache: 'no-cache' }).then((found) => found.json() as Promise<Places>);
    this.ready = new Promise((ready, fail) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromTables>) => {
        if (data.did === 'ready') ready(data.kept);
        else if (data.did === 'failed') fail(new Error(data.why));
        else this.hear(data);
      };
      this.worker.onerror = () => fail(new Error('worker'));
    });
    this.ready.catch((why: unknown) => console.error(why));
    void this.places.then((places) => this.send({ do: 'begin', base: new URL(BASE, location.href).href, places }));
  }

  send(message: ToTables): void {
    this.worker.postMessage(message);
  }

  /** The same as `fetch` of a server's address. */
  async carry(
    path: string,
    init: { method: string; headers: Record<string, string>; body?: string },
  ): Promise<Response> {
    const name = fixed(init.method, path);
    if (name) {
      const found = await fetch(`${BASE}${(await this.places).answers}${name}`);
      if (found.ok) return name === 'games.json' && !navigator.onLine ? this.offered(found) : found;
    }
    await this.ready;
    const id = (this.next += 1);
    const headers = Object.fromEntries(Object.entries(init.headers).map(([key, value]) => [key.toLowerCase(), value]));
    const answer = await new Promise<Answered>((done) => {
      this.asked.set(id, done);
      this.send({ do: 'ask', id, method: init.method, url: path, headers, body: init.body ?? '' });
    });
    return new Response(answer.body, {
      status: answer.status,
      headers: { ...answer.headers, 'Content-Type': answer.media },
    });
  }

  /** The games as they can be played without a connection: what is not kept yet cannot be fetched. */
  private async offered(found: Response): Promise<Response> {
    const kept = async (place: string): Promise<boolean> =>
      !!(await caches.match(new URL(place, new URL(BASE, location.href))));
    const atHand = new Set<string>();
    for (const [game, place] of Object.entries((await this.places).networks)) if (await kept(place)) atHand.add(game);
    const all = (await found.json()) as Games;
    return Response.json({ ...all, games: playable(all.games, atHand) });
  }

  line(path: string): SocketLike {
    const number = (this.next += 1);
    const line = new WorkerLine(this, number, () => this.lines.delete(number));
    this.lines.set(number, line);
    void this.ready.then(
      () => this.send({ do: 'open', line: number, path }),
      () => line.lost(),
    );
    return line;
  }

  private hear(data: FromTables): void {
    if (data.did === 'answer') {
      this.asked.get(data.id)?.(data.answer);
      this.asked.delete(data.id);
    } else if (data.did === 'opened') this.lines.get(data.line)?.opened();
    else if (data.did === 'said') this.lines.get(data.line)?.said(data.text);
    else if (data.did === 'closed') this.lines.get(data.line)?.lost();
  }
}

/** What a WebSocket is to a server. */
class WorkerLine implements SocketLike {
  readyState = 0;
  onopen: SocketLike['onopen'] = null;
  onclose: SocketLike['onclose'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onerror: SocketLike['onerror'] = null;

  constructor(
    private readonly house: House,
    private readonly number: number,
    private readonly forget: () => void,
  ) {}

  send(text: string): void {
    this.house.send({ do: 'say', line: this.number, text });
  }

  close(): void {
    this.house.send({ do: 'shut', line: this.number });
    this.lost();
  }

  opened(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }

  said(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  lost(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.forget();
    this.onclose?.(new CloseEvent('close'));
  }
}

let house: House | undefined;

/** The one house of this tab; started with the first question, or before. */
export function theHouse(): House {
  house ??= new House();
  return house;
}
