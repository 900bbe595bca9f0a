import type { Driver } from "kysely";
import type pg from "pg";
import { createConnection, type SendingConnection } from "./create-connection.ts";
import { DatabaseAway, isLost } from "./database-away.ts";
import { nameStatements } from "./name-statements.ts";
import type { Pulse } from "./take-pulse.ts";

/** What the driver asks of a pool. */
export interface ConnectionPool {
  readonly connect: () => Promise<pg.PoolClient>;
  readonly end: () => Promise<void>;
}

/** Distinct statements that get a name. */
const names_max = 500;

/**
 * Sends statements over the connections of a pool. Each is prepared under a name: the database parses and
 * plans it once a connection instead of once a call, which is a third of the work of a small query. What
 * nobody waits for goes out with the next statement (see create-connection.ts). Throws DatabaseAway where there is no
 * connection to be had, at once while the pulse says so.
 */
export function createDriver(pool: ConnectionPool, pulse?: Pulse): Driver {
  const nameOf = nameStatements(names_max);
  const known = new WeakMap<pg.PoolClient, SendingConnection>();
  const ours = (connection: object) => connection as SendingConnection;
  return {
    init: async () => {},
    acquireConnection: async () => {
      const client = await takeClient(pool, pulse);
      const connection = known.get(client) ?? createConnection(client, nameOf);
      known.set(client, connection);
      return connection;
    },
    releaseConnection: async (connection) => ours(connection).release(),
    beginTransaction: (connection, settings) => ours(connection).begin(settings),
    commitTransaction: (connection) => ours(connection).commit(),
    rollbackTransaction: (connection) => ours(connection).rollback(),
    destroy: () => pool.end(),
  };
}

/** A connection, or the news that there is none; one that comes after that goes back. */
function takeClient(pool: ConnectionPool, pulse: Pulse | undefined): Promise<pg.PoolClient> {
  if (pulse?.isAway()) return Promise.reject(new DatabaseAway("it was found away"));
  return new Promise((resolve, reject) => {
    let isTold = false;
    const leave = pulse?.whenAway(() => {
      isTold = true;
      reject(new DatabaseAway("it went away while a connection was awaited"));
    });
    pool.connect().then(
      (client) => {
        leave?.();
        if (isTold) client.release();
        else resolve(client);
      },
      (fault: unknown) => {
        leave?.();
        reject(isLost(fault) ? new DatabaseAway("no connection", { cause: fault }) : fault);
      },
    );
  });
}
