// Starts Python in a worker: Pyodide, and one archive with our code, words and cards. Works under node as well.

import { forPython } from './net';

/** As much of Pyodide as we use; its own types come with the package that only the build needs. */
export interface Python {
  unpackArchive(data: ArrayBuffer, format: 'zip', options: { extractDir: string }): void;
  pyimport(name: string): unknown;
}
type Load = (options: { indexURL: string }) => Promise<Python>;

const PACKAGES = '/lib/python3.14/site-packages';

export interface Parts {
  /** The folder with Pyodide's files, and how its module is found. */
  pyodide: string;
  load: () => Promise<{ loadPyodide: Load }>;
  archive: () => Promise<ArrayBuffer>;
}

export async function startPython(parts: Parts): Promise<Python> {
  const archive = parts.archive();
  const { loadPyodide } = await parts.load();
  const python = await loadPyodide({ indexURL: parts.pyodide });
  unpack(python, await archive);
  (python.pyimport('meetinghouse.bots.javascript') as { hand_in(make: unknown): void }).hand_in(forPython);
  return python;
}

/** Puts a further archive beside the code that is there. */
export function unpack(python: Python, archive: ArrayBuffer): void {
  python.unpackArchive(archive, 'zip', { extractDir: PACKAGES });
}

/** Fetches a whole file; the browser keeps it. */
export async function file(address: string): Promise<ArrayBuffer> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found.arrayBuffer();
}

/** Where the parts lie below the page's folder; `scripts/page.mjs` writes it as `parts.json`. */
export interface Places {
  pyodide: string;
  archive: string;
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
  load: () => import(/* @vite-ignore */ `${base}${places.pyodide}pyodide.mjs`) as ReturnType<Parts['load']>,
  archive: () => file(base + places.archive),
});
