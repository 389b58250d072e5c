// Whole games of all three with the real archive in the browser's Python, under node: the magistrates' networks, too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ahead, handIn, picture, startPython, unpack, type Parts, type Places, type Python } from '../src/page/python';
import { PROTOCOL } from '../src/wire/generated';
import { FOLDER } from './fileserver';

interface House {
  start(): void;
  ask(method: string, url: string, headers: string, body: string): Promise<string>;
  open(line: number, path: string): boolean;
  heard(line: number, text: string): void;
}
type Kept<T> = T & { copy(): T };
interface Message {
  type: string;
  ask?: { id: number; options: unknown[] } | null;
}

const bytes = (name: string): ArrayBuffer => new Uint8Array(readFileSync(join(FOLDER, name))).buffer;
const places = JSON.parse(readFileSync(join(FOLDER, 'parts.json'), 'utf8')) as Places;
/** A bot that fails plays at random, and nothing on the table says so. */
const failed: string[] = [];
const inbox: ((message: Message) => void)[] = [];
let python: Python;
let chance: number[];
let house: House;

test.beforeAll(async () => {
  const parts: Parts = {
    pyodide: join(FOLDER, places.pyodide),
    load: () => Promise.all([import('pyodide'), import('pyodide/pyodide.asm.mjs' as string)]) as never,
    archive: () => Promise.resolve(bytes(places.archive)),
  };
  // As on a second visit: from the memory of one that has imported everything.
  const first = await startPython(parts);
  ahead(first).everything();
  const memory = picture(first);
  chance = (await Promise.all([startPython(parts, memory), startPython(parts, memory)])).map((woken) => {
    python = woken;
    return (woken.pyimport('random') as { random(): number }).random();
  });
  handIn(python);
  for (const name of Object.values(places.networks)) await unpack(python, bytes(name));
  const { Thinking } = python.pyimport('meetinghouse.server.page.elsewhere') as {
    Thinking: () => { answer(text: string): string };
  };
  const begin = (hear: Kept<(text: string) => void>): unknown => {
    const told = hear.copy();
    const thinking = Thinking();
    const answer = (text: string): void => {
      const said = thinking.answer(text);
      if ((JSON.parse(said) as Message).type === 'failed') failed.push(said);
      told(said);
    };
    return { post: (text: string) => setTimeout(() => answer(text), 0), end: () => undefined };
  };
  const tell = (line: number, text: string): void =>
    inbox[line]!(text ? (JSON.parse(text) as Message) : { type: 'closed' });
  const { begun } = python.pyimport('meetinghouse.server.page.page') as { begun: (...given: unknown[]) => House };
  house = begun(undefined, begin, tell, 'node', '{"bot_delay": 0, "reading": 0, "staging": 0, "speed": 50}');
  house.start();
});

test('two that wake from one memory have other chance', () => {
  expect(chance[0]).not.toBe(chance[1]);
});

const asked = async <T>(method: string, path: string, body?: unknown, token = ''): Promise<T> => {
  const headers = JSON.stringify(token ? { authorization: `Bearer ${token}` } : {});
  const sent = JSON.parse(await house.ask(method, path, headers, body ? JSON.stringify(body) : '')) as {
    status: number;
    body: string;
  };
  expect(sent.status, `${path}: ${sent.body.slice(0, 300)}`).toBeLessThan(300);
  return JSON.parse(sent.body) as T;
};

for (const [line, [game, seats, level]] of [
  ['salem1692', 4, 1],
  ['new_salem', 3, 1],
  ['affliction', 2, 1],
  ['salem1692', 5, 2],
  ['new_salem', 4, 2],
  ['affliction', 2, 2],
  ['salem1692', 4, 3],
  ['new_salem', 3, 3],
  ['affliction', 2, 3],
].entries() as Iterable<[number, [string, number, number]]>) {
  test(`${game} with ${seats - 1} bots of level ${level} is played to its end`, async () => {
    const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), level]));
    const wish = { game, seats, bots, name: 'Ann', start: true, pace: 'untimed' };
    const opened = await asked<{ table: string; token: string }>('POST', '/api/tables', wish);
    let refused = 0;
    await new Promise<void>((ended) => {
      let answered = 0;
      inbox[line] = ({ type, ask }) => {
        if (type === 'end' || type === 'closed') ended();
        if (type === 'refused') refused += 1;
        if (!ask?.options.length || ask.id <= answered) return;
        answered = ask.id;
        const said = JSON.stringify({ type: 'answer', id: `m${answered}`, choice: ask.options[0] });
        setTimeout(() => house.heard(line, said), 0);
      };
      expect(house.open(line, `/ws/${opened.table}`)).toBe(true);
      house.heard(line, JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: opened.token }));
    });
    expect(refused).toBe(0);
    expect(failed).toEqual([]);
    expect(await asked('GET', `/api/tables/${opened.table}/verify`, undefined, opened.token)).toBeTruthy();
    expect(await asked('GET', `/api/tables/${opened.table}/story`, undefined, opened.token)).toBeTruthy();
  });
}
