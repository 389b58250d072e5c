// The game both servers play, for boardgame.io.
const path = process.env.BGIO_MODULES;
const req = require('module').createRequire(path);
const { PlayerView, INVALID_MOVE } = req('boardgame.io/core');

// A card game with hidden hands: 60 cards (5 suits x 12), 4 cards each; play a matching card or draw; first empty hand wins.
// The same rules run on our engine in shed.py. `seats` is 7 or 12.
const shed = (seats) => ({
  name: 'shed' + seats, minPlayers: seats, maxPlayers: seats,
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 60 }, (_, i) => i));
    const players = {}; for (let p = 0; p < seats; p++) players[p] = { hand: deck.splice(-4) };
    const top = deck.pop(); return { secret: { deck }, players, top, discard: [], counts: new Array(seats).fill(4) };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    play: ({ G, playerID }, i) => {
      const h = G.players[playerID].hand, c = h[i];
      if (c === undefined || (c % 5 !== G.top % 5 && c % 12 !== G.top % 12)) return INVALID_MOVE;
      h.splice(i, 1); G.discard.push(G.top); G.top = c; G.counts[playerID]--;
    },
    draw: { client: false, move: ({ G, playerID, random }) => {
      if (G.secret.deck.length === 0) { G.secret.deck = random.Shuffle(G.discard); G.discard = []; }
      if (G.secret.deck.length) { G.players[playerID].hand.push(G.secret.deck.pop()); G.counts[playerID]++; }
    } },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => { if (G.counts.some((n) => n === 0)) return { winner: ctx.currentPlayer }; },
  legal: (G, p) => { const r = [['draw', []]]; const h = G.players[p].hand; for (let i = 0; i < h.length; i++) if (h[i] % 5 === G.top % 5 || h[i] % 12 === G.top % 12) r.push(['play', [i]]); return r; },
});
module.exports = { Shed7: shed(7), Shed12: shed(12), req };
