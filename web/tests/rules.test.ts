// Every line of a log leans on a rule that exists, and cards on the rule that names them.
import { describe, expect, it } from 'vitest';
import { face as affliction } from '../src/games/affliction/face';
import { COLONISTS } from '../src/games/affliction/rule';
import { face as newSalem } from '../src/games/new_salem/face';
import { EVENTS, eventRule } from '../src/games/new_salem/rule';
import { face as salem } from '../src/games/salem1692/face';
import { LOOKS } from '../src/games/salem1692/view';
import { Story } from '../src/state/story';
import { chapters } from '../src/rules';
import { GAMES, LANGS, text, wordsOf } from './places';

const FACES = { salem1692: salem, new_salem: newSalem, affliction } as const;
type Game = keyof typeof FACES;

/** The rules of a game: number to plain text. */
const book = (game: string, lang = 'en'): Map<string, string> =>
  new Map(
    chapters(text(`docs/rules/${game}.${lang}.md`)).chapters.flatMap((chapter) =>
      chapter.rules.filter((rule) => rule.number).map((rule) => [rule.number, rule.html] as const),
    ),
  );

/** What can happen, as the words of the game list it under this heading. */
function happenings(game: Game): string[] {
  const source = text(`locales/en/${game}.ftl`);
  const prefix = game.replaceAll('_', '-');
  const from = game === 'salem1692' ? `\n${prefix}-dealt =` : '## What happens';
  const part = source.slice(source.indexOf(from) + 1).split('\n## ')[0]!;
  return [...part.matchAll(new RegExp(`^${prefix}-([a-z-]+) =`, 'gm'))].map(
    (m) => `${game}.${m[1]!.replaceAll('-', '_')}`,
  );
}

describe('the rule behind a line', () => {
  it('exists for everything that can happen, in every language', () => {
    for (const game of GAMES as Game[]) {
      const keys = happenings(game);
      expect(keys.length).toBeGreaterThan(30);
      for (const lang of LANGS) {
        const rules = book(game, lang);
        for (const key of keys) expect(rules.has(FACES[game].rule({ key })), `${key} ${lang}`).toBe(true);
      }
    }
  });

  it('is the one that names the card', () => {
    const rules = { salem1692: book('salem1692'), new_salem: book('new_salem'), affliction: book('affliction') };
    const words = wordsOf('en', ...GAMES);
    const told = (game: Game, event: Record<string, string>): string =>
      rules[game].get(FACES[game].rule({ ...event })) ?? '';
    for (const card of Object.keys(LOOKS))
      expect(told('salem1692', { key: 'salem1692.played', card })).toContain(
        words.t(`salem1692-card-${card.replaceAll('_', '-')}`),
      );
    for (const event of EVENTS) {
      const name = words.t(`new-salem-event-${event.replaceAll('_', '-')}`).replace('’', "'");
      expect(rules.new_salem.get(eventRule(event))?.replaceAll('&#39;', "'")).toContain(name);
    }
    for (const colonist of COLONISTS)
      expect(told('affliction', { key: 'affliction.used', colonist })).toContain(
        words.t(`affliction-colonist-${colonist.replaceAll('_', '-')}`),
      );
  });

  it('tells apart what the same words can mean', () => {
    const rule = (event: Record<string, string>): string => salem.rule({ key: 'salem1692.kill_named', ...event });
    expect(rule({ saved: 'gavel' })).toBe('S7.19');
    expect(rule({ saved: 'asylum' })).toBe('S7.21');
    expect(rule({})).toBe('S7.17');
    expect(affliction.rule({ key: 'affliction.placed', space: 13 })).toBe('A4.15');
    expect(affliction.rule({ key: 'affliction.nothing_of_ours' })).toBe('');
  });
});

describe('the moment of a line', () => {
  it('is the frame in which it was told', () => {
    const story = new Story('T', {}, 'watch');
    // Frames with nothing to tell lie between: 0 and 1 at the deal, 2 later, 3 and 4 at the end.
    for (const [i, n] of [2, 2, 3, 3, 5].entries()) story.frames.push({ i, n, at: 0 });
    expect([0, 1, 2, 3, 4].map((n) => story.frameOf(n))).toEqual([0, 0, 2, 4, 4]);
    expect(story.frameOf(99)).toBe(4);
    expect(new Story('T', {}, 'watch').frameOf(0)).toBe(0);
  });
});
