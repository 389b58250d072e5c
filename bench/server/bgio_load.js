// Load generator: raw socket.io clients speaking boardgame.io's protocol (sync/update), websocket transport.
// usage: node bgio_load.js GAME MATCHES SECS THINK_MS SERVER_PID
// latency = from the mover's emit('update') to the arrival of that update at the NEXT mover's socket.
const { Shed7, Shed12, req } = require('./bgio_games.js');
const fs = require('fs');
const { io } = req('socket.io-client');
const [gname, M, SECS, THINK, SPID] = [process.argv[2], +process.argv[3], +process.argv[4], +(process.argv[5] || 0), process.argv[6]];
const game = { shed7: Shed7, shed12: Shed12 }[gname], P = game.minPlayers;
const url = 'http://127.0.0.1:' + (process.env.PORT || 18000) + '/' + gname;
const now = () => performance.now(), pick = (a) => a[Math.floor(Math.random() * a.length)];
let lat = [], moves = 0, games = 0, recording = false, seq = 0, bytes = 0, stop = false, syncs = [], recv = 0;
const cpu = () => { if (!SPID) return 0; const f = fs.readFileSync(`/proc/${SPID}/stat`, 'utf8').split(') ')[1].split(' '); return (+f[11] + +f[12]) / 100; };
const rss = () => +/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${SPID}/status`, 'utf8'))[1] / 1024;
class Match {
  constructor() { this.sockets = []; this.ready = 0; this.newId(); }
  newId() { this.id = 'b' + process.pid + '_' + seq++; this.synced = 0; this.stateID = -1; this.t = null; }
  async open() {
    for (let p = 0; p < P; p++) {
      const s = io(url, { transports: ['websocket'], forceNew: true, reconnection: false }); this.sockets.push(s); s.p = String(p);
      s.on('sync', (id, info) => { if (id !== this.id) return; if (recording) syncs.push(now() - this.tsync); if (++this.synced === P) this.onState(info.state, true, this.sockets[info.state.ctx.currentPlayer]); else this.first = info.state; });
      s.on('update', (id, state) => { recv++; if (id === this.id) this.onState(state, false, s); });
      await new Promise((r, j) => { s.on('connect', r); s.on('connect_error', j); });
    }
    this.sync();
  }
  sync() { this.tsync = now(); for (const s of this.sockets) s.emit('sync', this.id, s.p, undefined, P); }
  onState(state, isSync, s) {
    if (stop) return;
    if (state.ctx.gameover !== undefined) { // every socket hears it; player 0 starts the rematch
      if (s.p === '0') { this.done(state); games += recording ? 1 : 0; this.newId(); this.sync(); }
      return;
    }
    if (state.ctx.currentPlayer !== s.p || state._stateID <= this.stateID) { if (!isSync) return; }
    if (!isSync) this.done(state);
    this.stateID = state._stateID;
    // in a sync the state may belong to another player's view: ask that player's own view via its socket in hidden games
    const go = () => {
      if (stop || state._stateID !== this.stateID) return;
      let legal; try { legal = game.legal(state.G, s.p); } catch (e) { legal = [['draw', []]]; }
      const [t, a] = pick(legal); this.t = now();
      s.emit('update', { type: 'MAKE_MOVE', payload: { type: t, args: a, playerID: s.p, credentials: undefined } }, state._stateID, this.id, s.p);
    };
    THINK ? setTimeout(go, THINK * (0.5 + Math.random())) : go();
  }
  done() { if (this.t !== null) { if (recording) { lat.push(now() - this.t); moves++; } this.t = null; } }
}
(async () => {
  const ms = []; const t00 = now();
  for (let i = 0; i < M; i += 20) { const b = []; for (let k = i; k < Math.min(M, i + 20); k++) { const m = new Match(); ms.push(m); b.push(m.open()); } await Promise.all(b); }
  const tconn = now() - t00;
  await new Promise((r) => setTimeout(r, 1500));
  recording = true; const t0 = now(), c0 = cpu(), l0 = process.cpuUsage(); recv = 0;
  await new Promise((r) => setTimeout(r, SECS * 1000));
  recording = false; const w = (now() - t0) / 1000, sc = (cpu() - c0) / w, lc = process.cpuUsage(l0); stop = true;
  lat.sort((a, b) => a - b); const q = (p) => lat.length ? lat[Math.min(lat.length - 1, Math.floor(p * lat.length))] : NaN;
  const rec = { suite: 'boardgame.io', game: gname, matches: M, sockets: M * P, think_ms: THINK, secs: w, moves_per_s: moves / w, games_per_s: games / w, msgs_per_s: recv / w, p50: q(0.5), p90: q(0.9), p99: q(0.99), max: q(1), server_cpu: sc, load_cpu: (lc.user + lc.system) / 1e6 / w, connect_ms: tconn, server_rss_mb: SPID ? rss() : null };
  console.log(JSON.stringify(rec));
  process.exit(0);
})().catch((e) => { console.error('load failed', e); process.exit(1); });
