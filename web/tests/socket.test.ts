// The socket comes back, sends again what was not answered, and gives up only when told to.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../src/wire/generated';
import { TableSocket, type Line, type SocketLike } from '../src/wire/socket';

class Fake implements SocketLike {
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: SocketLike['onopen'] = null;
  onclose: SocketLike['onclose'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onerror: SocketLike['onerror'] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  hears(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  opens(): void {
    this.onopen?.({} as Event);
    this.hears({ type: 'welcome', now: Date.now(), seat: 0 });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
}

describe('the socket', () => {
  let sockets: Fake[];
  let lines: Line[];
  let heard: string[];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    lines = [];
    heard = [];
    socket = new TableSocket({
      open: () => {
        const fake = new Fake();
        sockets.push(fake);
        return fake;
      },
      hello: () => ({ type: 'hello', n: heard.length }),
      hear: (message) => heard.push(message.type),
      line: (line) => lines.push(line),
      random: () => 0.5,
    });
    socket.connect();
    sockets[0]!.opens();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it('greets first and says when the line is open', () => {
    expect(sockets[0]!.sent[0]).toMatchObject({ type: 'hello' });
    expect(lines).toEqual(['connecting', 'open']);
  });

  it('keeps a command until it is answered and sends it again under the same id', () => {
    const id = socket.send({ type: 'ready', ready: true });
    sockets[0]!.breaks();
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    sockets[1]!.opens();
    expect(sockets[1]!.sent).toContainEqual({ type: 'ready', ready: true, id });
    sockets[1]!.hears({ type: 'accepted', id });
    expect(socket.pending).toBe(0);
    sockets[1]!.breaks();
    vi.advanceTimersByTime(1000);
    sockets[2]!.opens();
    expect(sockets[2]!.sent).toHaveLength(1);
  });

  it('waits longer each time, and never longer than ten seconds', () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = Date.now();
      sockets.at(-1)!.breaks();
      const n = sockets.length;
      while (sockets.length === n) vi.advanceTimersByTime(50);
      waits.push(Date.now() - before);
    }
    expect(waits[0]).toBeLessThan(600);
    expect(waits[3]!).toBeGreaterThan(waits[0]!);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
  });

  it('does not come back after a farewell', () => {
    sockets[0]!.hears({ type: 'bye', code: 'kicked', key: 'server-bye-kicked', again: false });
    sockets[0]!.breaks();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(lines.at(-1)).toBe('closed');
  });

  it('notices a dead line by its silence', () => {
    vi.advanceTimersByTime(15_000);
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(16_000);
    expect(lines).toContain('lost');
  });

  it('says at once that the device has no network, and keeps what was sent', () => {
    socket.cut();
    expect(lines.at(-1)).toBe('lost');
    socket.send({ type: 'ready', ready: true });
    socket.nudge();
    sockets[1]!.opens();
    expect(sockets[1]!.sent.map(({ type }) => type)).toEqual(['hello', 'ready']);
    socket.close();
    socket.cut();
    expect(lines.at(-1)).toBe('closed');
  });

  it('comes back at once when the network does', () => {
    sockets[0]!.breaks();
    socket.nudge();
    expect(sockets).toHaveLength(2);
  });
});
