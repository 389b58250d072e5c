// The browser says exactly what the terminal says: the same events, in the three languages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entry, Teller } from '../src/telling';
import type { GameInfo, Json } from '../src/wire/generated';
import { pieces, unmark, type Words } from '../src/words.svelte';
import { at, GAMES, LANGS, wordsOf } from './places';

const NAMES = ['Ines', 'Hana', 'none', 'Pilar', 'Íñigo', 'Theo', 'Sana', 'Milo', 'Otto', 'Mei', 'Jonas', 'Kofi'];

const info = (words: Record<string, string[]>): Pick<GameInfo, 'words' | 'rules'> => ({ words, rules: {} });

const tellerOf = (game: string, families: Record<string, string[]>, words: Words): Teller =>
  new Teller(game, info(families), (seat) => NAMES[seat]!, words);

describe('telling', () => {
  const words = wordsOf('en', 'common', 'salem1692');
  const teller = tellerOf('salem1692', { seat: ['seat', 'target', 'seats'], card: ['card', 'cards'] }, words);

  it('puts names into sentences and marks them', () => {
    const told = teller.line({ key: 'salem1692.played', seat: 0, target: 3, card: 'alibi' });
    expect(unmark(told)).toBe('Ines plays an Alibi on Pilar.');
    expect(
      pieces(told)
        .filter((piece) => piece.strong)
        .map((piece) => piece.text),
    ).toEqual(['Ines', 'Pilar']);
  });

  it('says what the reader was not told', () => {
    expect(unmark(teller.line({ key: 'salem1692.drew', seat: 1, n: 2 }))).toBe('Hana draws 2 cards.');
    expect(unmark(teller.line({ key: 'salem1692.drew', seat: 1, n: 2, cards: ['alibi', 'stocks'] }))).toContain(
      'Alibi and Stocks',
    );
  });

  it('joins lists as the language does', () => {
    expect(teller.join(['A', 'B', 'C'])).toBe('A, B and C');
    expect(tellerOf('salem1692', {}, wordsOf('es', 'common')).join(['Ana', 'Inés'])).toBe('Ana e Inés');
  });

  it('says an answer as a deed where a button would say a noun, and nobody visits themself', () => {
    const game = wordsOf('en', 'common', 'new_salem');
    const town = new Teller('new_salem', info({ seat: ['seat'] }), (seat) => NAMES[seat]!, game, 1);
    const visit = { ask: 3, do: 'seat', seat: 0 };
    expect(unmark(town.choice(visit, 'new_salem.midnight_visit'))).toBe('Visit Ines');
    expect(unmark(town.choice(visit))).toBe('Ines');
    expect(town.deed('new_salem.midnight_visit', { ...visit, seat: 1 })).toBe('');
    const blue = { ask: 3, do: 'card', card: 'piety' };
    expect(teller.choice(blue, 'salem1692.curse')).toBe('Discard Piety');
    expect(teller.choice(blue, 'salem1692.alibi')).toBe('Piety');
  });

  it('tells the options of a game without words apart', () => {
    const odds = tellerOf('odds', {}, wordsOf('fr', 'common'));
    expect(odds.choice({ ask: 1, do: 'call', side: 'even' })).toBe('call even');
  });

  it('has no deed that no question asks for', () => {
    for (const game of ['salem1692', 'new_salem']) {
      const said = readFileSync(at(`locales/en/${game}.ftl`), 'utf8').matchAll(
        new RegExp(`^${entry(game)}-deed-([\\w-]+) =`, 'gm'),
      );
      const wire = readFileSync(at(`web/src/games/${game}/wire.ts`), 'utf8');
      const asked = new Set([...wire.matchAll(new RegExp(`"${game}\\.(\\w+)"`, 'g'))].map(([, kind]) => kind!));
      const known = (id: string): boolean =>
        ['seat', 'card', 'front_card', 'character', 'building', 'pick', 'take', 'type', 'initiate'].some(
          (done) => id.endsWith(`-${entry(done)}`) && asked.has(id.slice(0, -done.length - 1).replaceAll('-', '_')),
        );
      expect([...said].map(([, id]) => id!).filter((id) => !known(id))).toEqual([]);
    }
  });

  it('shows the bare id where there are no words', () => {
    expect(teller.line({ key: 'salem1692.unheard_of' })).toBe('salem1692-unheard-of');
  });
});

const python = [process.env.MEETINGHOUSE_PYTHON, at('.venv/bin/python')].find((path) => path && existsSync(path));

/** Plays one short game of each kind in Python and prints every line as the terminal words it. */
const SCRIPT = `
import json, random, sys
import meetinghouse as mh
from meetinghouse.telling import Telling
from meetinghouse.words import Words
names = json.loads(sys.argv[1])
out = []
for game, seats in (("salem1692", 6), ("new_salem", 5), ("affliction", 3)):
    families = {family: list(args) for family, args in mh.find_game(game).declares(Telling).words.items()}
    match = mh.new_match(game, seats=seats, seed=1692)
    chance = random.Random(7)
    asked = []
    for _ in range(260):
        if match.outcome is not None:
            break
        seat = match.waiting[0]
        ask = match.ask(seat)
        asked.append([ask.kind, [option.to_json() for option in ask.options][:6]])
        match.answer(seat, chance.choice(ask.options))
    events = match.events(1)[:160]
    for lang in ("en", "fr", "es"):
        words = Words(lang)
        out.append({
            "game": game, "lang": lang, "families": families,
            "lines": [[event, words.line(game, event, names)] for event in events],
            "asks": [[kind, words.ask(game, kind)] for kind, _ in asked[:60]],
            "choices": [[option, words.choice(game, option, names)] for _, options in asked[:60] for option in options],
        })
print(json.dumps(out))
`;

describe.runIf(python)('the terminal and the browser', () => {
  const run = spawnSync(python!, ['-c', SCRIPT, JSON.stringify(NAMES)], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: at('src') },
    maxBuffer: 1 << 26,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const said = JSON.parse(run.stdout) as {
    game: string;
    lang: (typeof LANGS)[number];
    families: Record<string, string[]>;
    lines: [Json, string][];
    asks: [string, string][];
    choices: [Json, string][];
  }[];
  // A player called "none" is spelt with an invisible mark in Python so that no sentence takes the name for nothing.
  const plain = (text: string): string => unmark(text).replaceAll('\u2060', '');

  it('has every game in every language', () => {
    expect(said.map((one) => `${one.game} ${one.lang}`).sort()).toEqual(
      GAMES.flatMap((game) => LANGS.map((lang) => `${game} ${lang}`)).sort(),
    );
  });

  for (const one of said)
    it(`say the same of ${one.game} in ${one.lang}`, () => {
      const teller = tellerOf(one.game, one.families, wordsOf(one.lang, 'common', one.game));
      for (const [event, line] of one.lines) expect(plain(teller.line(event))).toBe(plain(line));
      for (const [kind, question] of one.asks) expect(plain(teller.ask(kind))).toBe(question);
      for (const [option, words] of one.choices) expect(plain(teller.choice(option))).toBe(plain(words));
      expect(one.lines.length).toBeGreaterThan(30);
    });
});
