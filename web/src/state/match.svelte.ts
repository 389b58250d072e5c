// A table over the wire: its state, filled from a socket that comes back by itself, and the talk, notes and lobby beside it.
import type { Clock, Json, ServerMessage, Snapshot, TalkLine, Update } from '../wire/generated';
import { TableSocket, type Line, type NewCommand, type SocketLike } from '../wire/socket';
import { PROTOCOL } from '../wire/generated';
import { whole, type Table } from '../wire/whole';
import { sound } from './sound';
import { TableState, type Refusal, type Run } from './table.svelte';
import { tables } from './tables.svelte';

export type Channel = NonNullable<Snapshot['channels']>[number];

const TALK_KEEPS = 300;
const REFUSAL_STAYS = 6000;

export class Match extends TableState {
  line = $state<Line>('connecting');
  retryAt = $state<number | null>(null);
  everOpen = $state(false);
  /** Set when the server said goodbye for good. */
  farewell = $state<string | null>(null);

  host = $state(false);
  talk = $state.raw<TalkLine[]>([]);
  channels = $state.raw<Channel[]>([]);
  muted = $state.raw<number[]>([]);
  note = $state('');
  rematch = $state.raw<{ table: string; key: string } | null>(null);
  seatLink = $state.raw<{ seat: number; token: string } | null>(null);
  unread = $state(0);
  /** My last answer. */
  given = $state.raw<Json | null>(null);
  /** Sockets that this seat has, on whatever devices. */
  devices = $state(0);

  private n = 0;
  private k = 0;
  private answering = '';
  private queue: Json[] = [];
  private how: Run = {};
  /** The question last answered, which may still be here for a moment. */
  private answered = -1;
  private refusalTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly socket: TableSocket;
  private readonly onOnline = (): void => this.socket.nudge();

  constructor(
    id: string,
    private readonly pass: { token: string; key: string; name: string; screen?: string },
    open: () => SocketLike = () => new WebSocket(socketAddress(id)),
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

  start(): void {
    addEventListener('online', this.onOnline);
    document.addEventListener('visibilitychange', this.onOnline);
    this.socket.connect();
  }

  stop(): void {
    removeEventListener('online', this.onOnline);
    document.removeEventListener('visibilitychange', this.onOnline);
    clearTimeout(this.refusalTimer);
    this.stage.clear();
    this.socket.close();
  }

  send(command: NewCommand): string {
    return this.socket.send(command);
  }

  override hasten(tempo: Table['tempo']): void {
    this.send({ type: 'hasten', tempo });
  }

  /** Answers the open question; a second tap before the reply does nothing. */
  override answer(choice: Json): void {
    if (this.sending || !this.ask) return;
    this.pick(null);
    this.sending = true;
    this.answered = this.ask.id;
    this.acted = this.n;
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
        this.table = whole(message.table);
        this.host = this.seat !== null && message.table.host === this.seat ? true : this.host && this.seat === null;
        break;
      case 'talk':
        this.k = message.k;
        this.talk = [...this.talk, ...message.lines].slice(-TALK_KEEPS);
        this.unread += message.lines.filter((line) => line.seat !== this.seat).length;
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
        this.end = message.reveal;
        this.ask = null;
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
        if (message.again === false) this.farewell = message.key;
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

  refuse(refusal: Refusal): void {
    this.refusal = refusal;
    sound.play('refused');
    clearTimeout(this.refusalTimer);
    this.refusalTimer = setTimeout(() => (this.refusal = null), REFUSAL_STAYS);
  }

  private snapshot(s: Snapshot): void {
    this.table = whole(s.table);
    this.view = s.view ?? null;
    this.setAsk(s.ask ?? null);
    this.next();
    this.waiting = s.waiting ?? [];
    this.setClock(s.clock ?? null);
    this.channels = s.channels ?? [];
    this.note = s.note ?? '';
    this.muted = s.muted ?? [];
    this.away = s.away ?? null;
    this.end = s.end ?? null;
    this.n = s.n ?? 0;
    this.hearEvents(s.events ?? [], this.n, false);
    this.acted ||= (this.events.findLast(({ event }) => event.seat === this.seat)?.n ?? -1) + 1;
    const first = this.k === 0;
    this.k = s.k ?? 0;
    this.talk = [...this.talk, ...(s.talk ?? [])].slice(-TALK_KEEPS);
    if (!first) this.unread += s.talk?.length ?? 0;
    tables.put(this.id, {
      game: s.table.game,
      over: this.table.status === 'ended' || this.table.status === 'closed',
      ...(this.seat === null ? {} : { seat: this.seat }),
    });
  }

  private update(u: Update): void {
    const before = this.view;
    if (u.view || u.gone) {
      const view: Json = { ...this.view, ...u.view };
      for (const name of u.gone ?? []) delete view[name];
      this.view = view;
    }
    if (u.ask !== undefined) {
      this.setAsk(u.ask);
      this.next();
    }
    if (u.waiting !== undefined) this.waiting = u.waiting;
    if (u.clock !== undefined) this.setClock(u.clock);
    if (u.channels !== undefined) this.channels = u.channels;
    if (u.n) this.hearEvents(u.events ?? [], (this.n = u.n), true);
    if (u.n && !document.hidden) this.director?.(u.events ?? [], before, u.clock ?? null);
  }
}

function socketAddress(id: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${id}`;
}
