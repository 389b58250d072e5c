// The words of the games: each has a picture, they are found where they stand, and nothing else is taken for one.
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { icons } from '../scripts/icons.mjs';
import { pictures as affliction } from '../src/games/affliction/glossary';
import { pictures as newSalem } from '../src/games/new_salem/glossary';
import { pictures as salem } from '../src/games/salem1692/glossary';
import { Matcher, type Forms } from '../src/glossary/match';
import type { Pictures } from '../src/glossary/pictures';
import { mark, unmark } from '../src/words.svelte';
import { at, GAMES, LANGS, text, wordsOf } from './places';

const ICONS = icons();
const PICTURES: Record<string, Pictures> = { affliction, new_salem: newSalem, salem1692: salem };
type Declared = { id: string; of: string };

/** What each game declares, and a whole game of it as one seat is told it: asked of the server's own code. */
const ASK = `
import json, random
import meetinghouse as mh
from meetinghouse.learn import Learn
from meetinghouse.words import LANGUAGES, Words
out = {}
for game in ${JSON.stringify(GAMES)}:
    spec = mh.games()[game]
    match, dice = mh.new_match(game, seats=spec.min_seats, seed=4), random.Random(4)
    while match.outcome is None:
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is not None and (ask.required or dice.random() < 0.2):
                match.answer(seat, dice.choice(ask.options))
    names = [f"P{n}" for n in range(spec.min_seats)]
    told = match.events(0)
    out[game] = {
        "glossary": [{"id": word.id, "of": word.of} for word in mh.find_game(game).declares(Learn).glossary],
        "log": {lang: [Words(lang).line(game, event, names) for event in told] for lang in LANGUAGES},
    }
print(json.dumps(out))
`;
let told: Record<string, { glossary: Declared[]; log: Record<string, string[]> }>;

beforeAll(() => {
  const run = spawnSync(at('.venv/bin/python'), ['-c', ASK], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (run.status !== 0) throw new Error(run.stderr);
  told = JSON.parse(run.stdout) as typeof told;
});

function formsOf(game: string, lang: (typeof LANGS)[number]): Forms[] {
  const words = wordsOf(lang, game, `glossary-${game}`);
  const id = (...parts: string[]) => parts.join('-').replaceAll('_', '-');
  return told[game]!.glossary.map(({ id: word, of }) => {
    const listed = `${id(game, 'word', word)}.forms`;
    return {
      id: word,
      forms: words.has(listed) ? words.t(listed).split(', ') : [words.t(id(game, of || 'word', word))],
    };
  });
}

describe('every word', () => {
  for (const game of GAMES)
    it(`of ${game} has a picture that exists`, () => {
      for (const { id } of told[game]!.glossary) {
        const picture = PICTURES[game]![id];
        expect(picture, id).toBeDefined();
        if (typeof picture === 'string') expect(ICONS, id).toHaveProperty(picture);
        else expect(picture!.shows, id).toBeTypeOf('function');
      }
      const declared = told[game]!.glossary.map(({ id }) => id);
      expect(Object.keys(PICTURES[game]!).filter((id) => !declared.includes(id) && !id.startsWith('own_'))).toEqual([]);
    });
});

describe('in the log of a whole game', () => {
  for (const game of GAMES)
    for (const lang of LANGS)
      it(`of ${game} in ${lang} all words are linked that stand there, once in a line, and nothing else`, () => {
        const forms = formsOf(game, lang);
        const matcher = new Matcher(forms);
        const idOf = new Map(forms.flatMap((one) => one.forms.map((form) => [form, one.id])));
        const spelt = [...idOf].map(([form, id]): [RegExp, string] => [
          new RegExp(`(?<![\\p{L}\\p{N}])${form.replace(/ /g, '\\s')}(?![\\p{L}\\p{N}])`, 'u'),
          id,
        ]);
        const met = new Set<string>();
        const wrong: string[] = [];
        for (const line of new Set(told[game]!.log[lang]!)) {
          const linked = matcher.link(line);
          const found = linked.filter((one) => one.word);
          const ids = new Set(found.map((one) => one.word));
          if (linked.map((one) => one.text).join('') !== line || ids.size !== found.length) wrong.push(line);
          for (const one of found) {
            const form = one.text.replace(/\s/g, ' ');
            if ((idOf.get(form) ?? idOf.get(form[0]!.toLowerCase() + form.slice(1))) !== one.word) wrong.push(one.text);
            met.add(one.word);
          }
          // What is left over holds no form of a word that this line does not link already.
          for (const { text, word } of linked)
            if (!word && spelt.some(([form, id]) => !ids.has(id) && form.test(text))) wrong.push(text);
        }
        expect(wrong).toEqual([]);
        expect(met.size).toBeGreaterThan(3);
      });
});

describe('a text', () => {
  const matcher = new Matcher(
    [
      { id: 'witch', forms: ['Witch', 'witch'] },
      { id: 'not_a_witch', forms: ['Not a Witch'] },
      { id: 'hope', forms: ['Hope'] },
      { id: 'circle', forms: ['circle'] },
    ],
    ['Hope', 'Night'],
  );
  const found = (said: string): string[] => matcher.link(said).flatMap((one) => (one.word ? [one.word] : []));

  it('is linked by the longest word', () => {
    expect(found('It was a Not a Witch.')).toEqual(['not_a_witch']);
  });
  it('is not linked inside other words, nor with a capital where none begins a sentence', () => {
    expect(found('A witchhunt, the Circle line')).toEqual([]);
    expect(found('So be it. Circle the seats.')).toEqual(['circle']);
  });
  it('leaves the names of people alone, marked or not', () => {
    expect(found(`${mark('Witch')} accuses Hope.`)).toEqual([]);
  });
  it('says the same as before', () => {
    const said = `A ${mark('Ann')} in the circle, a witch, a witch.`;
    const linked = matcher.link(said);
    expect(linked.map((one) => one.text).join('')).toBe(unmark(said));
    expect(linked.filter((one) => one.word).map((one) => one.text)).toEqual(['circle', 'witch']);
  });
  it('is not linked in its own explanation', () => {
    expect(matcher.link('A witch in a circle.', 'witch').filter((one) => one.word)).toHaveLength(1);
  });
  it('of a page is linked in its paragraphs, and neither in headings nor in links', () => {
    expect(matcher.markup('<h2>The witch</h2><p>A <em>witch</em> and <a href="/x">a witch</a>, a witch.</p>')).toBe(
      '<h2>The witch</h2><p>A <em><span class="word" data-word="witch">witch</span></em> and <a href="/x">a witch</a>, a witch.</p>',
    );
  });
});

describe('rules pages', () => {
  for (const game of GAMES)
    for (const lang of LANGS)
      it(`of ${game} in ${lang} lead to at least half of the words, and lose no letter`, () => {
        const page = text(`docs/rules/${game}.${lang}.md`);
        const forms = formsOf(game, lang);
        const linked = new Matcher(forms).markup(page);
        expect(linked.replace(/<\/?span[^>]*>/g, '')).toBe(page);
        const met = new Set([...linked.matchAll(/data-word="([a-z_]+)"/g)].map((one) => one[1]));
        expect(met.size).toBeGreaterThan(forms.length / 2);
      });
});
