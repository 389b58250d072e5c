// A worker in which bots think and finished games are looked back at: `server/page/elsewhere.Thinking`.
import type { Begin, FromThinker, ToThinker } from './messages';
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

/** The networks of learned players are as large as all the rest: fetched when the first of them sits down. */
function withNetworks(game: string): Promise<void> {
  const place = begun.places.networks[game];
  if (!place) return Promise.resolve();
  let found = fetched.get(game);
  if (!found) {
    found = (async () => unpack(await python, await file(begun.base + place)))();
    fetched.set(game, found);
  }
  return found;
}

const LEARNED = /"level":3[,}]/;
const GAME = /"game":"(\w+)"/;
/** One question after another. */
let turn: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  turn = turn.then(async () => {
    try {
      if (data.do === 'begin') {
        begun = data;
        python = started(data).then((it) => it.python);
        thinking = python.then((it) => {
          handIn(it);
          const module = it.pyimport('meetinghouse.server.page.elsewhere') as { Thinking: () => Thinking };
          return module.Thinking();
        });
        await thinking;
        return;
      }
      if (data.do === 'keep') {
        await keepEverything({ ...data, do: 'begin' });
        return post({ did: 'kept' });
      }
      if (LEARNED.test(data.text)) await withNetworks(GAME.exec(data.text)?.[1] ?? '');
      post({ did: 'thought', text: (await thinking).answer(data.text) });
    } catch (error) {
      post({ did: 'failed', why: String(error) });
    }
  });
};
