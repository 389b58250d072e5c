// Starts Python in a worker: Pyodide, and one archive with our code, words and cards. Works under node as well.
//
// A Python that has imported what it needs can be kept as a picture of its memory; a later one goes on from there in a
// tenth of the time. Pyodide takes such pictures of itself; msgspec, which is linked to it, is loaded before Python
// begins, so that it lies at the same place every time.

import { forPython } from './net';

type Files = [name: string, data: Uint8Array][];

/** As much of Pyodide as we use; its own types come with the package that only the build needs. */
interface Emscripten {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, how: { canOwn: boolean }): void };
  HEAP8: Int8Array;
  growMemory(bytes: number): void;
  newDSO(name: string, handle: undefined, state: 'loading'): { refcount: number; global: boolean; exports: unknown };
  loadWebAssemblyModule(binary: Uint8Array, flags: object, name: string, scope: object): unknown;
}
interface Settings {
  preRun: ((module: Emscripten) => void)[];
}
export interface Python {
  pyimport(name: string): unknown;
  makeMemorySnapshot(): Uint8Array;
  _module: Emscripten;
}
type Create = (settings: Settings) => Promise<Emscripten>;
interface Options {
  indexURL: string;
  createPyodideModule: Create;
  _makeSnapshot: boolean;
  _loadSnapshot?: Uint8Array;
}

const PACKAGES = '/lib/python3.14/site-packages/';
const LINKED = '.so';

export interface Parts {
  /** The folder with Pyodide's files, and how its two modules are found. */
  pyodide: string;
  load: () => Promise<[{ loadPyodide(options: Options): Promise<Python> }, { default: Create }]>;
  archive: () => Promise<ArrayBuffer>;
}
interface Ahead {
  everything(): void;
  hold_still(): void;
  woken(): void;
}

/** Python with nothing handed in yet, so that its memory can be kept; from kept memory if there is some. */
export async function startPython(parts: Parts, memory?: Uint8Array): Promise<Python> {
  const files = parts.archive().then(unpacked);
  const [{ loadPyodide }, { default: create }] = await parts.load();
  const python = await loadPyodide({
    indexURL: parts.pyodide,
    _makeSnapshot: true,
    ...(memory && { _loadSnapshot: memory }),
    async createPyodideModule(settings) {
      const found = await files;
      performance.mark('archive');
      settings.preRun.push((module) => {
        put(module, found);
        for (const [name, data] of found) if (name.endsWith(LINKED)) link(module, PACKAGES + name, data);
      });
      const module = await create(settings);
      if (memory && memory.length > module.HEAP8.length) module.growMemory(memory.length);
      performance.mark('pyodide');
      return module;
    },
  });
  performance.mark('python');
  if (memory) ahead(python).woken();
  return python;
}

/** Whoever multiplies for networks, and whatever else is not memory. */
export function handIn(python: Python): void {
  (python.pyimport('meetinghouse.bots.javascript') as { hand_in(make: unknown): void }).hand_in(forPython);
}

export const ahead = (python: Python): Ahead => python.pyimport('meetinghouse.server.page.ahead') as Ahead;

/** Of its memory. */
export function picture(python: Python): Uint8Array {
  ahead(python).hold_still();
  return python.makeMemorySnapshot();
}

/** As Python would when it imports it, but before there is a Python. */
function link(module: Emscripten, path: string, data: Uint8Array): void {
  const linked = module.newDSO(path, undefined, 'loading');
  linked.refcount = Infinity;
  linked.global = false;
  linked.exports = module.loadWebAssemblyModule(data, { global: false, nodelete: true, loadAsync: false }, path, {});
}

function put(module: Emscripten, files: Files): void {
  const made = new Set<string>();
  for (const [name, data] of files) {
    const path = PACKAGES + name;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!made.has(folder)) module.FS.mkdirTree(folder);
    made.add(folder);
    module.FS.writeFile(path, data, { canOwn: true });
  }
}

/** The files of an archive of `server/page/archive.py`. */
async function unpacked(archive: ArrayBuffer): Promise<Files> {
  const stream = new Response(archive).body!.pipeThrough(new DecompressionStream('gzip'));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  const start = data.indexOf(10) + 1;
  const lengths = JSON.parse(new TextDecoder().decode(data.subarray(0, start))) as Record<string, number>;
  let at = start;
  return Object.entries(lengths).map(([name, length]) => [name, data.subarray(at, (at += length))]);
}

/** Puts a further archive beside the code that is there. */
export async function unpack(python: Python, archive: ArrayBuffer): Promise<void> {
  put(python._module, await unpacked(archive));
}

/** Fetches a whole file; the browser keeps it. */
export async function file(address: string): Promise<ArrayBuffer> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found.arrayBuffer();
}

/** Where the parts lie below the page's folder; `server/page/folder.py` writes it as `parts.json`. */
export interface Places {
  pyodide: string;
  archive: string;
  /** Says which memory fits this archive. */
  memory: string;
  /** By game. */
  networks: Record<string, string>;
  /** Folder of the answers that never change. */
  answers: string;
  /** Address of a server for friends elsewhere. */
  server?: string;
  /** Settings of the server that whoever puts the page up may choose: `TEMPO` in `server/page/page.py`. */
  tempo?: Record<string, number>;
}

export const inBrowser = (base: string, places: Places): Parts => ({
  pyodide: base + places.pyodide,
  load: () =>
    Promise.all(
      ['pyodide.mjs', 'pyodide.asm.mjs'].map((name) => import(/* @vite-ignore */ base + places.pyodide + name)),
    ) as ReturnType<Parts['load']>,
  archive: () => file(base + places.archive),
});
