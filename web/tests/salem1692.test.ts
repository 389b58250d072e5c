// What a question of Salem 1692 says besides its words: whose cards these are, what a deed would make, who is safe, who is a witch like me.
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { face } from '../src/games/salem1692/face';
import { fellows, refusalOf, type CardId, type SalemView } from '../src/games/salem1692/view';
import type { Option } from '../src/games/salem1692/wire';
import { Teller } from '../src/telling';
import type { Json } from '../src/wire/generated';
import { unmark, words } from '../src/words.svelte';
import { at as fileAt, text } from './places';

const NAMES = ['Ines', 'Hester', 'Pilar', 'Otto'];
const FAMILIES = { words: { seat: ['seat'], card: ['card'] }, rules: {} };
const teller = new Teller('salem1692', FAMILIES, (seat) => NAMES[seat] ?? '?', words, 0);
const VIEW: Json = {
  viewer: 0,
  living: [0, 2, 3],
  phase: 'day',
  aside: [],
  accusations: [0, 0, 4, 6],
  limits: [7, 7, 7, 7],
  face_down: [2, 0, 3, 1],
  front: [{}, {}, {}, {}],
  gavel: -1,
  is_witch: false,
  learned: [],
};
const at = (kind: string, more: Json = {}, data: number[] = []): SalemView =>
  ({ ...VIEW, decision: { kind: `salem1692.${kind}`, data }, ...more }) as unknown as SalemView;
const said = (view: SalemView, option: Json | null = null): string =>
  unmark(face.reason(view, option as Option | null, teller));

beforeAll(() => {
  for (const file of ['common', 'web', 'salem1692']) words.add('en', text(`locales/en/${file}.ftl`));
  words.speak('en');
});

describe('a question', () => {
  it('says whose hidden Tryals lie there: left is the next living seat', () => {
    expect(said(at('pass_tryals'))).toBe('These are the hidden Tryals of Pilar.');
    expect(said(at('pass_tryals', { viewer: 3, living: [0, 2, 3] }))).toContain('of Ines');
    expect(said(at('reveal', {}, [3]))).toBe('This is the last hidden Tryal of Otto.');
    // Of one's own one sees the faces.
    expect(said(at('black_cat', {}, [0]))).toBe('');
  });

  it('says which card is being aimed, what it would make, and when that is enough', () => {
    const target = at('target', { aside: ['evidence'] });
    expect(said(target)).toContain('Evidence');
    expect(said(target, { do: 'seat', seat: 0 })).toBe('0 + 3 makes 3 of 7.');
    expect(said(target, { do: 'seat', seat: 2 })).toMatch(/^4 \+ 3 makes 7 of 7\. That is enough/);
    expect(unmark(face.deed!(target, { do: 'seat', seat: 2 } as Option, teller))).toBe(
      'Play a piece of Evidence on Pilar',
    );
    expect(face.deed!(at('turn'), { do: 'draw' } as Option, teller)).toBe('');
  });

  it('counts an Alibi that Will Griggs plays as a Witness as the Witness that it is', () => {
    const target = at('target', { aside: ['alibi'] }, [0, 1]);
    const seat = { do: 'seat', seat: 0 };
    expect(said(target)).toMatch(/^Witness: Red\./);
    expect(said(target, seat)).toMatch(/^0 \+ 7 makes 7 of 7\. That is enough/);
    expect(unmark(face.deed!(target, { do: 'seat', seat: 3 } as Option, teller))).toBe('Play a Witness on Otto');
    expect(said(at('target', { aside: ['alibi'] }, [0, 0]))).toMatch(/^Alibi: Green\./);
  });

  it('no longer offers to draw after a card was played', () => {
    const ask = (...deeds: string[]) => ({
      id: 1,
      kind: 'salem1692.turn',
      options: deeds.map((deed) => ({ do: deed })),
    });
    expect(face.question!(ask('draw', 'play'))).toBe('');
    expect(face.question!(ask('play', 'end'))).toBe('Your turn: play another card, or end it.');
  });

  it('tells whoever may confess what keeps them safe already', () => {
    expect(said(at('confess', { gavel: 0 }))).toContain('gavel');
    expect(said(at('confess', { front: [{ asylum: 1 }] }))).toContain('Asylum');
    expect(said(at('confess', { gavel: 2 }))).toBe('');
  });
});

