// The state of a table is what the server told, put together.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Match } from '../src/state/match.svelte';
import type { Json, Snapshot, TableInfo } from '../src/wire/generated';
import type { SocketLike } from '../src/wire/socket';

const TABLE = {
  id: 'ABCDEFG',
  game: 'salem1692',
  rules_version: '1.0',
  seats: 2,
  options: {},
  pace: 'standard',
  watch: 'invited',
  people: [{ seat: 0, kind: 'person', name: 'Ines' }, { seat: 1 }],
} as TableInfo;
const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({ type: 'snapshot', table: TABLE, ...more });

describe('a match', () => {
  let match: Match;
  const sent: Json[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    const socket: SocketLike = {
      readyState: 1,
      send: (text) => sent.push(JSON.parse(text) as Json),
      close: () => undefined,
      onopen: null,
      onclose: null,
      onmessage: null,
      onerror: null,
    };
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
    match = new Match('ABCDEFG', { token: 't', key: '', name: '' }, () => socket);
    match.start();
    socket.onopen?.({} as Event);
    socket.onmessage?.({
      data: JSON.stringify({ type: 'welcome', now: Date.now(), seat: 0, host: true }),
    } as MessageEvent);
  });
  afterEach(() => {
    match.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('fills in what the server leaves out', () => {
    match.hear(snapshot());
    expect(match.table).toMatchObject({ status: 'lobby', rematch_wishes: [] });
    expect(match.table!.people[1]).toMatchObject({ kind: 'empty', rung: 'here' });
  });

  it('lays changes over the view and takes away what is gone', () => {
    match.hear(snapshot({ view: { a: 1, b: 2, c: 3 } }));
    match.hear({ type: 'update', view: { a: 9 }, gone: ['c'] });
    expect(match.view).toEqual({ a: 9, b: 2 });
  });

  it('knows why a bot plays or played my seat, until I play again myself', () => {
    const table = (rung: 'here' | 'bot'): TableInfo =>
      ({
        ...TABLE,
        status: 'playing',
        people: [{ seat: 0, kind: 'person', name: 'Ines', rung }, { seat: 1 }],
      }) as TableInfo;
    const ask = { id: 7, kind: 'salem1692.turn', options: [{ ask: 7, do: 'draw' }] };
    match.hear(snapshot({ table: table('here'), view: {}, ask }));
    expect(match.replaced).toBe('');
    match.hear({ type: 'lobby', table: table('bot') });
    expect(match.replaced).toBe('silent');
    match.hear({ type: 'lobby', table: table('here') });
    expect(match.replaced).toBe('');
    match.hear(snapshot({ table: table('here'), view: {}, ask, away: 3 }));
    expect(match.replaced).toBe('gone');
    match.answer({ ask: 7, do: 'draw' });
    expect(match.replaced).toBe('');
  });

  it('keeps the question when an update says nothing of it, and drops it when told', () => {
    match.hear(snapshot({ ask: { id: 7, kind: 'salem1692.turn', options: [{ ask: 7, do: 'draw' }] } }));
    match.hear({ type: 'update', view: { a: 1 } });
    expect(match.ask?.id).toBe(7);
    match.hear({ type: 'update', ask: null });
    expect(match.ask).toBeNull();
  });

  it('numbers events for its own seat and forgets the oldest of a long game', () => {
    match.hear(snapshot({ n: 2, events: [{ key: 'a' }, { key: 'b' }] }));
    match.hear({ type: 'update', n: 3, events: [{ key: 'c' }] });
    expect(match.events.map((told) => told.n)).toEqual([0, 1, 2]);
    for (let i = 4; i < 1500; i++) match.hear({ type: 'update', n: i, events: [{ key: 'x' }] });
    expect(match.events.length).toBeLessThanOrEqual(500);
    expect(match.events.at(-1)?.n).toBe(1498);
  });

  it('sends one answer for two taps', () => {
    match.hear(snapshot({ ask: { id: 7, kind: 'k', options: [{ ask: 7, do: 'draw' }] } }));
    match.answer(match.ask!.options[0]!);
    match.answer(match.ask!.options[0]!);
    expect(sent.filter((message) => message.type === 'answer')).toHaveLength(1);
  });

  it('shows a refusal for six seconds and lets the seat try again', () => {
    match.hear(snapshot({ ask: { id: 7, kind: 'k', options: [{ ask: 7, do: 'draw' }] } }));
    match.answer(match.ask!.options[0]!);
    const id = String(sent.at(-1)!.id);
    match.hear({ type: 'refused', id, code: 'not-offered', key: 'error-not-offered', rule: 'S4.2' });
    expect(match.refusal?.rule).toBe('S4.2');
    expect(match.sending).toBe(false);
    vi.advanceTimersByTime(6100);
    expect(match.refusal).toBeNull();
  });

  it('puts a chosen option back when the question changes', () => {
    match.hear(snapshot({ ask: { id: 7, kind: 'k', options: [{ ask: 7, do: 'draw' }] } }));
    match.pick(match.ask!.options[0]!);
    expect(match.chosen).not.toBeNull();
    match.hear({ type: 'update', ask: { id: 8, kind: 'k', options: [] } });
    expect(match.chosen).toBeNull();
  });

  it('asks which deed is meant when a thing allows several', () => {
    const deeds = ['frighten', 'comfort'].map((deed) => ({ ask: 7, do: deed, colonist: 'tituba' }));
    match.hear(snapshot({ ask: { id: 7, kind: 'affliction.fear', options: [...deeds, { ask: 7, do: 'pass' }] } }));
    const [frighten, comfort] = match.ask!.options;
    match.tap([frighten!, comfort!]);
    expect(match.chosen).toBeNull();
    expect(match.deeds).toEqual(deeds);
    match.tap([frighten!, comfort!]);
    expect(match.deeds).toEqual([]);
    match.tap([comfort!]);
    expect(match.chosen).toBe(comfort);
    match.tap([frighten!, comfort!]);
    match.hear({ type: 'update', ask: { id: 7, kind: 'affliction.fear', options: deeds } });
    expect(match.deeds).toEqual(deeds);
    match.hear({ type: 'update', ask: { id: 8, kind: 'affliction.fear', options: deeds } });
    expect(match.deeds).toEqual([]);
  });

  it('answers a run of questions as one gesture, each after its own question', () => {
    const order = (id: number): Json[] => ['alibi', 'curse'].map((card) => ({ ask: id, do: 'card', card }));
    match.hear(snapshot({ ask: { id: 1, kind: 'salem1692.order', options: order(1) } }));
    match.run([
      { do: 'card', card: 'curse' },
      { do: 'card', card: 'alibi' },
    ]);
    const answers = (): Json[] =>
      sent.filter((message) => message.type === 'answer').map((message) => message.choice as Json);
    expect(answers()).toEqual([{ ask: 1, do: 'card', card: 'curse' }]);
    match.hear({ type: 'update', ask: { id: 2, kind: 'salem1692.order', options: order(2) } });
    expect(answers().at(-1)).toEqual({ ask: 2, do: 'card', card: 'alibi' });
    match.hear({ type: 'update', ask: { id: 3, kind: 'salem1692.turn', options: order(3) } });
    expect(answers()).toHaveLength(2);
  });

  it('aims a card at somebody: it is played, and its target only picked, to be confirmed', () => {
    const play = { do: 'play', card: 'alibi', ask: 1 };
    const seat = { do: 'seat', seat: 1, ask: 2 };
    match.hear(snapshot({ ask: { id: 1, kind: 'salem1692.turn', options: [play] } }));
    match.run([play, { do: 'seat', seat: 1 }], { aims: true });
    match.hear({ type: 'update', ask: { id: 2, kind: 'salem1692.target', options: [seat] } });
    expect(sent.filter((one) => one.type === 'answer')).toHaveLength(1);
    expect(match.chosen).toEqual(seat);
    // Where that target is not offered nothing is picked.
    match.hear({ type: 'update', ask: { id: 3, kind: 'salem1692.turn', options: [{ ...play, ask: 3 }] } });
    match.run(
      [
        { ...play, ask: 3 },
        { do: 'seat', seat: 1 },
      ],
      { aims: true },
    );
    match.hear({
      type: 'update',
      ask: { id: 4, kind: 'salem1692.target', options: [{ do: 'seat', seat: 0, ask: 4 }] },
    });
    expect(match.chosen).toBeNull();
  });

  it('lays an answer out step by step, puts back the last step, and sends all of it only when it is whole', () => {
    const from = (id: number): Json[] => ['mint', 'tavern'].map((building) => ({ ask: id, do: 'building', building }));
    const answers = (): unknown[] =>
      sent.filter((one) => one.type === 'answer').map((one) => (one.choice as Json).building);
    match.hear(snapshot({ ask: { id: 1, kind: 'new_salem.pay_from', options: from(1) } }));
    const [mint, tavern] = from(1) as [Json, Json];
    match.pick(tavern);
    match.lay(mint, 2);
    expect([match.chosen, match.whole, match.confirm()]).toEqual([null, false, false]);
    match.lay(tavern, 2);
    match.lay(tavern, 2);
    expect(match.laid.steps).toEqual([mint, tavern]);
    expect(match.putBack()).toBe(true);
    match.lay(mint, 2);
    expect([match.whole, match.confirm()]).toEqual([true, true]);
    expect(answers()).toEqual(['mint']);
    match.hear({ type: 'update', ask: { id: 2, kind: 'new_salem.pay_from', options: from(2) } });
    expect([answers(), match.laid.steps]).toEqual([['mint', 'mint'], []]);
    expect(match.putBack()).toBe(false);
  });

  it('never takes a step that is left over for the answer to another question', () => {
    const option: Json = { ask: 1, do: 'building', building: 'mint' };
    match.hear(snapshot({ ask: { id: 1, kind: 'new_salem.pay_from', options: [option] } }));
    match.lay(option, 2);
    match.lay(option, 2);
    match.confirm();
    match.hear({ type: 'update', ask: { id: 2, kind: 'new_salem.remove_from', options: [{ ...option, ask: 2 }] } });
    expect(sent.filter((one) => one.type === 'answer')).toHaveLength(1);
  });

  it('tells moments in turn, and holds back what came with them or after them', () => {
    match.hear(snapshot({ view: { a: 1 }, table: { ...TABLE, status: 'playing' } }));
    match.hear({
      type: 'update',
      moments: [
        { n: 1, events: [{ key: 'salem1692.tryal_revealed' }], view: { a: 2 }, s: 3 },
        { n: 2, events: [{ key: 'salem1692.died' }], view: { b: 1 }, s: 2 },
      ],
      n: 3,
      events: [{ key: 'salem1692.game_over' }],
      view: { a: 3 },
      gone: ['b'],
      clock: null,
    } as never);
    match.hear({ type: 'end', reveal: { winners: [0] } as never });
    match.hear({ type: 'lobby', table: { ...TABLE, status: 'ended' } });
    match.hear({ type: 'talk', k: 1, lines: [{ k: 1, at: 0, channel: 'table', seat: 1, text: 'ho' }] });
    expect([match.view, match.stage.n, match.end, match.table?.status, match.talk.length]).toEqual([
      { a: 2 },
      1,
      null,
      'playing',
      0,
    ]);
    match.stage.next();
    expect([match.view, match.stage.n, match.end]).toEqual([{ a: 2, b: 1 }, 2, null]);
    match.stage.skip();
    expect([match.view, match.stage.n, match.end?.winners, match.table?.status, match.talk.length]).toEqual([
      { a: 3 },
      3,
      [0],
      'ended',
      1,
    ]);
  });

  it('tells to its end what was not seen before a cut, and then what the table is now', () => {
    match.hear(snapshot({ view: { a: 1 } }));
    match.hear({
      type: 'update',
      moments: [{ n: 1, events: [{ key: 'salem1692.died' }], view: { a: 2 }, s: 3 }],
      n: 2,
      events: [{ key: 'salem1692.died' }],
      view: { a: 3 },
    } as never);
    match.hear(snapshot({ n: 3, events: [{ key: 'salem1692.turn' }], view: { a: 9 } }));
    expect(match.view).toEqual({ a: 2 });
    match.stage.next();
    vi.advanceTimersByTime(5000);
    expect([match.view, match.events.map(({ n }) => n)]).toEqual([{ a: 9 }, [0, 1, 2]]);
  });

  it('counts unread talk of others only', () => {
    match.hear(snapshot());
    match.hear({
      type: 'talk',
      k: 2,
      lines: [
        { k: 1, at: 0, channel: 'table', seat: 0, text: 'hi' },
        { k: 2, at: 0, channel: 'table', seat: 1, text: 'ho' },
      ],
    });
    expect(match.unread).toBe(1);
  });
});
