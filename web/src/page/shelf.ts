// Where a page keeps its tables: IndexedDB behind the texts and numbers that `server/page/shelf.py` asks for.
// A commit whose number is taken is refused by the database itself, so that tabs are like nodes of one store.

type Told = (table: string, n: number) => void;
const KINDS = ['tables', 'sittings', 'reports', 'bans', 'pulse', 'doubts'];
const VERSION = 1;

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('IndexedDB'));
  });

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    work.oncomplete = () => done();
    work.onabort = work.onerror = () => fail(work.error ?? new Error('IndexedDB'));
  });

interface Commit {
  table: string;
  n: number;
  at: number;
  body: string;
}

const ofTable = (table: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, after], [table, Infinity], true, false);

export class BrowserShelf {
  private readonly told = new Set<Told>();

  private constructor(
    private readonly db: IDBDatabase,
    private readonly others: BroadcastChannel,
  ) {
    others.onmessage = (event: MessageEvent<[string, number]>) => {
      for (const told of this.told) told(...event.data);
    };
  }

  static async open(name: string): Promise<BrowserShelf> {
    const opening = indexedDB.open(name, VERSION);
    opening.onupgradeneeded = () => {
      // What an older version of the page wrote stays as it is.
      const there = opening.result.objectStoreNames;
      if (!there.contains('log')) opening.result.createObjectStore('log', { keyPath: ['table', 'n'] });
      for (const kind of KINDS) if (!there.contains(kind)) opening.result.createObjectStore(kind);
    };
    const db = await asked(opening);
    // A newer version in another tab may go on; this one says that its store cannot be reached, until it is loaded anew.
    db.onversionchange = () => db.close();
    return new BrowserShelf(db, new BroadcastChannel(name));
  }

  /** False where the number is taken, or where the commit before it is gone. */
  async add(table: string, n: number, at: number, body: string): Promise<boolean> {
    const work = this.db.transaction('log', 'readwrite', { durability: 'strict' });
    const log = work.objectStore('log');
    const done = finished(work);
    if (n > 1 && (await asked(log.getKey([table, n - 1]))) === undefined) return false;
    try {
      log.add({ table, n, at, body } satisfies Commit);
      await done;
    } catch (error) {
      if ((error as DOMException | null)?.name === 'ConstraintError') return false;
      throw error;
    }
    this.others.postMessage([table, n]);
    return true;
  }

  async rows(table: string, after: number): Promise<string> {
    const found = await asked<Commit[]>(this.db.transaction('log').objectStore('log').getAll(ofTable(table, after)));
    return JSON.stringify(found.map(({ n, at, body }) => [n, at, body]));
  }

  async ends(): Promise<string> {
    const log = this.db.transaction('log').objectStore('log');
    const ends: [string, number, number][] = [];
    // Each table's last commit, without reading the others.
    let cursor = await asked(log.openCursor(null, 'prev'));
    while (cursor) {
      const { table, n, at } = cursor.value as Commit;
      ends.push([table, n, at]);
      cursor = await asked(log.openCursor(IDBKeyRange.upperBound([table, -Infinity]), 'prev'));
    }
    return JSON.stringify(ends);
  }

  async drop(table: string, n: number): Promise<boolean> {
    const work = this.db.transaction('log', 'readwrite');
    const log = work.objectStore('log');
    const done = finished(work);
    const last = await asked(log.openKeyCursor(ofTable(table), 'prev'));
    if (!last || (last.primaryKey as [string, number])[1] !== n) return false;
    log.delete(ofTable(table));
    await done;
    this.others.postMessage([table, n]);
    return true;
  }

  async put(kind: string, key: string, text: string): Promise<void> {
    const work = this.db.transaction(kind, 'readwrite');
    work.objectStore(kind).put(text, key);
    await finished(work);
  }

  async remove(kind: string, key: string): Promise<void> {
    const work = this.db.transaction(kind, 'readwrite');
    work.objectStore(kind).delete(key);
    await finished(work);
  }

  async all(kind: string): Promise<string> {
    const kept = this.db.transaction(kind).objectStore(kind);
    const [keys, texts] = await Promise.all([asked(kept.getAllKeys()), asked(kept.getAll() as IDBRequest<string[]>)]);
    return JSON.stringify(Object.fromEntries(keys.map((key, i) => [String(key), texts[i]])));
  }

  listen(told: Told): void {
    this.told.add(told);
  }
}
