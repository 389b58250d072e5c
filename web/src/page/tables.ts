// The worker that has the tables: the server's own code, asked by messages instead of sockets.
import type { Answered, Begin, FromTables, FromThinker, Kept, ToTables, ToThinker } from './messages';
import { keptMemory, pictured, started } from './memory';
import { handIn } from './python';
import { BrowserShelf } from './shelf';

/** `server/page/page.py`. */
interface Page {
  start(): void;
  ask(method: string, url: string, headers: string, body: string): Promise<string>;
  open(line: number, path: string): boolean;
  heard(line: number, text: string): void;
  shut(line: number): void;
}
interface PageModule {
  begun(shelf: unknown, begin: unknown, tell: unknown, node: string, tempo: string): Page;
}

const post = (message: FromTables): void => self.postMessage(message);

/** Another worker for bots; `hear` gets its answers, `ended` is called should it break. */
function beginner(begin: Begin) {
  return (hear: Held<(text: string) => void>, ended: Held<() => void>) => {
    const [told, gone] = [kept(hear), kept(ended)];
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    const end = (): void => {
      worker.terminate();
      told.destroy?.();
      gone.destroy?.();
    };
    const broke = (): void => {
      gone();
      end();
    };
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.did === 'thought') told(data.text);
      else broke();
    };
    worker.onerror = broke;
    const send = (message: ToThinker): void => worker.postMessage(message);
    send(begin);
    return { post: (text: string) => send({ do: 'think', text }), end };
  };
}

/** Milliseconds after which a first visit has its first game on the table. */
const QUIET = 8000;

/** A worker of its own imports everything and keeps its memory: later visits start from there. */
function keep(begin: Begin): void {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = worker.onerror = () => worker.terminate();
  worker.postMessage({ ...begin, do: 'keep' } satisfies ToThinker);
}

/** A function of Python's lives only as long as the call it came with, unless it is copied. */
type Held<T> = T & { copy?: () => Held<T>; destroy?: () => void };
const kept = <T>(given: Held<T>): Held<T> => given.copy?.() ?? given;

async function start(begin: Begin): Promise<Page> {
  let lasting: Kept = 'yes';
  const [{ python, woken }, shelf] = await Promise.all([
    keptMemory(begin).then((memory) => started((begin = { ...begin, memory }))),
    BrowserShelf.open(`meetinghouse ${begin.base}`).catch((error: unknown) => {
      lasting = (error as DOMException | null)?.name === 'VersionError' ? 'newer' : 'nothing';
      return null;
    }),
  ]);
  const tell = (line: number, text: string): void => post(text ? { did: 'said', line, text } : { did: 'closed', line });
  // Python takes what is not defined for None, and null for something of its own.
  const listening = shelf
    ? {
        add: shelf.add.bind(shelf),
        rows: shelf.rows.bind(shelf),
        ends: shelf.ends.bind(shelf),
        drop: shelf.drop.bind(shelf),
        put: shelf.put.bind(shelf),
        remove: shelf.remove.bind(shelf),
        all: shelf.all.bind(shelf),
        listen: (told: Held<(table: string, n: number) => void>) => shelf.listen(kept(told)),
      }
    : undefined;
  const module = python.pyimport('meetinghouse.server.page.page') as PageModule;
  performance.mark('imported');
  if (!woken) {
    begin.memory = pictured(python);
    setTimeout(keep, QUIET, begin);
  }
  handIn(python);
  const node = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('');
  const tempo = JSON.stringify(begin.places.tempo ?? {});
  const page = module.begun(listening, beginner(begin), tell, node, tempo);
  page.start();
  performance.mark('ready');
  post({ did: 'ready', kept: lasting });
  return page;
}

let page: Promise<Page> | undefined;

self.onmessage = async ({ data }: MessageEvent<ToTables>) => {
  try {
    if (data.do === 'begin') {
      page = start(data);
      await page;
      return;
    }
    const house = await page!;
    if (data.do === 'ask') {
      const text = await house.ask(data.method, data.url, JSON.stringify(data.headers), data.body);
      post({ did: 'answer', id: data.id, answer: JSON.parse(text) as Answered });
    } else if (data.do === 'open') {
      post(house.open(data.line, data.path) ? { did: 'opened', line: data.line } : { did: 'closed', line: data.line });
    } else if (data.do === 'say') house.heard(data.line, data.text);
    else house.shut(data.line);
  } catch (error) {
    post({ did: 'failed', why: String(error) });
  }
};
