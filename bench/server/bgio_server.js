// boardgame.io Server (in-memory storage, socket.io), as upstream's examples/react-web/server.js does.
const { Shed7, Shed12, req } = require('./bgio_games.js');
const { Server, Origins } = req('boardgame.io/server');
const server = Server({ games: [Shed7, Shed12], origins: [Origins.LOCALHOST] });
server.run({ port: +(process.env.PORT || 18000), lobbyConfig: { apiPort: +(process.env.PORT || 18000) + 1 } }, () => console.log('ready', process.pid));
