// A whole client in plain JavaScript for Node, written from docs/protocol.md alone: no package at all.
//
//     node --experimental-websocket examples/clients/client.mjs http://127.0.0.1:1692 salem1692 4
//
// Opens a table with bots on the other seats, sits down, plays options at random, and prints how it ended. It keeps its
// numbers, comes back when it is cut off, and sends commands of unknown fate again under the same id.
import { randomUUID } from 'node:crypto';

const [server, game, seats] = process.argv.slice(2);
const any = (list) => list[Math.floor(Math.random() * list.length)];

const wish = {
  game,
  seats: Number(seats),
  pace: 'untimed',
  name: 'Js',
  bots: Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), 1])),
  start: true,
};
const reply = await fetch(`${server}/api/tables`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(wish),
});
const opened = await reply.json();
if (!reply.ok) throw new Error(`refused: ${opened.code}`);

let token = opened.token;
let [n, k, pause] = [0, 0, 500];
let view = {};
let ask = null;
const waiting = new Map(); // commands without a reply, by id

function connect() {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/ws/${opened.table}`);
  const send = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));

  socket.onopen = () => {
    send({ type: 'hello', protocol: 2, token, renew: true, n, k });
    for (const command of waiting.values()) send(command);
  };
  socket.onmessage = ({ data }) => {
    pause = 500;
    hear(JSON.parse(data), send);
    if (ask && ask.held == null && ask.required !== false && waiting.size === 0) {
      const command = { type: 'answer', id: randomUUID(), choice: any(ask.options) };
      waiting.set(command.id, command);
      ask = null;
      send(command);
    }
  };
  socket.onerror = () => {}; // a close follows
  socket.onclose = () => {
    setTimeout(connect, pause * (0.5 + Math.random()));
    pause = Math.min(10_000, pause * 1.7);
  };
}

function hear(message, send) {
  switch (message.type) {
    case 'welcome':
      token = message.token || token;
      break;
    case 'snapshot':
      [view, ask, n, k] = [message.view ?? {}, message.ask ?? null, message.n ?? 0, message.k ?? 0];
      if (message.end) finish(message.end);
      break;
    case 'update':
      for (const moment of [...(message.moments ?? []), message]) {
        // one after the other; the last is the newest
        Object.assign(view, moment.view);
        for (const name of moment.gone ?? []) delete view[name];
        n = moment.n ?? n;
      }
      if ('ask' in message) ask = message.ask;
      break;
    case 'talk':
      k = message.k;
      break;
    case 'end':
      finish(message.reveal);
      break;
    case 'accepted':
      waiting.delete(message.id);
      break;
    case 'refused':
      // `unavailable`: written or not, nobody knows; the same id again acts once
      if (message.code === 'unavailable') setTimeout(() => send(waiting.get(message.id)), 500);
      else waiting.delete(message.id);
      break;
    case 'bye':
      if (message.again === false) throw new Error(`sent away: ${message.code}`);
  }
}

function finish(reveal) {
  console.log(JSON.stringify({ table: opened.table, winners: reveal.winners }));
  process.exit(0);
}

connect();
