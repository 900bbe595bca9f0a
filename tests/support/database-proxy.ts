import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

/** The way to a database, which can be lost as ways are: frozen, cut, or lost with an answer on it. */
export interface DatabaseProxy {
  /** The database's address by this way. */
  readonly url: string;
  /** Everything stays open, and nothing arrives any more, in either direction. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Every connection ends, and nobody gets a new one. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Lets the next commit arrive at the database, and nothing come back from it. Answers when it is on its way. */
  readonly freezeAtCommit: () => Promise<void>;
}

/** A connection that commits often prepares it: from then on it says the name that it gave. */
const preparedCommit = /P[^]{4}([^\0]+)\0commit\0/;

/** Opens such a way to the database at `url`; it is closed after the file's last test. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let whenCommitted: (() => void) | undefined;

  const carry = (from: Socket, to: Socket) => {
    sockets.add(from);
    if (isFrozen) from.pause();
    from.on("data", (bytes) => void to.write(bytes));
    from.on("error", () => undefined);
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const freeze = () => {
    isFrozen = true;
    for (const socket of sockets) socket.pause();
  };
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    carry(client, database);
    carry(database, client);
    let prepared = "";
    client.on("data", (bytes) => {
      const said = bytes.toString("latin1");
      prepared = preparedCommit.exec(said)?.[1] ?? prepared;
      const commits = said.includes("commit\0") || (prepared && said.includes(`\0${prepared}\0`));
      if (!whenCommitted || !commits) return;
      freeze();
      whenCommitted();
      whenCommitted = undefined;
    });
  });
  const listen = async (on: number) => {
    server.listen(on, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const own = await listen(0);
  afterAll(() => (server.listening ? cut() : undefined));

  const through = new URL(url);
  through.host = `127.0.0.1:${own}`;
  return {
    url: through.href,
    freeze,
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    mend: async () => void (await listen(own)),
    freezeAtCommit: () => new Promise((resolve) => (whenCommitted = resolve)),
  };
}
