// A whole game as it came over the wire, told again to a page that has no other line: all of it at once, as a table sends it, or one moment at
// a time, so that the page cannot know anything of a later one. The page's time stands still but when it is told to pass.
import { expect, type Page } from '@playwright/test';
import { PROTOCOL, type Json, type ServerMessage } from '../src/wire/generated';
import { dice, type Opened } from './player';

/** One moment on the wire, and the number of events told with it. */
export interface Told {
  n?: number;
  events?: Json[];
  view?: Json;
  gone?: string[];
  s?: number;
}
export type Message = (Record<string, unknown> & { type: string }) | ServerMessage;

/** How many milliseconds a moment with a scene lasts here. */
export const LASTS = 1000;

/**
 * Plays a seat with throws of dice and hears all that its socket hears; a second one watches. No page is drawn meanwhile.
 */
export async function record(page: Page, table: Opened, seed: number): Promise<{ mine: Message[]; wall: Message[] }> {
  await page.goto('/credits');
  const roll = dice(seed);
  const throws = Array.from({ length: 4000 }, () => roll(1 << 20));
  return page.evaluate(
    async ({ table, throws, protocol }) => {
      const address = `${location.origin.replace('http', 'ws')}/ws/${table.table}`;
      const wall: Message[] = [];
      const mine: Message[] = [];
      const screen = new WebSocket(address);
      screen.onopen = () =>
        screen.send(JSON.stringify({ type: 'hello', protocol, token: '', key: table.key, name: '' }));
      await new Promise<void>((there) => {
        screen.onmessage = ({ data }) => {
          wall.push(JSON.parse(String(data)) as Message);
          if (wall.at(-1)!.type === 'snapshot') there();
        };
      });
      const socket = new WebSocket(address);
      socket.onopen = () =>
        socket.send(JSON.stringify({ type: 'hello', protocol, token: table.token, key: '', name: '' }));
      let answered = -1;
      await new Promise<void>((over, lost) => {
        socket.onclose = () => lost(new Error('the line was cut'));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Message;
          mine.push(message);
          const { ask } = message as { ask?: { id: number; options: Json[]; held?: unknown } | null };
          if (ask && ask.id !== answered && ask.options.length) {
            answered = ask.id;
            const choice = ask.options[throws.shift()! % ask.options.length];
            socket.send(JSON.stringify({ type: 'answer', id: `answer-${ask.id}-${throws.length}`, choice }));
          }
          if (message.type === 'end') over();
        };
      });
      for (let i = 0; i < 400 && wall.at(-1)!.type !== 'end'; i++) await new Promise((go) => setTimeout(go, 25));
      socket.onclose = null;
      socket.close();
      screen.close();
      return { mine, wall };
    },
    { table, throws, protocol: PROTOCOL },
  );
}

/** What of a stream matters to the story: answers and pings are between a device and the server, and no clock runs here. */
export function story(stream: Message[]): Message[] {
  return stream
    .filter(({ type }) => ['welcome', 'snapshot', 'update', 'lobby', 'talk', 'end'].includes(type))
    .map((one) => (one.type === 'snapshot' || one.type === 'update' ? { ...one, clock: null } : one) as Message);
}

/** The moments of an update, each as long as the test wants it. */
export const momentsOf = (message: Message): Told[] => {
  const update = message as Told & { moments?: Told[] };
  return [...(update.moments ?? []), update];
};

const lasting = (one: Told): Told => (one.s ? { ...one, s: LASTS / 1000 } : one);

/** The same message, with every moment that has a time as long as the others. */
export function paced(message: Message): Message {
  if (message.type !== 'update') return message;
  const update = message as Told & { moments?: Told[] };
  return { ...lasting(update), ...(update.moments ? { moments: update.moments.map(lasting) } : {}) } as Message;
}

/** The same story with one moment in each message, so that whoever hears it knows nothing of the next. */
export function apart(message: Message): Message[] {
  if (message.type !== 'update') return [message];
  const { moments = [], ...last } = paced(message) as Message & { moments?: Told[] };
  // What was asked before them is closed by itself: what lay there to be picked is gone before the first of them is on stage.
  const closed: Message[] = 'ask' in last ? [{ type: 'update', ask: null }] : [];
  return [...closed, ...moments.map((one): Message => ({ type: 'update', ...one })), last as Message];
}

/** What a page says to the eye and to a reader at one point of the story. */
export interface Look {
  /** Events told; the event of the scene on stage, or -1; whether its card is turned. */
  n: number;
  event: number;
  turned: boolean;
  /** All the words of the page but those of the following, and those of the scene, of the question, of a lesson's guide and of what people say. */
  page: string;
  scene: string;
  prompt: string;
  guide: string;
  bubbles: string[];
}

/** What is told at one blow, and how many of its moments have a scene. */
export interface Blow {
  messages: Message[];
  staged: number;
}

/** What a page showed: each of its states, and what a reader of the screen was told at each of its scenes. */
export interface Shown {
  looks: Look[];
  aria: [at: string, text: string][];
}

