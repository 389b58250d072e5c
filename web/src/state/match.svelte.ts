// A table over the wire: its state, filled from a socket that comes back by itself, and the talk, notes and lobby beside it.
import { openLine } from '$carrier';
import type { Ask, Clock, Json, ServerMessage, Snapshot, TalkLine, Update } from '../wire/generated';
import { TableSocket, type Line, type NewCommand, type SocketLike } from '../wire/socket';
import { PROTOCOL } from '../wire/generated';
import { whole, type Table } from '../wire/whole';
import { changed, type Moment } from './director.svelte';
import { sound } from './sound';
import { TableState, type Run } from './table.svelte';
import { tables } from './tables.svelte';

const TALK_KEEPS = 300;

export class Match extends TableState {
  line = $state<Line>('connecting');
  retryAt = $state<number | null>(null);
  everOpen = $state(false);
  /** Four letters that lead to this table's invitation; empty where there are only links. */
  code = $state('');
  /** Set when the server said goodbye for good. */
  farewell = $state.raw<{ key: string; args: Json } | null>(null);

  host = $state(false);
  /** Before the first question: I have read who I am, and have said so. */
  read = $state(false);
  talk = $state.raw<TalkLine[]>([]);
  muted = $state.raw<number[]>([]);
  note = $state('');
  rematch = $state.raw<{ table: string; key: string } | null>(null);
  seatLink = $state.raw<{ seat: number; token: string } | null>(null);
  unread = $state(0);
  /** Sockets that this seat has, on whatever devices. */
  devices = $state(0);

  private n = 0;
  private k = 0;
  private answering = '';
  private queue: Json[] = [];
  private how: Run = {};
  /** The question last answered, which may still be here for a moment. */
  private answered = -1;
  private readonly socket: TableSocket;
  private readonly onOnline = (): void => {
    if (document.hidden) this.stage.skip();
    this.socket.nudge();
  };
  private readonly onOffline = (): void => this.socket.cut();

  constructor(
    id: string,
    private readonly pass: { token: string; key: string; name: string; screen?: string; person?: string },
    open: () => SocketLike = () => openLine(id),
  ) {
    super(id);
    this.socket = new TableSocket({
      open,
      hello: () => ({ type: 'hello', protocol: PROTOCOL, ...this.pass, renew: true, n: this.n, k: this.k }),
      hear: (message) => this.hear(message),
      line: (line, retryAt) => {
        this.line = line;
        this.live = line === 'open';
        this.retryAt = retryAt;
        if (line === 'open') this.everOpen = true;
        if (line === 'lost') this.sending = false;
      },
    });
  }

  /** What opens my seat, as the server named it last. */
  get token(): string {
    return this.pass.token;
  }

  start(): void {
    addEventListener('online', this.onOnline);
    addEventListener('offline', this.onOffline);
    document.addEventListener('visibilitychange', this.onOnline);
    this.socket.connect();
  }

  override stop(): void {
    super.stop();
    removeEventListener('online', this.onOnline);
    removeEventListener('offline', this.onOffline);
    document.removeEventListener('visibilitychange', this.onOnline);
    this.socket.close();
  }

  send(command: NewCommand): string {
    return this.socket.send(command);
  }

  override hasten(tempo: Table['tempo']): void {
    this.send({ type: 'hasten', tempo });
  }

  override back(): void {
    this.send({ type: 'back' });
  }

  /** Answers the open question; a second tap before the reply does nothing. */
  override answer(choice: Json): void {
    if (this.sending || !this.ask) return;
    this.pick(null);
    this.sending = true;
    this.answered = this.ask.id;
    this.acted = this.n;
    this.stoodIn = false;
    this.given = choice;
    this.answering = this.send({ type: 'answer', choice });
    sound.play('sent');
  }

  /**
   * Tries what was not offered: the server refuses and names the rule, which the prompt bar then shows.
   * Legality stays the server's business.
   */
  override tryAnyway(wish: Omit<Json, 'ask'>): void {
    if (!this.ask || this.sending) return;
    this.pick(null);
    this.send({ type: 'answer', choice: { ...wish, ask: this.ask.id } as Json });
  }

  /**
   * Answers a run of questions in order as one gesture: a deck put in order, a card dropped on someone.
   * Each answer waits for its own question, so nothing is sent that was not asked; the run ends where it is not offered.
   */
  override run(wishes: Json[], how: Run = {}): void {
    this.queue = [...wishes];
    this.how = how;
    this.next();
  }

