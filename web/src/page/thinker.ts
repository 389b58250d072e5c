// A worker in which bots think and finished games are looked back at: `server/page/elsewhere.Thinking`.
import type { Begin, FromThinker, ToThinker } from './messages';
import { networksFor, withoutNetworks } from './learned';
import { keepEverything, started } from './memory';
import { file, handIn, unpack, type Python } from './python';

interface Thinking {
  answer(text: string): string;
}

const post = (message: FromThinker): void => self.postMessage(message);
let begun: Begin;
let python: Promise<Python>;
let thinking: Promise<Thinking>;
const fetched = new Map<string, Promise<void>>();

/** The networks of learned players are as large as all the rest: fetched when the first of them is asked. */
function withNetworks(game: string): Promise<void> {
  const place = begun.places.networks[game];
  if (!place) return Promise.resolve();
  let found = fetched.get(game);
  if (!found) {
    found = (async () => unpack(await python, await file(begun.base + place)))();
    found.catch(() => fetched.delete(game)); // without a connection now, but perhaps with one later
    fetched.set(game, found);
  }
  return found;
}

/** One question after another. */
let turn: Promise<void> = Promise.resolve();

function inTurn(work: () => Promise<void> | void): void {
  turn = turn.then(work).catch((error: unknown) => post({ did: 'failed', why: String(error) }));
}

async function think(text: string): Promise<void> {
  // No other question waits for networks to come; where they do not, the level below answers, and not chance.
  const game = networksFor(text);
  const there = !game || (await withNetworks(game).then(() => true, console.warn));
  inTurn(async () => post({ did: 'thought', text: (await thinking).answer(there ? text : withoutNetworks(text)) }));
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.do === 'think') return void think(data.text);
  inTurn(async () => {
    if (data.do === 'keep') {
      await keepEverything({ ...data, do: 'begin' });
      return post({ did: 'kept' });
    }
    begun = data;
    python = started(data).then((it) => it.python);
    thinking = python.then((it) => {
      handIn(it);
      const module = it.pyimport('meetinghouse.server.page.elsewhere') as { Thinking: () => Thinking };
      return module.Thinking();
    });
    await thinking;
  });
};