/**
 * Runs in the page before anything else: time that only passes when it is told to, a line that says only what the test says, and a witness of
 * all that shows.
 */
const STAGE = `(() => {
  localStorage.setItem('meetinghouse:firsts', JSON.stringify({ off: true, seen: [] }));
  // Without the delay that browsers give timers in a row.
  const { port1, port2 } = new MessageChannel();
  const going = [];
  port1.onmessage = () => going.shift()();
  const turn = () =>
    new Promise((go) => {
      going.push(go);
      port2.postMessage(0);
    });
  /** What takes real time, such as an answer of the server. */
  const truly = setTimeout;
  const START = 1700000000000;
  let now = 0;
  let ids = 1;
  const timers = new Map();
  const set = (every) => (deed, ms = 0, ...rest) => {
    timers.set(ids, { at: now + Math.max(1, Number(ms) || 0), deed: () => deed(...rest), every: every ? Math.max(1, ms) : 0 });
    return ids++;
  };
  const clear = (id) => void timers.delete(id);
  Object.assign(window, { setTimeout: set(false), setInterval: set(true), clearTimeout: clear, clearInterval: clear });
  Date.now = () => START + now;
  /** Lets so many milliseconds pass: what is due happens one after the other, and is drawn before the next. */
  const pass = async (ms) => {
    const end = now + ms;
    for (;;) {
      let [id, first] = [0, null];
      for (const [one, timer] of timers) if (timer.at <= end && (!first || timer.at < first.at)) [id, first] = [one, timer];
      if (!first) break;
      now = Math.max(now, first.at);
      if (first.every) first.at += first.every;
      else timers.delete(id);
      first.deed();
      await turn();
    }
    now = end;
  };
  class Line {
    readyState = 1;
    constructor() {
      window.line = this;
      queueMicrotask(() => this.onopen?.({}));
    }
    send() {}
    close() {}
  }
  window.WebSocket = Line;

  const APART = 'script, style, [data-stage], [data-skip], .prompt, .guide, .bubbles, .nudge, .sky';
  const wordsOf = (node) => {
    const said = [];
    const walk = (one) => {
      if (one.nodeType === 3) {
        const text = one.data.trim();
        if (text) said.push(text);
      } else if (one.nodeType === 1 && !one.matches(APART)) {
        for (const name of ['aria-label', 'title', 'alt', 'aria-valuenow', 'aria-valuetext']) {
          const text = one.getAttribute(name);
          if (text) said.push(text);
        }
        for (const child of one.childNodes) walk(child);
      }
    };
    for (const child of node?.childNodes ?? []) walk(child);
    return said.join(' | ');
  };
  const look = () => {
    const root = document.querySelector('[data-moment]');
    const scene = document.querySelector('[data-stage]');
    return {
      n: Number(root?.dataset.moment ?? -1),
      event: Number(scene?.dataset.event ?? -1),
      turned: !scene || scene.classList.contains('faceup'),
      page: document.title + ' | ' + (document.documentElement.dataset.phase ?? '') + ' | ' + wordsOf(document.body),
      scene: wordsOf(scene),
      prompt: wordsOf(document.querySelector('.prompt')),
      guide: wordsOf(document.querySelector('.guide .words')),
      bubbles: [...document.querySelectorAll('.bubbles p, .nudge')].map((one) => one.textContent.trim()),
    };
  };
  let looks = [];
  let last = '';
  const note = () => {
    const root = document.querySelector('[data-moment]');
    const scene = document.querySelector('[data-stage]');
    last = [root?.dataset.moment, scene?.dataset.event, scene?.classList.contains('faceup')].join(' ');
    looks.push(look());
  };
  // Also what is there for a blink is seen.
  new MutationObserver(() => {
    const root = document.querySelector('[data-moment]');
    const scene = document.querySelector('[data-stage]');
    if ([root?.dataset.moment, scene?.dataset.event, scene?.classList.contains('faceup')].join(' ') !== last) note();
  }).observe(document, { childList: true, subtree: true, attributes: true });

  /** Lets the time of so many moments pass, and asks a reader of the screen at each scene. */
  const watch = async (staged, lasts, aria) => {
    for (let half = 0; half < 2 * staged; half++) {
      const { n, event, turned } = look();
      if (aria && event >= 0 && turned) aria.push([[n, event, turned].join(' '), await window.reader()]);
      await pass(lasts / 2);
    }
    await pass(lasts / 10);
  };

  // A lesson asks for its scenes: where the test has something to say, that is the reply.
  const replies = window.opens ?? [];
  const ask = window.fetch;
  window.fetch = (path, init) =>
    replies.length && String(path).startsWith('/api/lessons/')
      ? Promise.resolve({ ok: true, json: () => Promise.resolve(replies.shift()) })
      : ask(path, init);

  Object.assign(window, {
    pass,
    really: (ms) => new Promise((go) => truly(go, ms)),
    /** The next of these is the reply to whatever is answered, and the time of its moments passes. */
    learn: async (told, lasts, aloud) => {
      looks = [];
      const aria = [];
      for (const { reply, staged } of told) {
        replies.push(reply);
        document.querySelector('.guide [data-let-be], .guide [data-next]').click();
        while (replies.length) await turn();
        // A new scene has its own board, and whoever stages it is there a little later.
        for (let i = 0; i < 10; i++) await turn();
        note();
        await watch(staged, lasts, aloud ? aria : null);
      }
      return { looks, aria };
    },
    /** Tells all this, blow by blow, and lets the time of its moments pass. */
    hear: async (blows, lasts, aloud) => {
      looks = [];
      const aria = [];
      for (const { messages, staged } of blows) {
        // As it stands before anything of this is told.
        note();
        for (const one of messages) window.line.onmessage({ data: JSON.stringify(one) });
        await turn();
        if (!staged && !messages.some((one) => one.moments)) continue;
        await watch(staged, lasts, aloud ? aria : null);
      }
      return { looks, aria };
    },
  });
})()`;

