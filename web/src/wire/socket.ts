// One socket to one table: comes back by itself, sends again what was not answered, and never acts twice (ids are kept by the server).
import type { ClientMessage, Hello, ServerMessage } from './generated';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';
/** A command that the server answers with `accepted` or `refused` under its id. */
export type Command = Exclude<ClientMessage, Hello>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type NewCommand = WithoutId<Command>;

export interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
}

export interface Wiring {
  open: () => SocketLike;
  hello: () => Hello;
  hear: (message: ServerMessage) => void;
  line: (line: Line, retryAt: number | null) => void;
  /** Clock and chance can be replaced in tests. */
  now?: () => number;
  random?: () => number;
}

/** Not `randomUUID`: over plain HTTP on a local network browsers have none. */
const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 15_000;
const DEAD_AFTER = 25_000;

export class TableSocket {
  private socket: SocketLike | null = null;
  private readonly unanswered = new Map<string, Command>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private greeted = false;
  private ended = false;

  constructor(private readonly wiring: Wiring) {}

  connect(): void {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.greeted = false;
    this.wiring.line('connecting', null);
    const socket = this.wiring.open();
    this.socket = socket;
    socket.onopen = () => {
      this.heard = this.now();
      socket.send(JSON.stringify(this.wiring.hello()));
      this.pulse = setInterval(() => this.beat(), PING_EVERY);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => undefined;
  }

  /** Sends now, or as soon as the table is heard again; kept until it is answered. */
  send(command: NewCommand): string {
    const id = freshId();
    const whole = { ...command, id } as Command;
    this.unanswered.set(id, whole);
    if (this.greeted) this.write(whole);
    return id;
  }

  get pending(): number {
    return this.unanswered.size;
  }

  /** The network came back or the page was looked at again: do not wait for the timer. */
  nudge(): void {
    if (!this.socket && !this.ended) {
      this.tries = 0;
      this.connect();
    } else this.beat();
  }

  /** The device itself has no network any more, or the line is silent: it is lost, even if nobody closed it. */
  cut(): void {
    const { socket } = this;
    if (!socket || this.ended) return;
    socket.close();
    this.lost(socket);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.wiring.line('closed', null);
  }

  private receive(message: ServerMessage): void {
    this.heard = this.now();
    switch (message.type) {
      case 'welcome':
        this.tries = 0;
        this.greeted = true;
        this.wiring.hear(message);
        this.wiring.line('open', null);
        for (const command of this.unanswered.values()) this.write(command);
        return;
      case 'accepted':
      case 'refused':
      case 'pong':
      case 'link':
        this.unanswered.delete(message.id ?? '');
        break;
      case 'bye':
        if (message.again === false) this.ended = true;
        break;
    }
    this.wiring.hear(message);
  }

  private write(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private beat(): void {
    if (!this.socket || !this.greeted) return;
    // Nothing heard although we asked.
    if (this.now() - this.heard > DEAD_AFTER) this.cut();
    else this.write({ type: 'ping', id: freshId() });
  }

  private lost(socket: SocketLike): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.greeted = false;
    clearInterval(this.pulse);
    if (this.ended) {
      this.wiring.line('closed', null);
      return;
    }
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    const wait = most / 2 + (this.wiring.random ?? Math.random)() * (most / 2);
    this.tries += 1;
    this.wiring.line('lost', this.now() + wait);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private now(): number {
    return (this.wiring.now ?? Date.now)();
  }
}
