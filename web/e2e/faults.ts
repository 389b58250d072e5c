// What is wrong with what a page showed of a story, held against a page that was told one moment at a time and cannot know what comes next.
import type { Page } from '@playwright/test';
import type { Json } from '../src/wire/generated';
import { difference, momentsOf, type Look, type Message, type Shown, type Told } from './story';

/** Kinds of which several in a row are meant as one. */
const TOGETHER = /\.(built|tryal_passed|tryal_dealt)$/;

const key = ({ n, event, turned }: Look): string => `${n} ${event} ${turned}`;

/** Moments after which another one comes at once: their numbers, and those that have a scene. */
export const between = (messages: Message[]): Set<number> =>
  new Set(messages.flatMap((one) => (one.type === 'update' ? momentsOf(one).slice(0, -1) : [])).map((one) => one.n!));

/** A text without the marks between its elements: one page may have loaded the glossary, which sets words apart, before the other. */
const bare = (text: string): string => text.replace(/[\s|]+/g, '');

/** All that is wrong with what a page showed; nothing where all is as it should be. `known` is what can be known moment by moment. */
export function faults(shown: Shown, known: Shown, events: number[], quiet: Set<number>): string[] {
  const wrong: string[] = [];
  const knew = new Map<string, Look[]>();
  const said = new Map<string, number>();
  for (const one of known.looks) {
    knew.set(key(one), [...(knew.get(key(one)) ?? []), one]);
    for (const text of one.bubbles) if (!said.has(text)) said.set(text, one.n);
  }
  for (const one of shown.looks) {
    if (one.event < 0 && !quiet.has(one.n)) continue;
    const where = `moment ${one.n}, scene ${one.event}, ${one.turned ? 'turned' : 'not turned'}`;
    const may = knew.get(key(one));
    if (!may) wrong.push(`${where}: such a state is not in the story`);
    for (const part of ['page', 'scene', 'prompt', 'guide'] as const)
      // While others wait behind it, nobody is said to choose.
      if (may && !(part === 'prompt' && !one[part]) && !may.some((other) => bare(other[part]) === bare(one[part])))
        wrong.push(`${where}: ${difference(one[part], may.at(-1)![part])}`);
    for (const text of one.bubbles)
      if ((said.get(text) ?? Infinity) > one.n) wrong.push(`${where}: "${text}" is said too early`);
  }
  // Before a card is turned the page says what it said before; only its title no longer says that it is my turn.
  const untitled = (page: string): string => page.slice(page.indexOf(' | '));
  for (const [i, one] of known.looks.entries()) {
    const before = known.looks[i - 1];
    if (one.event < 0 || one.turned || !before) continue;
    for (const [has, had] of [
      [untitled(one.page), untitled(before.page)],
      [one.guide, before.guide],
    ] as const)
      if (has !== had) wrong.push(`scene ${one.event}, not turned: ${difference(has, had)}`);
  }
  for (const [at, text] of shown.aria) {
    const may = known.aria.filter(([when]) => when === at).map(([, says]) => says);
    if (!may.includes(text)) wrong.push(`to a reader, ${at}: ${difference(text, may.at(-1) ?? '')}`);
  }
  const staged = new Set(shown.looks.filter((one) => one.turned).map((one) => one.event));
  for (const event of events) if (!staged.has(event)) wrong.push(`event ${event} was never on stage`);
  const ns = new Set(shown.looks.map((one) => one.n));
  for (const n of quiet) if (!ns.has(n)) wrong.push(`moment ${n} was never shown`);
  return wrong;
}

/** Numbers of the events in these moments that must be on stage; the first of them is number `n`. */
export async function mustShow(page: Page, game: string, moments: Told[], n: number): Promise<number[]> {
  const listed = (await (await page.request.get('/api/games')).json()) as {
    games: { id: string; rules: Record<string, { staging?: number }> }[];
  };
  const { rules } = listed.games.find((one) => one.id === game)!;
  let last = '';
  const staged: number[] = [];
  for (const { events = [] } of moments)
    for (const { key } of events as { key: string }[]) {
      if (rules[key.split('.')[1]!]?.staging && !(TOGETHER.test(key) && last === key)) staged.push(n);
      last = key;
      n += 1;
    }
  return staged;
}

/** The same moments with what stands at the end known at the first, and with the first two of them made one. */
export function planted(moments: Told[]): { early: Told[]; merged: Told[] } {
  const [first, second, ...rest] = moments;
  const newest = Object.assign({}, ...moments.map((one) => one.view)) as Json;
  const joined: Told = {
    ...second,
    events: [...(first!.events ?? []), ...(second!.events ?? [])],
    view: { ...first!.view, ...second!.view },
  };
  return { early: [{ ...first, view: newest }, second!, ...rest], merged: [joined, ...rest] };
}
