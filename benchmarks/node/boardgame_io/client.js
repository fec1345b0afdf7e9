// Two socket.io clients a match, in one process: `node client.js URL TABLES WARM SECONDS DROPPED_SECONDS`.
// The next move of a match goes out when both its clients have the last one. Prints one line of JSON.
const { io } = require("socket.io-client");

const [url, ...numbers] = process.argv.slice(2);
const [tables, warm, seconds, droppedSeconds] = numbers.map(Number);
const CELLS = 64;

let measuring = false;
let dropped = 0;
const latencies = [];

const ask = async (path, body) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}/games/load${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
};

// One client: `state` is the newest it has, `told` is called when there is one.
const join = async (match, player) => {
  const { playerCredentials } = await ask(`/${match}/join`, { playerID: player, playerName: "Ada" });
  const socket = io(`${url}/load`, { transports: ["websocket"], forceNew: true });
  const client = { socket, player, credentials: playerCredentials, state: null, told: () => {} };
  const take = (state) => {
    client.state = state;
    client.told();
  };
  socket.on("update", (_, state) => take(state));
  await new Promise((ready) => {
    socket.on("sync", (_, info) => {
      take(info.state);
      ready();
    });
    socket.on("connect", () => socket.emit("sync", match, player, playerCredentials, 2));
  });
  return client;
};

const play = async (match, clients) => {
  for (let number = 0; ; number++) {
    const mover = clients[Number(clients[0].state.ctx.currentPlayer)];
    const payload = {
      type: "place",
      args: [Math.floor(Math.random() * CELLS)],
      playerID: mover.player,
      credentials: mover.credentials,
    };
    const send = () => mover.socket.emit("update", { type: "MAKE_MOVE", payload }, number, match, mover.player);
    const begun = performance.now();
    send();
    const again = setInterval(() => {
      dropped++;
      send();
    }, droppedSeconds * 1000);
    await new Promise((done) => {
      const look = () => clients.every((client) => client.state._stateID > number) && done();
      for (const client of clients) client.told = look;
    });
    clearInterval(again);
    if (measuring) latencies.push(performance.now() - begun);
  }
};

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

(async () => {
  const matches = [];
  for (let i = 0; i < tables; i++) {
    const { matchID } = await ask("/create", { numPlayers: 2 });
    matches.push([matchID, [await join(matchID, "0"), await join(matchID, "1")]]);
  }
  for (const [match, clients] of matches) play(match, clients);
  await sleep(warm * 1000);
  measuring = true;
  const begun = performance.now();
  await sleep(seconds * 1000);
  const spent = (performance.now() - begun) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(latencies.length * share)];
  console.log(JSON.stringify({ moves_s: latencies.length / spent, p50: at(0.5), p99: at(0.99), dropped }));
  process.exit(0);
})();