  private next(): void {
    if (!this.queue.length || this.sending || !this.ask || this.ask.id === this.answered) return;
    const wish = this.queue.shift()!;
    const option = this.ask.options.find((one) =>
      Object.entries(wish).every(([name, value]) => name === 'ask' || one[name] === value),
    );
    if (!option || (this.how.only && this.ask.kind !== this.how.only)) this.queue = [];
    else if (this.how.aims && !this.queue.length) this.pick(option);
    else this.answer(option);
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat ?? null;
        this.host = message.host ?? false;
        this.offset = message.now - Date.now();
        this.code = message.code ?? '';
        if (message.devices) this.devices = message.devices;
        if (message.token) this.keep(message.token);
        if (message.key) tables.put(this.id, { key: message.key, screen: message.screen ?? '' });
        break;
      case 'snapshot':
        this.snapshot(message);
        break;
      case 'update':
        this.update(message);
        break;
      case 'lobby':
        this.setTable(whole({ ...message.table, options: { ...this.known(message.same), ...message.table.options } }));
        this.host = this.seat !== null && message.table.host === this.seat ? true : this.host && this.seat === null;
        break;
      case 'watchers':
        if (this.table) this.setTable({ ...this.table, watchers: message.watchers });
        break;
      case 'talk':
        this.k = message.k;
        this.stage.with(() => {
          this.talk = [...this.talk, ...message.lines].slice(-TALK_KEEPS);
          this.unread += message.lines.filter((line) => line.seat !== this.seat).length;
        });
        break;
      case 'note':
        this.note = message.text;
        break;
      case 'devices':
        this.devices = message.n;
        break;
      case 'muted':
        this.muted = message.seats;
        break;
      case 'end':
        this.stage.after(() => {
          this.end = message.reveal;
          this.ask = null;
        });
        tables.put(this.id, { over: true });
        break;
      case 'rematch':
        this.rematch = { table: message.table, key: message.key ?? '' };
        break;
      case 'link':
        if (message.seat === this.seat) this.keep(message.token);
        else this.seatLink = { seat: message.seat, token: message.token };
        break;
      case 'accepted':
        if (message.id === this.answering) this.sending = false;
        break;
      case 'refused':
        if (message.id === this.answering) {
          this.sending = false;
          this.answered = -1;
          this.queue = [];
        }
        this.refuse({ key: message.key, args: message.args ?? {}, rule: message.rule ?? '' });
        break;
      case 'pong':
        this.offset = message.now - Date.now();
        break;
      case 'bye':
        if (message.again === false) this.farewell = { key: message.key, args: message.args ?? {} };
        // A link that opened nothing: what this device has of its own counts again.
        if (message.code === 'already_seated') tables.put(this.id, { token: '', seated: true });
        else if (message.code === 'seat_claimed') tables.put(this.id, { token: '' });
        break;
    }
  }

  /** A clock says what time it is: the server's machine may have slept since the last one. */
  private setClock(clock: Clock | null): void {
    this.clock = clock;
    if (clock) this.offset = clock.now - Date.now();
  }

  /** My seat has a new token: from now on this device comes with it. */
  private keep(token: string): void {
    this.pass.token = token;
    tables.put(this.id, { token });
  }

  /** The question has changed: what was to be answered next may be asked now. */
  override setAsk(ask: Ask | null): void {
    super.setAsk(ask);
    this.next();
  }

  /** Options that a frame left out: they are as they were. */
  private known(same: string[] = []): Table['options'] {
    const options = this.table?.options ?? {};
    return Object.fromEntries(Object.entries(options).filter(([name]) => same.includes(name)));
  }

  /** That a game is over is told once its last moment has been seen; all else about a table at once. */
  private setTable(table: Table): void {
    const { status } = table;
    this.table = { ...table, status: this.stage.playing ? (this.table?.status ?? status) : status };
    this.stage.after(() => (this.table = { ...this.table!, status }));
  }

  private snapshot(s: Snapshot): void {
    this.setTable(whole(s.table));
    this.setClock(s.clock ?? null);
    this.note = s.note ?? '';
    this.muted = s.muted ?? [];
    this.away = s.away ?? null;
    this.stoodIn = this.away !== null;
    this.n = s.n ?? 0;
    const newest: Moment = {
      n: this.n,
      events: s.events ?? [],
      view: s.view ?? null,
      seconds: 0,
      until: null,
      starts: null,
      beside: { ask: s.ask ?? null, waiting: s.waiting ?? [], channels: s.channels ?? [] },
    };
    // After a cut what was not seen yet is told to its end.
    if (this.stage.playing) this.stage.play([newest]);
    else this.stage.show(newest);
    this.stage.after(() => (this.end = s.end ?? null));
    this.acted ||= (this.events.findLast(({ event }) => event.seat === this.seat)?.n ?? -1) + 1;
    const first = this.k === 0;
    this.k = s.k ?? 0;
    this.talk = [...this.talk, ...(s.talk ?? [])].slice(-TALK_KEEPS);
    if (!first) this.unread += s.talk?.length ?? 0;
    tables.put(this.id, {
      game: s.table.game,
      over: s.table.status === 'ended' || s.table.status === 'closed',
      ...(this.seat === null ? {} : { seat: this.seat }),
    });
  }

  private update(u: Update): void {
    if (u.clock !== undefined) this.setClock(u.clock);
    // What was asked before these moments is no longer open while they are told.
    if (u.ask !== undefined && u.ask?.id !== this.ask?.id) this.setAsk(null);
    const starts = u.clock?.starts ? u.clock.starts - this.offset : null;
    let view = this.stage.newest;
    const moments = [...(u.moments ?? []), u].map((one): Moment => {
      if (one.view || one.gone) view = changed(view, one.view, one.gone);
      this.n = one.n || this.n;
      return { n: this.n, events: one.events ?? [], view, seconds: one.s ?? 0, until: null, starts };
    });
    const last = moments.at(-1)!;
    last.beside = {
      ...(u.ask === undefined ? {} : { ask: u.ask }),
      ...(u.waiting === undefined ? {} : { waiting: u.waiting }),
      ...(u.channels === undefined ? {} : { channels: u.channels }),
    };
    if (starts !== null) {
      let due = starts;
      for (const moment of moments.toReversed()) {
        moment.until = due;
        due -= moment.seconds * 1000;
      }
    }
    this.stage.play(moments);
  }
}