describe('a button', () => {
  const deed = (view: SalemView, option: Json): string => unmark(face.deed!(view, option as Option, teller));

  it('says the deed with a hidden Tryal as a verb', () => {
    const first: Json = { ask: 1, do: 'tryal', at: 0 };
    expect(deed(at('reveal', {}, [3]), first)).toBe('Turn up Tryal 1');
    expect(deed(at('pass_tryals'), first)).toBe('Take Tryal 1');
    expect(deed(at('point_first', {}, [2]), first)).toBe('Point at Tryal 1');
  });

  it('says whom an Alibi frees, what it leaves, and takes three alike with one tap', () => {
    const front = [{}, {}, { accusation: 3, evidence: 1 }, {}];
    const view = at('alibi', { front, accusations: [0, 0, 6, 0] }, [2, 3]);
    expect(deed(view, { ask: 1, do: 'card', card: 'accusation' })).toBe('Free Pilar of: Accusation');
    expect(said(view, { do: 'card', card: 'accusation' })).toBe('6 less 1 leaves 5 of 7.');
    expect(said(view, { do: 'card', card: 'evidence' })).toBe('6 less 3 leaves 3 of 7.');
    expect(face.several!(view, teller)).toEqual([
      { words: 'Take away 3 Accusations', wishes: Array(3).fill({ do: 'card', card: 'accusation' }) },
    ]);
    expect(face.several!(at('alibi', { front }, [2, 1]), teller)).toEqual([]);
    expect(face.several!(at('turn'), teller)).toEqual([]);
  });
});

describe('a witch', () => {
  // As the rules write it down: when, what, which face or seats, with whom.
  const learned = [
    [0, 'witches', [0, 3], 0],
    [0, 'took', 0, 1],
    [0, 'gave', 1, 2],
    [1, 'gave', 1, -1],
  ];

  it('knows who opened their eyes as well, and to whom a Witch card went', () => {
    expect(fellows(at('turn', { learned }))).toEqual([2, 3]);
    expect(fellows(at('turn', { learned: null }))).toEqual([]);
  });

  it('is told so when the witches point, and nobody else is', () => {
    expect(said(at('night', { learned, is_witch: true }))).toBe('Witches like you: Pilar and Otto.');
    expect(said(at('night', { is_witch: true }))).toBe('You are the only witch alive.');
    expect(said(at('night'))).toBe('');
  });
});

/** Plays games in Python: what one seat saw when it played a card, the card, and on whom the server then let it play. */
const PLAYED = `
import json, random
import meetinghouse as mh
KEPT = ("viewer", "living", "front", "hand_sizes")
out = []
for seed in range(24):
    match = mh.new_match("salem1692", seats=5, seed=seed)
    chance = random.Random(seed)
    while match.outcome is None:
        seat = match.waiting[0]
        ask = match.ask(seat)
        option = chance.choice(ask.options).to_json()
        view = match.view(seat)
        match.answer(seat, option)
        if option["do"] == "play" and match.outcome is None:
            targets = [one.to_json()["seat"] for one in match.ask(seat).options]
            out.append([{key: view[key] for key in KEPT}, option["card"], targets])
print(json.dumps(out))
`;

describe('a card that is picked', () => {
  it('may be aimed at exactly those on whom the server lets it be played, and says why at nobody else', () => {
    const run = spawnSync(fileAt('.venv/bin/python'), ['-c', PLAYED], { encoding: 'utf8', maxBuffer: 1 << 26 });
    if (run.status !== 0) throw new Error(run.stderr);
    const played = JSON.parse(run.stdout) as [SalemView, CardId, number[]][];
    const spared = new Set<string>();
    for (const [view, card, targets] of played) {
      const others = view.living.filter((seat) => seat !== view.viewer);
      const free = others.filter((seat) => {
        const refusal = refusalOf(view, card, seat);
        if (refusal) spared.add(`${card} ${refusal.rule}`);
        return !refusal;
      });
      expect(free, JSON.stringify([card, view])).toEqual(targets);
    }
    expect([...spared]).toEqual(
      expect.arrayContaining(['accusation S5.22', 'alibi S5.3', 'curse S5.3', 'scapegoat S5.3', 'robbery S5.3']),
    );
  });
});