/** What moves takes most of a busy machine's time: where nobody looks, the page is there and is not painted. */
const UNSEEN = `(() => {
  const still = new CSSStyleSheet();
  still.replaceSync('html { opacity: 0 } *, ::before, ::after { animation: none !important; transition: none !important }');
  document.adoptedStyleSheets = [still];
})()`;

/** Waits for something in a page whose time only passes meanwhile: what is tried again after a while is tried again. */
export async function until(page: Page, what: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => (window as unknown as { pass: (ms: number) => Promise<void> }).pass(500));
    expect(await page.locator(what).count()).toBeGreaterThan(0);
  }).toPass();
}

/** A page whose time stands still, and which nobody looks at. */
export async function quietly(page: Page, seen = false): Promise<void> {
  await page.addInitScript(STAGE);
  if (!seen) await page.addInitScript(UNSEEN);
}

/** A page that hears only what it is told, with its time standing still: so far the table as it was opened. */
export async function listener(page: Page, path: string, opens: Message[], seen = false): Promise<void> {
  await quietly(page, seen);
  await page.exposeFunction('reader', () => page.locator('body').ariaSnapshot());
  await page.goto(path);
  await page.waitForFunction(() => 'line' in window);
  await hear(page, [{ messages: opens, staged: 0 }]);
  await until(page, '[data-moment] .board');
  await hear(page, []);
}

/** Tells a page all this; with `aloud` a reader of the screen is asked, too. */
export const hear = (page: Page, blows: Blow[], aloud = false): Promise<Shown> =>
  page.evaluate(
    ({ blows, lasts, aloud }) =>
      (window as unknown as { hear: (blows: unknown, lasts: number, aloud: boolean) => Promise<Shown> }).hear(
        JSON.parse(blows),
        lasts,
        aloud,
      ),
    { blows: JSON.stringify(blows), lasts: LASTS, aloud },
  );

/** The view after some messages, and all that was told until then: what a page is told that opens the table then. */
export function openedAt(stream: Message[]): Message[] {
  let snapshot: Record<string, unknown> = {};
  const welcome = stream.find((one) => one.type === 'welcome')!;
  for (const message of stream) {
    if (message.type === 'snapshot') snapshot = { ...message };
    if (message.type !== 'update') continue;
    for (const one of momentsOf(message)) {
      const view: Json = { ...(snapshot.view as Json), ...one.view };
      for (const name of one.gone ?? []) delete view[name];
      snapshot = {
        ...snapshot,
        view,
        n: one.n || snapshot.n,
        events: [...((snapshot.events as Json[]) ?? []), ...(one.events ?? [])],
      };
    }
    for (const name of ['ask', 'waiting', 'channels'] as const)
      if (name in message) snapshot[name] = (message as Record<string, unknown>)[name];
  }
  return [welcome, snapshot as Message];
}

/** Where two texts part. */
export function difference(has: string, should: string): string {
  let i = 0;
  while (i < has.length && has[i] === should[i]) i++;
  const part = (text: string): string => text.slice(Math.max(0, i - 60), i + 120);
  return `"${part(has)}" instead of "${part(should)}"`;
}

/** A lesson that is told only what the test says, its time standing still: so far how its first scene begins. */
export async function learner(page: Page, game: string, opens: unknown): Promise<void> {
  await page.addInitScript((reply) => Object.assign(window, { opens: [reply] }), opens);
  await quietly(page);
  await page.exposeFunction('reader', () => page.locator('body').ariaSnapshot());
  await page.goto(`/learn/${game}`);
  await until(page, '[data-moment] .board');
}

/** Answers a lesson so many times; each time this is the reply, with so many moments that have a scene. */
export const learn = (page: Page, told: { reply: unknown; staged: number }[], aloud = false): Promise<Shown> =>
  page.evaluate(
    ({ told, lasts, aloud }) =>
      (window as unknown as { learn: (told: unknown, lasts: number, aloud: boolean) => Promise<Shown> }).learn(
        JSON.parse(told),
        lasts,
        aloud,
      ),
    { told: JSON.stringify(told), lasts: LASTS, aloud },
  );
