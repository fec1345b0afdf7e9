// A boardgame.io server for the comparison: `node server.js CELLS [FOLDER]`, in memory or with FlatFile in FOLDER.
// A board game that costs as little as one can: two players, one cell set a turn, no undo, no list of what is legal.
const { Server, FlatFile, SocketIO } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const [cells, folder] = [Number(process.argv[2]), process.argv[3]];

const game = {
  name: "load",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  setup: () => ({
    cells: Array.from({ length: cells }, (_, id) => ({ id, owner: null, kind: "warrior", moved: 0, seen: [0, 0] })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, ctx, playerID }, id) => {
      const cell = G.cells[id];
      if (cell === undefined || cell.moved === ctx.turn) return "INVALID_MOVE";
      cell.owner = playerID;
      cell.moved = ctx.turn;
    },
  },
};

const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
// A client that reads only when it waits for something answers no pings meanwhile.
const transport = new SocketIO({ socketOpts: { pingInterval: 3_600_000 } });
const server = Server({ games: [game], origins: ["http://127.0.0.1"], transport, ...(db && { db }) });
server.run(0).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
